import { unitWordsOf } from '../../units/unit-words.ts';
import { balticAndFinnicLanguages } from './baltic-and-finnic-languages.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { englishRules } from './english-rules.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LanguageData } from './language.ts';
import { norwegian } from './norwegian.ts';
import { otherScripts } from './other-scripts.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanceAndGermanicLanguages } from './romance-and-germanic-languages.ts';
import { type Rules, rulesOf } from './rules.ts';
import { slavicLanguages } from './slavic-languages.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

const languages: readonly LanguageData[] = [
  englishRules,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  danish,
  norwegian,
  polish,
  ...slavicLanguages,
  ...romanceAndGermanicLanguages,
  ...balticAndFinnicLanguages,
  ...otherScripts,
];
export const languageCodes: readonly string[] = languages.map(({ code }) => code);

const ready = new Map<string, Rules>();

/** The rules for a language tag such as "pt-BR"; those of English for a language that has none. */
export function rulesFor(tag: string): Rules {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const code = primary === 'no' || primary === 'nn' ? 'nb' : primary;
  const data = languages.find((language) => language.code === code) ?? englishRules;
  const known = ready.get(data.code);
  if (known) return known;
  const rules = rulesOf(data);
  ready.set(data.code, rules);
  return rules;
}

/** Whether a text is a unit of the language, as its rules know them: then it is no misspelt other one. */
export function isUnitOf(tag: string, text: string): boolean {
  const { unit } = rulesFor(tag);
  unit.lastIndex = 0;
  return unit.exec(text.trim())?.[0] === text.trim();
}

let known: ReturnType<typeof learnWords> | undefined;

/** The language of a recipe by the small words and units of its lines; English where they say nothing. */
export function languageOf(lines: readonly string[]): string {
  const text = lines.join(' ').toLowerCase();
  const byScript = languageByScript(text);
  if (byScript) return byScript;
  const words = text.match(/[\p{L}\p{M}']+/gu) ?? [];
  known ??= learnWords();
  let best = { code: languageWithoutWords(text), score: 0 };
  for (const language of known) {
    const score = words.reduce((sum, word) => sum + (language.words.get(word) ?? 0), 0);
    if (score > best.score) best = { code: language.code, score };
  }
  return best.code;
}

const scripts: readonly [code: string, letters: RegExp, share: number][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1],
  ['ko', /\p{Script=Hangul}/gu, 0.3],
  ['zh', /\p{Script=Han}/gu, 0.3],
  ['he', /\p{Script=Hebrew}/gu, 0.3],
  ['ar', /\p{Script=Arabic}/gu, 0.3],
  ['el', /\p{Script=Greek}/gu, 0.3],
];

/** By the letters alone, where enough of them belong to a script that one language of ours has. */
function languageByScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, script, share]) => letters > 0 && (text.match(script)?.length ?? 0) >= letters * share)?.[0];
}

/** Where no word is known, Cyrillic letters are most often Russian. */
const languageWithoutWords = (text: string): string => (/^\P{L}*\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');

/** A word counts for less the more languages have it, and letters such as "g" and "l" for nothing. */
function learnWords() {
  const lists = languages.map((data) => ({ code: data.code, words: wordsOf(data) }));
  const speakers = new Map<string, number>();
  for (const word of lists.flatMap(({ words }) => words)) speakers.set(word, (speakers.get(word) ?? 0) + 1);
  return lists.map(({ code, words }) => ({
    code,
    words: new Map(words.map((word) => [word, 1 / (speakers.get(word) ?? 1) ** 2])),
  }));
}

function wordsOf(data: LanguageData): string[] {
  const { code, units, links, vague, sizes, prepared, noteBegins, range, and, common } = data;
  const all = [
    ...unitWordsOf(code),
    units,
    common,
    ...links,
    ...vague,
    ...sizes,
    ...prepared,
    ...noteBegins,
    ...range,
    ...and,
  ]
    .join(' ')
    .toLowerCase();
  return [...new Set(all.match(/[\p{L}\p{M}']{2,}/gu) ?? [])];
}
