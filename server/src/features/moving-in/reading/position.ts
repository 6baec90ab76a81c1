import { Unheld } from '@larder/contract';
import { z } from 'zod';

/** What stays behind of a file or folder that somebody chose. */
export const LeftThere = Unheld.extend({ root: z.string() });
export type LeftThere = z.infer<typeof LeftThere>;

/** A file of our own archive with what a household has beside its recipes: how many rows of which tables. */
const FoundHousehold = z.object({
  path: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});
export type FoundHousehold = z.infer<typeof FoundHousehold>;

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
  leftBehind: z.array(LeftThere).default([]),
  households: z.array(FoundHousehold).default([]),
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
  leftBehind: [],
  households: [],
};

/** More kinds of things are nothing that somebody reads. */
const mostLeft = 100;

/** Of each root each kind once, with all that there is of it. */
export const withLeft = (before: readonly LeftThere[], more: readonly LeftThere[]): LeftThere[] => {
  const all = new Map(before.map((one) => [`${one.root}\n${one.table}`, one]));
  for (const one of more) {
    const key = `${one.root}\n${one.table}`;
    const same = all.get(key);
    all.set(key, same ? { ...same, rows: same.rows + one.rows } : one);
  }
  return [...all.values()].slice(0, mostLeft);
};
