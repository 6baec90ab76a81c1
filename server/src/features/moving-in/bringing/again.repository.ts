import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';

export const refusedNumbers = async (db: GroupDatabase, moveId: string): Promise<number[]> => {
  const rows = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('state', '=', 'refused')
    .select('number')
    .execute();
  return rows.map(({ number }) => number);
};

/** Lets recipes that were refused wait again; answers how many wait then. */
export const waitAgain = async (db: GroupTransaction, moveId: string): Promise<number> => {
  await db
    .update('moveRecipes')
    .set({ state: 'found', reason: null, missing: '[]' })
    .where('moveId', '=', moveId)
    .where('state', '=', 'refused')
    .execute();
  const row = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('state', '=', 'found')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(row.all);
};
