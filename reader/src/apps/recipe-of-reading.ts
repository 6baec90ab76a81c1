import type { ReadRecipe } from '../recipe.ts';
import { type AppRecipe, emptyRecipe } from './app-recipe.ts';
import { addressOf } from './values.ts';

/** What was read in a page or a text as a recipe of an export. Lines that found no place become a note, so that nothing is lost. */
export const recipeOfReading = (key: string, read: ReadRecipe): AppRecipe => ({
  ...emptyRecipe(key),
  name: read.name,
  description: read.description ?? undefined,
  url: addressOf(read.url),
  author: read.author ?? undefined,
  language: read.language ?? undefined,
  yield: read.yield?.text,
  prepTime: read.prepMinutes ?? undefined,
  cookTime: read.cookMinutes ?? read.performMinutes ?? undefined,
  totalTime: read.totalMinutes ?? undefined,
  ingredientGroups: read.ingredientGroups.map(({ name, ingredients }) => ({
    name,
    ingredients: ingredients.map((text) => ({ text })),
  })),
  instructionSections: read.instructionSections,
  categories: read.category,
  tags: read.keywords,
  cuisines: read.cuisine,
  equipment: read.equipment,
  notes: [...read.notes, ...(read.unplaced.length > 0 ? [{ title: null, text: read.unplaced.join('\n') }] : [])],
  nutrition: read.nutrition,
  video: addressOf(read.video),
  pictures: read.imageCandidates.flatMap((address) => addressOf(address) ?? []).map((url) => ({ url })),
});
