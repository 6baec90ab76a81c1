import type { Ingredient, Nutrition, Recipe } from '@larder/contract';
import type { MessageKey } from '@larder/messages';
import type { Words } from '../../../platform/http/index.ts';

/** What a recipe makes and how long it takes, as names and values. */
export const factsOf = (recipe: Recipe, words: Words): [name: string, value: string][] =>
  told([
    [words('export.yield'), recipe.recipeYield || (recipe.recipeServings > 0 ? String(recipe.recipeServings) : '')],
    [words('export.prep-time'), recipe.prepTime],
    [words('export.cook-time'), recipe.performTime ?? recipe.cookTime],
    [words('export.total-time'), recipe.totalTime],
  ]);

const nutrientNames = {
  calories: 'nutrition.calories',
  proteinContent: 'nutrition.protein',
  fatContent: 'nutrition.fat',
  saturatedFatContent: 'nutrition.saturated-fat',
  unsaturatedFatContent: 'nutrition.unsaturated-fat',
  transFatContent: 'nutrition.trans-fat',
  carbohydrateContent: 'nutrition.carbohydrates',
  sugarContent: 'nutrition.sugar',
  fiberContent: 'nutrition.fiber',
  sodiumContent: 'nutrition.sodium',
  cholesterolContent: 'nutrition.cholesterol',
} as const satisfies Record<keyof Nutrition, MessageKey>;

const nutrients = [
  'calories',
  'proteinContent',
  'fatContent',
  'saturatedFatContent',
  'unsaturatedFatContent',
  'transFatContent',
  'carbohydrateContent',
  'sugarContent',
  'fiberContent',
  'sodiumContent',
  'cholesterolContent',
] as const;

/** The nutrients that are known of a recipe, as names and values. */
export const nutritionOf = ({ nutrition }: Recipe, words: Words): [name: string, value: string][] =>
  told(nutrients.map((nutrient) => [words(nutrientNames[nutrient]), nutrition[nutrient]]));

/** A line as people write it: by the comma other programs part a food from what is said of it. */
export const lineOf = ({ display, food, note }: Ingredient): string =>
  food && /^[\p{L}\d]/u.test(note) && display.endsWith(` ${note}`)
    ? `${display.slice(0, -note.length - 1)}, ${note}`
    : display;

const told = (known: [string, string | null][]): [name: string, value: string][] =>
  known.flatMap(([name, value]) => (value ? [[name, value]] : []));

/** Parts of a list under headings of their own. */
export const grouped = <Line extends { title: string | null }>(
  lines: readonly Line[],
): { title: string; lines: Line[] }[] => {
  const groups: { title: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && !line.title) last.lines.push(line);
    else groups.push({ title: line.title ?? '', lines: [line] });
  }
  return groups;
};
