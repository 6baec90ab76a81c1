import { languageOf } from '@larder/kitchen/ingredients';
import type { ReadRecipe } from '../../recipe.ts';

/** Letters that one language alone is written in, as far as recipes go, the more telling first. */
const letters: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** Other languages that are written in these letters too. */
const alsoWritten: Record<string, string[]> = { zh: ['ja', 'ko', 'yue'], hi: ['mr', 'ne'], he: ['yi'] };

const enough = 4000;

/**
 * The language of a text by its letters, where the page says none or one that is not written in them: pages of a Japanese
 * cook that say "en" because their software does.
 */
export function languageByLetters(recipe: ReadRecipe): string | null {
  const said = recipe.language;
  const read = wordsOf(recipe).slice(0, enough);
  const all = read.match(/\p{L}/gu)?.length ?? 0;
  const found = letters.find(
    ([script, language]) => (read.match(script)?.length ?? 0) > all * (language === 'ja' ? 0.2 : 0.5),
  );
  if (!found || all < 20) return said ?? languageByWords(recipe);
  const [, language] = found;
  const primary = said?.split('-')[0]?.toLowerCase() ?? '';
  return primary === language || alsoWritten[language]?.includes(primary) ? (said ?? language) : language;
}

/** A recipe of fewer lines says too little. */
const fewestLines = 4;

/** Where the page says nothing, by the words of its ingredients. */
function languageByWords({ ingredientGroups }: ReadRecipe): string | null {
  const lines = ingredientGroups.flatMap(({ ingredients }) => ingredients);
  return lines.length >= fewestLines ? languageOf(lines) : null;
}

function wordsOf({ name, ingredientGroups, instructionSections }: ReadRecipe): string {
  const lines = ingredientGroups.flatMap(({ ingredients }) => ingredients);
  const steps = instructionSections.flatMap((section) => section.steps.map(({ text }) => text));
  return [name, ...lines, ...steps].join(' ');
}
