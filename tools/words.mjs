// The words of screens and errors, at the command line:
//   npm run words [-- de-DE] < lines of "key: text" or a JSON object    adds them to a language, en-US unless named
//                                                                       a changed text of en-US is missing in all others until they follow
//   npm run words -- remove key key                                     takes them out of all languages
//   npm run words -- missing de-DE                                      prints what the language lacks, in English
//   npm run words -- check                                              tells what is wrong with the words of all languages
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkAllWords } from './check/words.mjs';

const source = 'en-US';
const fileOf = (locale) => new URL(`../messages/src/${locale}.json`, import.meta.url);

const wordsOf = (locale) => (existsSync(fileOf(locale)) ? JSON.parse(readFileSync(fileOf(locale), 'utf8')) : {});

function save(locale, words) {
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(locale), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const languages = () =>
  readdirSync(new URL('../messages/src/', import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));

function remove(keys, locales = languages()) {
  for (const locale of locales) {
    const kept = Object.entries(wordsOf(locale)).filter(([key]) => !keys.includes(key));
    save(locale, Object.fromEntries(kept));
  }
}

/** Adds words, so that keys stay sorted. */
function add(locale, input) {
  const added = input.startsWith('{')
    ? JSON.parse(input)
    : Object.fromEntries(
        input
          .split('\n')
          .filter(Boolean)
          .map((line) => line.split(/:\s(.*)/s, 2)),
      );
  const before = wordsOf(locale);
  save(locale, { ...before, ...added });
  if (locale !== source) return;
  const changed = Object.keys(added).filter((key) => before[key] && before[key] !== added[key]);
  if (changed.length === 0) return;
  remove(
    changed,
    languages().filter((other) => other !== source),
  );
  console.log(`To be translated anew: ${changed.join(', ')}`);
}

function printMissing(locale) {
  const own = wordsOf(locale);
  const missing = Object.entries(wordsOf(source)).filter(([key]) => !own[key]);
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2));
}

const [action, ...rest] = process.argv.slice(2);
if (action === 'check') checkAllWords();
else if (action === 'missing') printMissing(rest[0]);
else if (action === 'remove') remove(rest);
else if (/^[a-z]{2}-[A-Z]{2}$/.test(action ?? source)) add(action ?? source, readFileSync(0, 'utf8').trim());
else {
  console.error(`“${action}” is neither a language such as de-DE nor one of check, missing, remove`);
  process.exitCode = 1;
}
