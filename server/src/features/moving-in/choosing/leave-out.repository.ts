import type { GroupTransaction } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { listItems } from '../moves.repository.ts';

/** What came with an item is not brought. @throws AppError `move.no-item` */
export const leaveOut = async (db: GroupTransaction, moveId: string, number: number): Promise<void> => {
  found(
    (await listItems(db, moveId)).find((item) => item.number === number),
    'move.no-item',
  );
  await db.remove('moveRecipes').where('moveId', '=', moveId).where('item', '=', number).execute();
  await db.remove('moveItems').where('moveId', '=', moveId).where('number', '=', number).execute();
};
