import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

interface Progress {
  done: number;
  total: number;
}

/** How far the moves with these ids are: by files while they are read, by recipes while these are brought. */
export const movesUnderWay = async (
  { read, dialect }: InstanceDatabase,
  ids: readonly string[],
): Promise<Map<string, Progress>> => {
  if (ids.length === 0) return new Map();
  const moves = await read
    .selectFrom('moves')
    .where(({ eb, selectFrom }) => eb('groupId', 'in', selectFrom('groups').select('groups.id')))
    .where(dialect.isOneOf('id', [...ids]))
    .where('state', 'in', ['reading', 'moving'])
    .select(({ selectFrom, fn }) => [
      'id',
      'state',
      'filesRead',
      'filesTotal',
      selectFrom('moveRecipes')
        .whereRef('moveRecipes.groupId', '=', 'moves.groupId')
        .whereRef('moveRecipes.moveId', '=', 'moves.id')
        .select(fn.countAll().as('all'))
        .as('recipes'),
      selectFrom('moveRecipes')
        .whereRef('moveRecipes.groupId', '=', 'moves.groupId')
        .whereRef('moveRecipes.moveId', '=', 'moves.id')
        .where('moveRecipes.state', '=', 'found')
        .select(fn.countAll().as('all'))
        .as('left'),
    ])
    .execute();
  return new Map(
    moves.map(({ id, state, filesRead, filesTotal, recipes, left }) => [
      id,
      state === 'reading'
        ? { done: filesRead, total: filesTotal }
        : { done: Number(recipes) - Number(left), total: Number(recipes) },
    ]),
  );
};
