import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { recipesNamed } from '../reading/read-recipe.repository.ts';
import { refuseLocked } from './recipe-rules.ts';

/** What pictures and files have to know of a recipe, by slug or id, that somebody may change. Throws `recipe.not-found` or `recipe.locked`. */
export const getUnlocked = async (db: GroupDatabase, slugOrId: string, by: string) => {
  const recipe = found(
    await recipesNamed(db, slugOrId)
      .select([
        'recipes.id',
        'recipes.name',
        'recipes.slug',
        'recipes.userId',
        'recipes.locked',
        'recipes.orgUrl',
        'recipes.assets',
        'recipes.image',
      ])
      .executeTakeFirst(),
    'recipe.not-found',
  );
  refuseLocked(recipe, by);
  return recipe;
};
