import { z } from 'zod';

const count = z.number().int().nonnegative();

/** How many of what: `lists`, `meals`, `cookbooks` and so on. */
export const Counted = z.object({ what: z.string(), number: count });

/** What of another program cannot be read or has no place here, by its table there. */
export const MovedProblem = z.object({ table: z.string(), reason: z.string(), rows: count, example: z.string() });

/** What files hold beside recipes, by few names for all programs; none of it comes. */
export const Unheld = MovedProblem.omit({ reason: true });
export type Unheld = z.infer<typeof Unheld>;

/** Somebody who has an account on the server and none here: nobody is told a password over a network, so they join by an invitation. */
export const MovedPerson = z.object({
  name: z.string(),
  /** Empty where it is not told. */
  email: z.string(),
  /** The group that they are in there where it is another one than what is brought. */
  group: z.string().nullable(),
});
export type MovedPerson = z.infer<typeof MovedPerson>;

/** What a move brings beside recipes. */
export const MoveBesides = z.object({
  counts: z.array(Counted),
  problems: z.array(MovedProblem),
  /** What of it has come, and what stayed behind. */
  came: z.array(Counted),
  missing: z.array(Counted),
  people: z.array(MovedPerson),
  /** The settings of the household there are known, and can be taken over. */
  hasPreferences: z.boolean(),
});
export type MoveBesides = z.infer<typeof MoveBesides>;
