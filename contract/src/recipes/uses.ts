import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Ingredient, ReferencedRecipe } from './ingredient.ts';

/** A recipe that another one is a part of, with the lines that ask for it. */
export const RecipeUse = z.object({
  recipe: ReferencedRecipe,
  lines: z.array(Ingredient.pick({ referenceId: true, quantity: true, unit: true, note: true })),
});
export type RecipeUse = z.infer<typeof RecipeUse>;

export const recipeUses = {
  list: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/used-in',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'The recipes that have this one among their ingredients, by name',
    reply: z.array(RecipeUse),
    cached: true,
  }),
};
