import type { GroupDatabase } from '../../../platform/database/index.ts';

export const countFound = async (db: GroupDatabase, moveId: string) => {
  const row = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .select(({ fn }) => [
      fn.countAll<number>().as('recipes'),
      fn.sum<number>('pictures').as('pictures'),
      fn.sum<number>('hasRating').as('withRating'),
      fn.count<number>('knownId').as('known'),
    ])
    .executeTakeFirstOrThrow();
  return {
    recipes: Number(row.recipes),
    pictures: Number(row.pictures ?? 0),
    withRating: Number(row.withRating ?? 0),
    known: Number(row.known),
  };
};

export const countOrganizers = async (db: GroupDatabase, moveId: string) => {
  const rows = await db
    .from('moveOrganizers')
    .where('moveId', '=', moveId)
    .groupBy('kind')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('all')])
    .execute();
  const count = (kind: 'category' | 'tag') => Number(rows.find((row) => row.kind === kind)?.all ?? 0);
  return { categories: count('category'), tags: count('tag') };
};
