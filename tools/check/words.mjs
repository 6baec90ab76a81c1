// Holds the words of screens and errors together: node tools/check/words.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';

const home = fileURLToPath(new URL('../../', import.meta.url));
const source = 'en-US';

/**
 * What is wrong with the words: a key that no text of the sources names, a message that is no ICU message, a key
 * unknown to the source language, and a placeholder that a translation lost or invented.
 * `languages` is locale → key → message; `sources` are the texts of the program.
 */
export function checkWords(languages, sources) {
  const english = languages[source];
  const isNamed = namedIn(sources);
  const faults = Object.keys(english)
    .filter((key) => !isNamed(key))
    .map((key) => `${source}: nothing uses ${key}`);
  for (const [locale, words] of Object.entries(languages)) {
    for (const [key, message] of Object.entries(words)) {
      const fault = checkMessage(locale, message, english[key]);
      if (fault) faults.push(`${locale}: ${key} ${fault}`);
    }
  }
  return faults;
}

/** A key is named by its whole, or by a template that begins like it: `error.${code}`. */
function namedIn(sources) {
  const whole = new Set();
  const templates = new Set();
  for (const text of sources) {
    for (const [, key] of text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)) whole.add(key);
    for (const [, template] of text.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/gi)) {
      if (template.includes('${')) templates.add(template);
    }
  }
  const patterns = [...templates].map(
    (template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
  );
  return (key) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

function checkMessage(locale, message, english) {
  if (english === undefined) return 'is unknown to the source language';
  try {
    const given = placeholders(message, locale);
    const wanted = placeholders(english, source);
    return given === wanted ? undefined : `has ${given || 'no placeholders'}, the source language ${wanted || 'none'}`;
  } catch (error) {
    return `is no ICU message: ${error.message}`;
  }
}

function placeholders(message, locale) {
  const names = new Set();
  const walk = (parts) => {
    for (const part of parts) {
      if (part.type !== literal && part.type !== pound) names.add(part.value);
      for (const option of Object.values(part.options ?? {})) walk(option.value);
      walk(part.children ?? []);
    }
  };
  walk(new IntlMessageFormat(message, locale).getAst());
  return [...names].sort().join(', ');
}

/** Kinds of part in a parsed ICU message that name nothing: plain text, and the # of a plural. */
const literal = 0;
const pound = 7;

function readLanguages() {
  const folder = join(home, 'messages/src');
  const files = readdirSync(folder).filter((file) => /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?\.json$/.test(file));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

function readSources() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: home });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => file && !/[.](test|spec)[.]tsx?$/.test(file) && existsSync(join(home, file)));
  return files.map((file) => readFileSync(join(home, file), 'utf8'));
}

function main() {
  const languages = readLanguages();
  const faults = checkWords(languages, readSources());
  for (const fault of faults) console.log(fault);
  console.log(
    `${Object.keys(languages[source]).length} messages, ${Object.keys(languages).length} languages, ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
