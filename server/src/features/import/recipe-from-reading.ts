import { isWebAddress, type RecipeInput } from '@larder/contract';
import { spellMinutes } from '@larder/kitchen';
import type { ReadRecipe } from '@larder/reader';

/** What of a reading becomes fields of a recipe. */
export type SavedParts = Pick<
  ReadRecipe,
  | 'name'
  | 'description'
  | 'url'
  | 'language'
  | 'yield'
  | 'prepMinutes'
  | 'performMinutes'
  | 'cookMinutes'
  | 'totalMinutes'
  | 'ingredientGroups'
  | 'instructionSections'
  | 'nutrition'
  | 'notes'
  | 'category'
  | 'keywords'
> &
  Partial<Pick<ReadRecipe, 'video' | 'equipment'>>;

const time = (minutes: number | null, language: string): string | undefined =>
  minutes && minutes > 0 ? spellMinutes(minutes, language) : undefined;

/** What is longer was not meant to be read by people: the contract bears no more of it. */
const most = { lines: 1000, heading: 500, text: 20_000 };

const heading = (text: string | null | undefined): string => (text ?? '').slice(0, most.heading);

/** The name of a group stands over its first line. */
const ingredients = ({ ingredientGroups }: SavedParts): NonNullable<RecipeInput['recipeIngredient']> =>
  ingredientGroups
    .flatMap(({ name, ingredients }) =>
      ingredients.map((line, index) => {
        const note = line.slice(0, most.text);
        return { note, originalText: note, title: index === 0 && name ? heading(name) : null };
      }),
    )
    .slice(0, most.lines);

const instructions = ({ instructionSections }: SavedParts): NonNullable<RecipeInput['recipeInstructions']> =>
  instructionSections
    .flatMap(({ name, steps }) =>
      steps.map((step, index) => ({
        title: index === 0 ? heading(name) : '',
        summary: heading(step.name),
        text: step.text.slice(0, most.text),
      })),
    )
    .slice(0, most.lines);

const numberIn = (text: string | undefined): string | null =>
  text?.match(/\d{1,9}(?:[.,]\d{1,9})?/)?.[0].replace(',', '.') ?? null;

const gramsToMilligrams = 1000;

/** Sodium is kept in milligrams; some pages give grams. */
const sodium = (text: string | undefined): string | null => {
  const number = numberIn(text);
  if (!number || !text) return null;
  return /\d\s*g(rams?)?\b/i.test(text) ? String(Math.round(Number(number) * gramsToMilligrams)) : number;
};

const nutrition = ({ nutrition: read }: SavedParts): RecipeInput['nutrition'] => ({
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

/** More at once is no meal but a misread number. */
const mostServings = 10_000;
const countsPeople = /^$|serv|portion|person|pers\b|people|raciones|porzion|porties|porcje/i;

const servings = ({ yield: read }: SavedParts) => {
  const amount = read?.amount && read.amount > 0 && read.amount <= mostServings ? read.amount : undefined;
  return {
    recipeYield: read ? heading(read.text) : undefined,
    recipeServings: countsPeople.test(read?.unit ?? '') ? amount : undefined,
    recipeYieldQuantity: amount,
  };
};

const titled = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

const videoNote = ({ video }: SavedParts, title: string | undefined) =>
  title && video && isWebAddress(video) ? [{ title, text: video }] : [];

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
 * @param videoTitle what the note is called that holds the address of the page's video; without, there is none
 */
export const recipeFromReading = (
  read: SavedParts,
  { includeTags, videoTitle }: { includeTags: boolean; videoTitle?: string },
): RecipeInput => {
  const language = read.language ?? 'en';
  return {
    name: read.name.slice(0, longestOrganizer),
    description: (read.description ?? '').slice(0, most.text),
    orgURL: read.url && isWebAddress(read.url) ? read.url : undefined,
    ...servings(read),
    totalTime: time(read.totalMinutes, language),
    prepTime: time(read.prepMinutes, language),
    performTime: time(read.performMinutes ?? read.cookMinutes, language),
    recipeIngredient: ingredients(read),
    recipeInstructions: instructions(read),
    nutrition: nutrition(read),
    notes: [...read.notes, ...videoNote(read, videoTitle)]
      .map(({ title, text }) => ({ title: heading(title), text: text.slice(0, most.text) }))
      .slice(0, most.lines),
    recipeCategory: organizers(read.category).map((name) => ({ name })),
    ...(read.equipment?.length && { tools: organizers(read.equipment).map((name) => ({ name })) }),
    ...(includeTags && { tags: organizers(read.keywords).map((name) => ({ name })) }),
  };
};
