import { z } from 'zod';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { addJobs, type NewJob } from '../../../platform/jobs/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';

const Scanning = z.object({
  moveId: z.string(),
  /** Of the recipe in its move. */
  number: z.number(),
  recipeId: z.string(),
  /** Whose the recipe is. */
  by: z.string(),
  language: z.string(),
  /** The file name of the asset that is read. */
  file: z.string(),
});
export type Scanning = z.infer<typeof Scanning>;

/** Reading what is on the photo, the scan or the PDF of a recipe that has been brought; the subject is its move. */
export const scanningJob = { name: 'move-scanning', payload: Scanning };

export const addScanning = async (db: GroupTransaction, { clock }: Platform, wanted: Scanning): Promise<void> => {
  const job: NewJob<Scanning> = {
    id: uuidOf(`${wanted.moveId} ${wanted.number} scanning`),
    subject: wanted.moveId,
    title: wanted.file,
    payload: wanted,
  };
  await addJobs(db, scanningJob, [job], clock.now());
};
