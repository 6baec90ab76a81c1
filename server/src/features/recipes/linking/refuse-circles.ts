import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { findNamed, findParts } from './links.repository.ts';

/** The way from one of these recipes down to another that is a part of it; undefined where it is no part of any. */
export const findWay = async (db: GroupDatabase, from: string[], to: string): Promise<string[] | undefined> => {
  const above = new Map<string, string | null>(from.map((id) => [id, null]));
  let level = [...above.keys()];
  while (level.length > 0 && !above.has(to)) {
    const below = (await findParts(db, level)).filter(({ partId }) => !above.has(partId));
    for (const { recipeId, partId } of below) above.set(partId, recipeId);
    level = [...new Set(below.map(({ partId }) => partId))];
  }
  if (!above.has(to)) return undefined;
  const way: string[] = [];
  for (let id: string | null | undefined = to; id; id = above.get(id)) way.unshift(id);
  return way;
};

/**
 * Within a change, which no other change of the group gets between.
 * @throws AppError when a recipe would ask for itself, be it over several steps
 */
export const refuseCircles = async (db: GroupDatabase, recipeId: string, newParts: string[]): Promise<void> => {
  if (newParts.length === 0) return;
  const way = await findWay(db, newParts, recipeId);
  if (!way) return;
  const names = new Map((await findNamed(db, { ids: way, slugs: [] })).map(({ id, name }) => [id, name]));
  const named = way.map((id) => names.get(id) ?? '');
  if (named.length === 1) throw new AppError('recipe.part-of-itself', { name: named[0] ?? '' });
  throw new AppError('recipe.parts-in-circle', { name: named[0] ?? '', way: named.join(' → ') });
};
