import { type Nutrition, noNutrition } from '@larder/contract';
import type { ReadRecipe } from '@larder/reader';
import { schemaRecipe } from '../recipes/index.ts';
import { recipeFromReading } from './recipe-from-reading.ts';

/** What was read from a page as the schema.org dictionary that clients of the peer's API expect. */
export const schemaOfReading = (read: ReadRecipe) => {
  const input = recipeFromReading(read, { includeTags: true });
  const nutrition: Nutrition = { ...noNutrition, ...input.nutrition };
  return schemaRecipe(
    {
      name: input.name ?? '',
      description: input.description ?? '',
      orgURL: input.orgURL ?? null,
      prepTime: input.prepTime ?? null,
      performTime: input.performTime ?? null,
      cookTime: null,
      totalTime: input.totalTime ?? null,
      recipeYield: input.recipeYield ?? null,
      recipeServings: input.recipeServings ?? 0,
      nutrition,
      recipeIngredient: (input.recipeIngredient ?? []).map(({ note }) => ({ display: note ?? '' })),
      recipeInstructions: (input.recipeInstructions ?? []).map(({ title, text }) => ({ title: title ?? '', text })),
      recipeCategory: namesOf(input.recipeCategory),
      tags: namesOf(input.tags),
      tools: [],
    },
    { page: read.url, picture: read.imageCandidates[0] ?? null },
  );
};

const namesOf = (organizers: ReturnType<typeof recipeFromReading>['tags']): { name: string }[] =>
  (organizers ?? []).flatMap(({ name }) => (name ? [{ name }] : []));
