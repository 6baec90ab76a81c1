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
 * unknown to the source language, and in a translation a key that is missing, a placeholder, an element or a choice that
 * was lost or invented, one that is missing in the usual form, a plural without all forms of the language, a sentence left in English, one far too long.
 * `languages` is locale → key → message; `sources` are the texts of the program.
 */
export function checkWords(languages, sources) {
  const english = languages[source];
  const isNamed = namedIn(sources);
  const faults = Object.keys(english)
    .filter((key) => !isNamed(key))
    .map((key) => `${source}: nothing uses ${key}`);
  for (const [locale, words] of Object.entries(languages)) {
    for (const key of Object.keys(english)) if (!words[key]) faults.push(`${locale}: ${key} is missing`);
    for (const [key, message] of Object.entries(words)) {
      if (!message) continue;
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
    const given = partsOf(message, locale);
    const wanted = partsOf(english, source);
    for (const kind of ['placeholders', 'elements', 'choices']) {
      const [lost, invented] = [without(wanted[kind], given[kind]), without(given[kind], wanted[kind])];
      if (lost.length > 0) return `has lost ${lost.join(', ')} (${kind})`;
      if (invented.length > 0) return `has invented ${invented.join(', ')} (${kind})`;
    }
    const unsaid = without(namesOfOther(wanted.parts), namesOfOther(given.parts));
    if (unsaid.length > 0) return `says no ${unsaid.join(', ')} where “other” is chosen`;
    const counting = new Set(
      wanted.plurals.filter(({ options }) => options.one ?? options['=1']).map(({ value }) => value),
    );
    const forms = given.plurals.map((plural) => formFault(plural, locale, counting.has(plural.value))).find(Boolean);
    if (locale.startsWith('en')) return undefined;
    if (forms) return forms;
    if (message === english && hasSentence(given.text)) return 'is left in English';
    return isFarTooLong(given.length, wanted.length) ? `is far too long: ${message}` : undefined;
  } catch (error) {
    return `is no ICU message: ${error.message}`;
  }
}

const without = (names, others) => [...names].filter((name) => !others.has(name)).sort();

/**
 * What a message is made of; its text is what stands outside of braces, all forms of a choice included, its length that
 * of the longest reading.
 */
function partsOf(message, locale) {
  const found = { placeholders: new Set(), elements: new Set(), choices: new Set(), plurals: [], text: '' };
  const walk = (parts) => {
    for (const part of parts) {
      if (part.type === kinds.literal) found.text += part.value;
      else if (part.type === kinds.element) found.elements.add(part.value);
      else if (part.type !== kinds.pound) found.placeholders.add(part.value);
      if (part.type === kinds.select)
        for (const of of Object.keys(part.options)) found.choices.add(`${part.value}=${of}`);
      if (part.type === kinds.plural) found.plurals.push(part);
      for (const option of Object.values(part.options ?? {})) {
        walk(option.value);
        found.text += '|';
      }
      walk(part.children ?? []);
    }
  };
  const parts = new IntlMessageFormat(message, locale).getAst();
  walk(parts);
  return { ...found, parts, length: longest(parts) };
}

/** The placeholders that are said where each choice falls on “other”. */
const namesOfOther = (parts) =>
  new Set(
    parts.flatMap(({ type, value, children = [], options }) => [
      ...(type === kinds.literal || type === kinds.pound || type === kinds.element ? [] : [value]),
      ...namesOfOther(children),
      ...(options ? namesOfOther(options.other.value) : []),
    ]),
  );

const longest = (parts) =>
  parts.reduce((sum, { type, value, children = [], options = {} }) => {
    const choices = Object.values(options).map((option) => longest(option.value));
    return sum + (type === kinds.literal ? value.length : 0) + longest(children) + Math.max(0, ...choices);
  }, 0);

/** Kinds of part in a parsed ICU message. */
const kinds = { literal: 0, select: 5, plural: 6, pound: 7, element: 8 };

/** A plural has no form that its language has not, and where it counts something each form that it has. */
function formFault({ value, options, pluralType }, locale, isCounting) {
  const rules = new Intl.PluralRules(locale, { type: pluralType });
  const known = rules.resolvedOptions().pluralCategories;
  const spelled = counted.filter((count) => !options[`=${count}`]);
  // In some languages a form is for fractions or millions alone; "other" says those well enough.
  const missing = known.filter((form) => !options[form] && spelled.some((count) => rules.select(count) === form));
  const unknown = Object.keys(options).filter((form) => !form.startsWith('=') && !known.includes(form));
  if (isCounting && missing.length > 0) return `has no ${missing.join(', ')} of ${value}`;
  return unknown.length > 0 ? `has ${unknown.join(', ')} of ${value}, which the language does not know` : undefined;
}

const counted = Array.from({ length: 201 }, (_, count) => count);

/** Single words and names are often the same in two languages; two plain words in a row are not. */
const hasSentence = (text) => /(?<![\p{L}\p{N}])\p{Ll}{3,} \p{Ll}{2,}(?![\p{L}\p{N}])/u.test(text);

/** A short text stands on a button or in a column, where twice as much and half a line more does not fit. */
const isFarTooLong = (length, english) => length > english * (english < 40 ? 2 : 1.7) + 24;

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

/** Prints what is wrong, and for each language how much of it is there. */
export function checkAllWords() {
  const languages = readLanguages();
  const faults = checkWords(languages, readSources());
  for (const fault of faults) console.log(fault);
  const total = Object.keys(languages[source]).length;
  for (const [locale, words] of Object.entries(languages)) {
    const own = Object.entries(words).filter(([key, text]) => key in languages[source] && text).length;
    const wrong = faults.filter((fault) => fault.startsWith(`${locale}:`)).length;
    console.log(`${locale}: ${own} of ${total} messages, ${wrong} faults`);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) checkAllWords();
