import { contract } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { recipesNamed } from '../reading/read-recipe.repository.ts';
import { listUses } from './uses.repository.ts';

export const recipeUseRoutes: Route[] = implement(contract.recipeUses, {
  list: async ({ params }, { db }) => {
    const recipe = await recipesNamed(db, params.slug).select('recipes.id').executeTakeFirst();
    return listUses(db, found(recipe, 'recipe.not-found').id);
  },
});
