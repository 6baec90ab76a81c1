import type { OcrGuess, RecipeInput } from '@larder/contract';
import { type ReadScan, readScan, type ScanWord } from '@larder/reader';
import { recipeFromReading } from './recipe-from-reading.ts';

/** What the words of all pages come to as a recipe. */
export const guessFields = (pages: readonly (readonly ScanWord[])[]): OcrGuess => {
  const read = readScan(pages);
  const fields: RecipeInput = read.recipe ? recipeFromReading(read.recipe, { includeTags: false }) : {};
  const line = (text: string, title: string | null | undefined) => ({
    title: title ?? '',
    text,
    confidence: read.confidenceOf(text),
  });
  return {
    name: fields.name || read.name.slice(0, 255),
    description: fields.description ?? '',
    // What parted it from its neighbour in the line is no part of it.
    recipeYield: (fields.recipeYield ?? '').replace(/(?<![\s,;:·–—-])[\s,;:·–—-]+$/u, ''),
    recipeServings: fields.recipeServings ?? 0,
    prepTime: fields.prepTime ?? '',
    performTime: fields.performTime ?? '',
    totalTime: fields.totalTime ?? '',
    ingredients: (fields.recipeIngredient ?? []).map(({ note, title }) => line(note ?? '', title)),
    instructions: (fields.recipeInstructions ?? []).map(({ text, title }) => line(text, title)),
    notes: fields.notes ?? [],
    unplaced: read.recipe?.unplaced ?? [],
    confidence: confidenceOf(read),
  };
};

/** As sure as whoever recognised the letters and whoever made sense of them together. */
const confidenceOf = ({ recipe, name, confidenceOf }: ReadScan): Record<string, number> => {
  const sure = recipe?.confidence ?? {};
  return {
    ...(name && { name: confidenceOf(name) * (sure.name ?? 0.8) }),
    ...(recipe?.description && { description: confidenceOf(recipe.description) * (sure.description ?? 0.5) }),
    ...(recipe?.yield && { recipeYield: sure.yield ?? 0.5 }),
    ...(recipe?.prepMinutes && { prepTime: sure.prepMinutes ?? 0.5 }),
    ...((recipe?.performMinutes ?? recipe?.cookMinutes) && {
      performTime: sure.performMinutes ?? sure.cookMinutes ?? 0.5,
    }),
    ...(recipe?.totalMinutes && { totalTime: sure.totalMinutes ?? 0.5 }),
  };
};
