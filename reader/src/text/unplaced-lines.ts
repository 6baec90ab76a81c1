import { findDurations } from '@larder/kitchen';
import { withoutNumber } from '../page/fields/step-numbers.ts';
import { hasFacts, readFacts } from '../page/visible/facts.ts';
import type { Draft, ReadRecipe } from '../recipe.ts';
import { timeLabels } from '../words/fact-words.ts';
import { labelOf } from '../words/note-words.ts';
import type { ScoredTextRow } from './score-text.ts';

/**
 * The rows of a text that stand in no field of what was read from it. Each place is taken by one row: the second of two equal rows has
 * none if the recipe has their words once.
 */
export function unplacedRows(rows: ScoredTextRow[], recipe: ReadRecipe): ScoredTextRow[] {
  const places = placesIn(recipe);
  return rows.filter(
    (row, at) => keyOf(row.text) !== '' && !isPlaced(row, places) && !isPartHeading(row) && !isFact(rows, at, recipe),
  );
}

/** Letters and numbers, which are what a line says; the number of a step counts it. */
const keyOf = (text: string): string =>
  withoutNumber(text, Number.parseInt(text, 10))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}½¼¾⅓⅔⅛]/gu, '');

/** How many rows of each wording the fields hold. */
function placesIn({ name, ingredientGroups, instructionSections }: ReadRecipe): Map<string, number> {
  const texts = [
    name,
    ...ingredientGroups.flatMap((group) => [group.name ?? '', ...group.ingredients]),
    ...instructionSections.flatMap((section) => [section.name ?? '', ...section.steps.map(({ text }) => text)]),
  ];
  const places = new Map<string, number>();
  for (const key of texts.map(keyOf)) places.set(key, (places.get(key) ?? 0) + 1);
  return places;
}

function isPlaced({ text }: ScoredTextRow, places: Map<string, number>): boolean {
  const key = keyOf(text);
  const free = places.get(key) ?? 0;
  if (free > 0) places.set(key, free - 1);
  return free > 0;
}

/** "Ingredients" and "Method" say nothing that the fields do not, as long as nothing stands beside them. */
function isPartHeading({ section, text }: ScoredTextRow): boolean {
  return (section === 'ingredients' || section === 'method') && !/[\d(（,]|[:：]\s*\p{L}/u.test(text);
}

type Fact = 'prepMinutes' | 'cookMinutes' | 'totalMinutes' | 'yield';
const facts: Fact[] = ['prepMinutes', 'cookMinutes', 'totalMinutes', 'yield'];

/** Whether a row says times and servings and nothing else, and the recipe has them just so. */
function isFact(rows: ScoredTextRow[], at: number, recipe: ReadRecipe): boolean {
  const [before, row, next] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!row) return false;
  const own = readFacts([row]);
  if (hasFacts(own)) return agrees(own, recipe) && saysNoMore(row.text, recipe);
  const isLabel = (label: ScoredTextRow | undefined, value: ScoredTextRow | undefined) => {
    if (!label || !value || hasFacts(readFacts([label])) || hasFacts(readFacts([value]))) return false;
    const both = readFacts([label, value]);
    return hasFacts(both) && agrees(both, recipe) && saysNoMore(`${label.text} ${value.text}`, recipe);
  };
  return isLabel(row, next) || isLabel(before, row);
}

function agrees(draft: Draft, recipe: ReadRecipe): boolean {
  return facts.every((fact) => {
    const said = draft[fact];
    const kept = recipe[fact];
    return said === undefined || JSON.stringify(said) === JSON.stringify(kept);
  });
}

function saysNoMore(text: string, recipe: ReadRecipe): boolean {
  const withoutTimes = findDurations(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  const withoutLabels = Object.values(timeLabels).reduce((rest, label) => rest.replace(label, ' '), withoutTimes);
  const shown = new Set(wordsIn(recipe.yield?.text ?? ''));
  return wordsIn(withoutLabels).every((word) => shown.has(word) || labelOf(word) !== null);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
