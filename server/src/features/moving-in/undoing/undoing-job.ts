import { z } from 'zod';

const Undoing = z.object({
  moveId: z.string(),
  /** Whose the recipes have become. */
  ownerId: z.string(),
  language: z.string(),
  /** Recipes that somebody has changed since stay. */
  keepChanged: z.boolean(),
});
export type Undoing = z.infer<typeof Undoing>;

/** Taking back what came with a move, which is its subject. */
export const undoingJob = { name: 'move-undoing', payload: Undoing };
