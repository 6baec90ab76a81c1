// The words of screens and errors, at the command line:
//   npm run words [-- de-DE] < lines of "key: text" or a JSON object    adds them to a language, en-US unless named
//   npm run words -- missing de-DE                                      prints what the language lacks, in English
//   npm run words -- check                                              tells what is wrong with the words of all languages
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkAllWords } from './check/words.mjs';

const fileOf = (locale) => new URL(`../messages/src/${locale}.json`, import.meta.url);

const wordsOf = (locale) => (existsSync(fileOf(locale)) ? JSON.parse(readFileSync(fileOf(locale), 'utf8')) : {});

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
  const words = Object.entries({ ...wordsOf(locale), ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(locale), `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`);
}

function printMissing(locale) {
  const own = wordsOf(locale);
  const missing = Object.entries(wordsOf('en-US')).filter(([key]) => !own[key]);
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2));
}

const [action, locale] = process.argv.slice(2);
if (action === 'check') checkAllWords();
else if (action === 'missing') printMissing(locale);
else add(action ?? 'en-US', readFileSync(0, 'utf8').trim());
