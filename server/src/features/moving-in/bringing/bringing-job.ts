import { z } from 'zod';

const Bringing = z.object({
  moveId: z.string(),
  /** Who brings it, and whose it becomes. */
  userId: z.string(),
  ownerId: z.string(),
  language: z.string(),
  /** Of each recipe that gets a tag of its app, where that is not the name of the app. */
  tag: z.string().optional(),
});
export type Bringing = z.infer<typeof Bringing>;

/** Bringing in the recipes of a move; the subject is its report. */
export const bringingJob = { name: 'move-bringing', payload: Bringing };
