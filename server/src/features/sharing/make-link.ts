import { randomUUID } from 'node:crypto';
import { type Recipe, type ShareToken, shareLifeInDays } from '@larder/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { addJobs, complete, defineJob, type JobDefinition } from '../../platform/jobs/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { deleteExpired, findToken, insertToken } from './share-tokens.repository.ts';

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

interface Sent {
  recipeId: string;
  expiresAt?: string | null | undefined;
}

/** A new link to a recipe. @throws AppError when there is no such recipe, or the link would have ended already */
export const makeLink = (
  db: GroupDatabase,
  sent: Sent,
  { by, at }: { by: string; at: Date },
): Promise<ShareToken & { recipe: Recipe }> =>
  db.change(async (db) => {
    const recipe = await getRecipe(db, sent.recipeId);
    const expiresAt = sent.expiresAt ?? new Date(at.getTime() + shareLifeInDays * day).toISOString();
    if (expiresAt <= at.toISOString()) throw new AppError('share-token.ended-already');
    const id = randomUUID();
    await insertToken(db, { id, recipeId: recipe.id, userId: by, expiresAt, createdAt: at.toISOString() });
    await deleteWhenExpired(db, expiresAt, at);
    await db.record('share-token.created', recipe);
    return { ...found(await findToken(db, id, at), 'share-token.not-found'), recipe };
  });
