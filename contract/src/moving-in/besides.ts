import { z } from 'zod';

const count = z.number().int().nonnegative();

/** How many of what: `lists`, `meals`, `cookbooks` and so on. */
export const Counted = z.object({ what: z.string(), number: count });

/** What of another program cannot be read or has no place here, by its table there. */
export const MovedProblem = z.object({ table: z.string(), reason: z.string(), rows: count, example: z.string() });

/** What a move brings beside recipes. */
export const MoveBesides = z.object({
  counts: z.array(Counted),
  problems: z.array(MovedProblem),
  /** What of it has come, and what stayed behind. */
  came: z.array(Counted),
  missing: z.array(Counted),
});
export type MoveBesides = z.infer<typeof MoveBesides>;
