import type { GroupTransaction } from '../../../platform/database/index.ts';

/** What came from a file of another app is not brought. */
export const leaveOut = (db: GroupTransaction, moveId: string, item: number) =>
  db.remove('moveRecipes').where('moveId', '=', moveId).where('item', '=', item).execute();
