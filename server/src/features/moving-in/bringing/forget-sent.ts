import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { besidesOf } from '../move-besides.ts';
import { moveFolder } from '../move-files.ts';
import { countByState, findMove } from '../moves.repository.ts';

/** Throws away what was sent, once all of it has come: what was refused or stopped is tried again with the files. */
export const forgetSent = async (db: GroupDatabase, files: FileStore, moveId: string): Promise<void> => {
  const move = await findMove(db, moveId);
  const counts = (await countByState(db, [moveId])).get(moveId);
  const { households = [], hasCome = false } = (move && besidesOf(move)) ?? {};
  const isWaiting = households.length > 0 && !hasCome;
  if (isWaiting || counts?.get('found') || counts?.get('refused')) return;
  await files.removeFolder(moveFolder(db.groupId, moveId));
};
