import type { KnownReason } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';

export interface Known {
  number: number;
  knownId: string | null;
  knownReason: KnownReason | null;
  same: number | null;
  of: number | null;
}

/** Notes which recipes the group has already. */
export const noteKnown = async (db: GroupTransaction, moveId: string, known: readonly Known[]): Promise<void> => {
  const [first, last] = [known[0]?.number, known.at(-1)?.number];
  if (first === undefined || last === undefined) return;
  await db
    .update('moveRecipes')
    .set({ knownId: null, knownReason: null, same: null, of: null })
    .where('moveId', '=', moveId)
    .where('number', '>=', first)
    .where('number', '<=', last)
    .where('knownId', 'is not', null)
    .execute();
  for (const { number, ...values } of known.filter(({ knownId }) => knownId !== null)) {
    await db.update('moveRecipes').set(values).where('moveId', '=', moveId).where('number', '=', number).execute();
  }
};
