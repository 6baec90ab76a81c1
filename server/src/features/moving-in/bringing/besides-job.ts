import { z } from 'zod';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import type { MoveRow } from '../moves.repository.ts';

const Besides = z.object({ moveId: z.string() });
export type Besides = z.infer<typeof Besides>;

/** Bringing in what comes from a server with the recipes of a move; the subject is its report. */
export const besidesJob = { name: 'move-besides', payload: Besides };

export const addBesides = (db: GroupTransaction, { id }: Pick<MoveRow, 'id'>, reportId: string, at: Date) =>
  addJobs(
    db,
    besidesJob,
    [{ subject: reportId, title: id, payload: { moveId: id }, concurrencyKey: `moves ${db.groupId}` }],
    at,
  );
