import { z } from 'zod';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { addJobs, type NewJob } from '../../../platform/jobs/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';

const Fetching = z.object({
  moveId: z.string(),
  /** Of the recipe in its move. */
  number: z.number(),
  recipeId: z.string(),
  /** Whose the recipe is. */
  by: z.string(),
  language: z.string(),
  /** Of a recipe that is nothing but an address yet. */
  pageUrl: z.string().nullable(),
  /** Where its picture is to be had, the best first. */
  pictureUrls: z.array(z.string()),
});
export type Fetching = z.infer<typeof Fetching>;

/** Fetching the page or the picture of a recipe that has been brought; the subject is its move. */
export const fetchingJob = { name: 'move-fetching', payload: Fetching };

const siteOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;

const fetchingId = (moveId: string, number: number): string => uuidOf(`${moveId} ${number} fetching`);

/** Fetches later what a recipe has only the address of; of one site one after the other. */
export const addFetching = async (db: GroupTransaction, { clock }: Platform, wanted: Fetching): Promise<void> => {
  const address = wanted.pageUrl ?? wanted.pictureUrls[0];
  if (!address) return;
  const site = siteOf(address);
  const job: NewJob<Fetching> = {
    id: fetchingId(wanted.moveId, wanted.number),
    subject: wanted.moveId,
    title: address,
    payload: wanted,
    ...(site && { concurrencyKey: `site ${site}` }),
  };
  await addJobs(db, fetchingJob, [job], clock.now());
};
