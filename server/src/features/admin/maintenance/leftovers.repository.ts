import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

/** Which of these ids are those of recipes, in the bin or not. */
export const presentRecipes = async ({ read, dialect }: InstanceDatabase, ids: string[]): Promise<Set<string>> => {
  const recipes = await read.selectFrom('recipes').where(dialect.isOneOf('id', ids)).select('id').execute();
  const binned = await read
    .selectFrom('bin')
    .where('kind', '=', 'recipe')
    .where(({ eb, selectFrom }) => eb('groupId', 'in', selectFrom('groups').select('groups.id')))
    .select('id')
    .execute();
  return new Set([...recipes, ...binned].map(({ id }) => id));
};
