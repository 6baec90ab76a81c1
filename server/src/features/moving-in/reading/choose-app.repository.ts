import type { MovedApp } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { getMove, listItems, type MoveItemRow, updateMove } from '../moves.repository.ts';
import { firstPosition, positionIn } from './position.ts';
import type { ChosenColumn } from './slice.ts';

/** Forgets what was read in the files of an item, which are read as those of another app next. @throws AppError */
export const chooseApp = async (db: GroupTransaction, moveId: string, number: number, app: string): Promise<void> => {
  const item = found(
    (await listItems(db, moveId)).find((item) => item.number === number),
    'move.no-item',
  );
  const apps: MovedApp[] = JSON.parse(item.apps);
  const chosen = found(
    apps.find((one) => one === app),
    'move.not-an-app-of-it',
  );
  await readItemAnew(db, moveId, number, { app: chosen });
};

/** Notes what somebody says that the columns of an item's tables are, which are read by that next. @throws AppError */
export const chooseColumns = async (
  db: GroupTransaction,
  moveId: string,
  number: number,
  columns: readonly ChosenColumn[],
): Promise<void> => {
  const item = found(
    (await listItems(db, moveId)).find((item) => item.number === number),
    'move.no-item',
  );
  if (item.app !== 'table') throw new AppError('move.not-an-app-of-it');
  await readItemAnew(db, moveId, number, { columns: JSON.stringify(columns) });
};

const readItemAnew = async (
  db: GroupTransaction,
  moveId: string,
  number: number,
  chosen: Partial<Pick<MoveItemRow, 'app' | 'columns'>>,
): Promise<void> => {
  const { position } = await getMove(db, moveId);
  await db.remove('moveRecipes').where('moveId', '=', moveId).where('item', '=', number).execute();
  await db
    .update('moveItems')
    .set({ ...chosen, files: 0, emptyFiles: 0 })
    .where('moveId', '=', moveId)
    .where('number', '=', number)
    .execute();
  const { recipeNumber, problemNumber } = positionIn(position);
  const again = { ...firstPosition, only: number, recipeNumber, problemNumber };
  await updateMove(db, moveId, { position: JSON.stringify(again) });
};
