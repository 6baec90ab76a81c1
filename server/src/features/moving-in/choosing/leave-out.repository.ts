import type { GroupTransaction } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { getMove, listItems, updateMove } from '../moves.repository.ts';
import { type LeftThere, positionIn } from '../reading/position.ts';
import { MoveCounts } from '../reading/summarise.ts';

/** What came with an item is not brought. @throws AppError `move.no-item` */
export const leaveOut = async (db: GroupTransaction, moveId: string, number: number): Promise<void> => {
  const { path } = found(
    (await listItems(db, moveId)).find((item) => item.number === number),
    'move.no-item',
  );
  await db.remove('moveRecipes').where('moveId', '=', moveId).where('item', '=', number).execute();
  await db.remove('moveItems').where('moveId', '=', moveId).where('number', '=', number).execute();
  await forgetLeft(db, moveId, path);
};

/** What stays behind of a file that is left out is nothing to be told of, unless something else of it comes. */
const forgetLeft = async (db: GroupTransaction, moveId: string, path: string): Promise<void> => {
  if ((await listItems(db, moveId)).some((item) => item.path === path)) return;
  const move = await getMove(db, moveId);
  const without = <Told extends { leftBehind: LeftThere[] }>(told: Told): string =>
    JSON.stringify({ ...told, leftBehind: told.leftBehind.filter(({ root }) => root !== path) });
  const summary = without(MoveCounts.parse(JSON.parse(move.summary)));
  await updateMove(db, moveId, { summary, position: without(positionIn(move.position)) });
};
