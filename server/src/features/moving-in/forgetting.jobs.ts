import { moveDraftLifeInDays, moveUndoLifeInDays } from '@larder/contract';
import { z } from 'zod';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { addJobs, complete, defineJob, type JobDefinition } from '../../platform/jobs/index.ts';
import { moveFolder } from './move-files.ts';
import { findMove, type MoveRow, removeMove } from './moves.repository.ts';

const day = 24 * 60 * 60 * 1000;

const forgettingJob = { name: 'move-forgetting', payload: z.object({ moveId: z.string() }) };

/** A move is forgotten once nobody can do anything with it any more. */
export const forgetLater = (db: GroupTransaction, moveId: string, dueAt: Date): Promise<void> =>
  addJobs(db, forgettingJob, [{ title: moveId, payload: { moveId }, dueAt }], dueAt);

/** When a move that was not begun is forgotten. */
export const endOfDraft = (now: Date): Date => new Date(now.getTime() + moveDraftLifeInDays * day);

const endOf = ({ state, updatedAt }: MoveRow): Date => {
  const days = state === 'reading' || state === 'ready' ? moveDraftLifeInDays : moveUndoLifeInDays;
  return new Date(Date.parse(updatedAt) + days * day);
};

export const forgettingJobs = ({ files, clock }: Platform): JobDefinition[] => [
  defineJob({
    kind: forgettingJob,
    atOnce: 1,
    run: async (job) => {
      const { moveId } = job.payload;
      const move = await findMove(job.db, moveId);
      const end = move && endOf(move);
      if (end && end > clock.now()) return complete(job, (db) => forgetLater(db, moveId, end));
      // The files first: the job comes again where they cannot be removed.
      await files.removeFolder(moveFolder(job.db.groupId, moveId));
      await complete(job, (db) => removeMove(db, moveId));
    },
  }),
];
