import type { GroupDatabase } from '../../../platform/database/index.ts';

/** What has become of each recipe of a move. */
export const listReportRows = (db: GroupDatabase, moveId: string) =>
  db
    .from('moveRecipes')
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'moveRecipes.recipeId').onRef('recipes.groupId', '=', 'moveRecipes.groupId'),
    )
    .where('moveRecipes.moveId', '=', moveId)
    .orderBy('moveRecipes.number')
    .select([
      'moveRecipes.name',
      'moveRecipes.file',
      'moveRecipes.state',
      'moveRecipes.reason',
      'moveRecipes.missing',
      'recipes.slug',
    ])
    .execute();
