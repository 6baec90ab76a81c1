import type { RecipeInput } from '@larder/contract';
import { spellMinutes } from '@larder/kitchen';
import type { ReadRecipe } from '@larder/reader';

const time = (minutes: number | null, language: string): string | undefined =>
  minutes && minutes > 0 ? spellMinutes(minutes, language) : undefined;

/** The name of a group stands over its first line. */
const ingredients = ({ ingredientGroups }: ReadRecipe): NonNullable<RecipeInput['recipeIngredient']> =>
  ingredientGroups.flatMap(({ name, ingredients }) =>
    ingredients.map((line, index) => ({ note: line, originalText: line, title: index === 0 ? name : null })),
  );

const instructions = ({ instructionSections }: ReadRecipe): NonNullable<RecipeInput['recipeInstructions']> =>
  instructionSections.flatMap(({ name, steps }) =>
    steps.map((step, index) => ({
      title: index === 0 ? (name ?? '') : '',
      summary: step.name ?? '',
      text: step.text,
    })),
  );

const numberIn = (text: string | undefined): string | null =>
  text?.match(/\d+(?:[.,]\d+)?/)?.[0].replace(',', '.') ?? null;

const gramsToMilligrams = 1000;

/** Sodium is kept in milligrams; some pages give grams. */
const sodium = (text: string | undefined): string | null => {
  const number = numberIn(text);
  if (!number || !text) return null;
  return /\d\s*g(rams?)?\b/i.test(text) ? String(Math.round(Number(number) * gramsToMilligrams)) : number;
};

const nutrition = ({ nutrition: read }: ReadRecipe): RecipeInput['nutrition'] => ({
  calories: numberIn(read.calories),
  carbohydrateContent: numberIn(read.carbohydrateContent),
  cholesterolContent: numberIn(read.cholesterolContent),
  fatContent: numberIn(read.fatContent),
  fiberContent: numberIn(read.fiberContent),
  proteinContent: numberIn(read.proteinContent),
  saturatedFatContent: numberIn(read.saturatedFatContent),
  sodiumContent: sodium(read.sodiumContent),
  sugarContent: numberIn(read.sugarContent),
  transFatContent: numberIn(read.transFatContent),
  unsaturatedFatContent: numberIn(read.unsaturatedFatContent),
});

const servings = ({ yield: read }: ReadRecipe) => ({
  recipeYield: read?.text ?? undefined,
  recipeServings:
    read?.amount && /^$|serv|portion|person|pers\b|people|raciones|porzion|porties|porcje/i.test(read.unit ?? '')
      ? read.amount
      : undefined,
  recipeYieldQuantity: read?.amount ?? undefined,
});

const titled = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
const longestOrganizer = 255;
const organizers = (words: string[]) =>
  [
    ...new Set(
      words.map((word) => titled(word.trim())).filter((word) => word !== '' && word.length <= longestOrganizer),
    ),
  ].slice(0, 50);

/**
 * What was read from a page, as a recipe to save. Amounts stay inside the lines until they are understood.
 * @param includeTags whether the page's keywords become tags
 */
export const recipeFromReading = (read: ReadRecipe, { includeTags }: { includeTags: boolean }): RecipeInput => {
  const language = read.language ?? 'en';
  return {
    name: read.name.slice(0, longestOrganizer),
    description: read.description ?? '',
    orgURL: read.url,
    ...servings(read),
    totalTime: time(read.totalMinutes, language),
    prepTime: time(read.prepMinutes, language),
    performTime: time(read.performMinutes ?? read.cookMinutes, language),
    recipeIngredient: ingredients(read),
    recipeInstructions: instructions(read),
    nutrition: nutrition(read),
    notes: read.notes.map(({ title, text }) => ({ title: title ?? '', text })),
    recipeCategory: organizers(read.category).map((name) => ({ name })),
    ...(includeTags && { tags: organizers(read.keywords).map((name) => ({ name })) }),
    image: undefined,
  };
};
