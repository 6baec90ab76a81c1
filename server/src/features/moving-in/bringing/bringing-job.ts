import { z } from 'zod';

const Bringing = z.object({
  moveId: z.string(),
  /** Who brings it, and whose it becomes. */
  userId: z.string(),
  ownerId: z.string(),
  language: z.string(),
});
export type Bringing = z.infer<typeof Bringing>;

/** Bringing in the recipes of a move; the subject is its report. */
export const bringingJob = { name: 'move-bringing', payload: Bringing };
