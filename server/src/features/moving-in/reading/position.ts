import { z } from 'zod';

/** Where the reading of a move goes on after it was cut short. */
const ReadingPosition = z.object({
  file: z.number(),
  recipe: z.number(),
  /** Files looked at in one slice. */
  mostFiles: z.number(),
  /** The last of the sent files that are read in this course. */
  upTo: z.number().nullable(),
  /** The item whose files alone are read. */
  only: z.number().nullable(),
  /** Of the next recipe and of the next problem. */
  recipeNumber: z.number(),
  problemNumber: z.number(),
});
export type ReadingPosition = z.infer<typeof ReadingPosition>;

export const positionIn = (json: string): ReadingPosition => ReadingPosition.parse(JSON.parse(json));

export const firstPosition: ReadingPosition = {
  file: 0,
  recipe: 0,
  mostFiles: 1_000_000,
  upTo: null,
  only: null,
  recipeNumber: 0,
  problemNumber: 0,
};
