import type { MoveServer } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';

/** Recipes that were brought and have been changed there since, by whether they were changed here too. */
export const listChanges = async (db: GroupDatabase, serverId: string): Promise<MoveServer['changes']> => {
  const rows = await db
    .from('moveServerRecipes')
    .where('serverId', '=', serverId)
    .where('state', '=', 'read')
    .where(({ eb, ref }) => eb('broughtAt', '<>', ref('readAt')))
    .orderBy('number')
    .select(['sourceId', 'name', 'version'])
    .execute();
  if (rows.length === 0) return { there: [], both: [] };
  const ids = rows.map(({ sourceId }) => sourceId);
  const here = await db
    .from('recipes')
    .where(db.dialect.isOneOf('id', ids))
    .select(['id', 'slug', 'name', 'version'])
    .execute();
  const byId = new Map(here.map((recipe) => [recipe.id, recipe]));
  // What was deleted here stays away.
  const changed = rows.flatMap(({ sourceId, version }) => {
    const recipe = byId.get(sourceId);
    if (!recipe) return [];
    const { id, slug, name } = recipe;
    return [{ id, slug, name, isSame: recipe.version === version }];
  });
  const pick = (isSame: boolean) =>
    changed.filter((one) => one.isSame === isSame).map(({ isSame: _, ...recipe }) => recipe);
  return { there: pick(true), both: pick(false) };
};
