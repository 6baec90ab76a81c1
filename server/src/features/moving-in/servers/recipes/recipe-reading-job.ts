import { z } from 'zod';
import type { GroupTransaction } from '../../../../platform/database/index.ts';
import type { Platform } from '../../../../platform/http/index.ts';
import { addJobs } from '../../../../platform/jobs/index.ts';
import { serverKey } from '../server-calls.ts';
import type { MoveServerRow } from '../servers.repository.ts';

const RecipeReading = z.object({ serverId: z.string() });
export type RecipeReading = z.infer<typeof RecipeReading>;

/** Reading the recipes of a server, which is its subject, into the files of a move. */
export const recipeReadingJob = { name: 'move-server-recipes', payload: RecipeReading };

export const addRecipeReading = (
  db: GroupTransaction,
  { id, server, address }: MoveServerRow,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const job = { subject: id, title: address, concurrencyKey: serverKey(server, address), payload: { serverId: id } };
  return addJobs(db, recipeReadingJob, [job], clock.now());
};
