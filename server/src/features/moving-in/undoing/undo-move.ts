import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs, cancelJobs, removeJobs } from '../../../platform/jobs/index.ts';
import { undoUntil } from '../looking/describe-move.ts';
import { getMove, updateMove } from '../moves.repository.ts';
import { undoingJob } from './undoing-job.ts';

/** Begins to take back what came with a move; what is still to be fetched for it is not any more. @throws AppError */
export const undoMove = async (
  db: GroupTransaction,
  moveId: string,
  { keepChanged }: { keepChanged: boolean },
  { platform }: Pick<MemberContext, 'platform'>,
): Promise<void> => {
  const move = await getMove(db, moveId);
  if (move.state !== 'moved') throw new AppError('move.under-way');
  const at = platform.clock.now();
  if ((undoUntil(move) ?? '') < at.toISOString()) throw new AppError('move.too-late');
  await cancelJobs(db, { subject: moveId }, at);
  await removeJobs(db, moveId);
  const payload = { moveId, ownerId: move.ownerId ?? move.userId, language: move.language, keepChanged };
  const concurrencyKey = `moves ${db.groupId}`;
  await addJobs(db, undoingJob, [{ subject: moveId, title: moveId, payload, concurrencyKey }], at);
  await updateMove(db, moveId, { state: 'undoing', updatedAt: at.toISOString() });
};
