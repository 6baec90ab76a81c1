import type { MovedApp } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { getMove, listItems, updateMove } from '../moves.repository.ts';
import { firstPosition, positionIn } from './position.ts';

/** Forgets what was read in the files of an item, which are read as those of another app next. @throws AppError */
export const chooseApp = async (db: GroupTransaction, moveId: string, number: number, app: string): Promise<void> => {
  const { position } = await getMove(db, moveId);
  const item = found(
    (await listItems(db, moveId)).find((item) => item.number === number),
    'move.no-item',
  );
  const apps: MovedApp[] = JSON.parse(item.apps);
  const chosen = found(
    apps.find((one) => one === app),
    'move.not-an-app-of-it',
  );
  await db.remove('moveRecipes').where('moveId', '=', moveId).where('item', '=', number).execute();
  await db
    .update('moveItems')
    .set({ app: chosen, files: 0, emptyFiles: 0 })
    .where('moveId', '=', moveId)
    .where('number', '=', number)
    .execute();
  const { recipeNumber, problemNumber } = positionIn(position);
  const again = { ...firstPosition, only: number, recipeNumber, problemNumber };
  await updateMove(db, moveId, { position: JSON.stringify(again) });
};
