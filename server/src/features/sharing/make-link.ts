import { randomUUID } from 'node:crypto';
import { type ShareLink, shareLifeInDays } from '@larder/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { flag, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { addJobs, complete, defineJob, type JobDefinition } from '../../platform/jobs/index.ts';
import { columnsOf, deleteExpired, findLink, insertToken, type Shared } from './share-tokens.repository.ts';
import { nameOf } from './shared-items.ts';

const day = 24 * 3_600_000;

const expiredJob = { name: 'expired-share-tokens', payload: z.null() };

/** Has tokens deleted once they have ended; until then they are only not found. */
export const deleteWhenExpired = (db: GroupTransaction, expiresAt: string, at: Date): Promise<void> =>
  addJobs(db, expiredJob, [{ payload: null, dueAt: new Date(expiresAt) }], at);

export const sharingJobs = (clock: Clock): JobDefinition[] => [
  defineJob({
    kind: expiredJob,
    atOnce: 1,
    run: (job) => complete(job, (db) => deleteExpired(db, clock.now())),
  }),
];

interface Sent extends Shared {
  mayTick?: boolean;
  expiresAt?: string | null | undefined;
}

/** A new link. @throws AppError when there is nothing such to share, or the link would have ended already */
export const makeLink = (
  db: GroupDatabase,
  { kind, item, ...sent }: Sent,
  { by, at }: { by: string; at: Date },
): Promise<ShareLink> =>
  db.change(async (db) => {
    const name = await nameOf(db, { kind, item });
    const expiresAt = sent.expiresAt ?? new Date(at.getTime() + shareLifeInDays * day).toISOString();
    if (expiresAt <= at.toISOString()) throw new AppError('share-token.ended-already');
    const id = randomUUID();
    await insertToken(db, {
      id,
      ...columnsOf({ kind, item }),
      mayTick: flag(kind === 'list' && sent.mayTick === true),
      userId: by,
      expiresAt,
      createdAt: at.toISOString(),
    });
    await deleteWhenExpired(db, expiresAt, at);
    await db.record('share-token.created', { kind, id: item, name });
    return found(await findLink(db, id, at), 'share-token.not-found');
  });
