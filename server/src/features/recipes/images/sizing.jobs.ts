import { z } from 'zod';
import { type GroupTransaction, presentIds } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { ImageError } from '../../../platform/images/index.ts';
import { addJobs, complete, defineJob, isOneAwaited, type JobDefinition } from '../../../platform/jobs/index.ts';
import { recipeImageFolder } from '../file-keys.ts';
import { removeLeftovers } from '../saving/leftover-files.ts';
import { makeSizes } from './image-sizes.ts';

const sizingJob = { name: 'recipe-image-sizes', payload: z.object({ recipeIds: z.array(z.string()) }) };

/** Half a minute of work, so that others get their turn between. */
const recipesAtOnce = 100;

/** Milliseconds after which it is looked again whether nobody waits for other work. */
const pause = 10_000;

/** Makes the sizes of pictures that are still to be made, once nobody waits for other work. */
export const sizeLater = (db: GroupTransaction, recipeIds: readonly string[], at: Date): Promise<void> => {
  const count = Math.ceil(recipeIds.length / recipesAtOnce);
  const parts = Array.from({ length: count }, (_, index) =>
    recipeIds.slice(index * recipesAtOnce, (index + 1) * recipesAtOnce),
  );
  return addJobs(
    db,
    sizingJob,
    parts.map((recipeIds) => ({ payload: { recipeIds }, dueAt: at })),
    at,
  );
};

/** A run that was cut short goes on where sizes are missing, which is told by the files. One picture at a time leaves a processor to requests. */
export const sizingJobs = ({ files, clock, log }: Platform): JobDefinition[] => [
  defineJob({
    kind: sizingJob,
    atOnce: 1,
    run: async (job, signal) => {
      const { recipeIds } = job.payload;
      for (const [index, id] of recipeIds.entries()) {
        signal.throwIfAborted();
        const now = clock.now();
        if (await isOneAwaited(job.db, now)) {
          const later = new Date(now.getTime() + pause);
          return complete(job, (db) => sizeLater(db, recipeIds.slice(index), later));
        }
        await makeSizes(files, recipeImageFolder(id)).catch((error: unknown) => {
          if (!(error instanceof ImageError)) throw error;
          log.info({ part: 'pictures', err: error, recipe: id }, 'the sizes of a picture could not be made');
        });
      }
      // What was taken away meanwhile may have been given files again.
      const present = await presentIds(job.db.asServer(), 'recipes', recipeIds);
      for (const id of recipeIds) if (!present.has(id)) await removeLeftovers(job.db, files, id);
      await complete(job);
    },
  }),
];
