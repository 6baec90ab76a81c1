import { MoveBesides, MovedApp, MovedPerson } from '@larder/contract';
import { z } from 'zod';
import type { MoveRow } from './moves.repository.ts';

/** What a move knows of what comes with its recipes, from a server, with a backup of a household or in our own archive. */
const MovedBesides = MoveBesides.omit({ came: true }).extend({
  /** Whose recipes are its files; null where somebody sent them, and of a backup. */
  serverId: z.string().nullable(),
  /** The files of our own archive that hold what a household has, by their paths in what was sent. */
  households: z.array(z.string()).default([]),
  people: z.array(MovedPerson).default([]),
  hasPreferences: z.boolean().default(false),
  /** Somebody wants these. */
  takesPreferences: z.boolean().default(false),
  /** The program, whatever format the recipes of a server were laid down in. */
  app: MovedApp.optional(),
  /** Whom a server knew whoever asked as. */
  former: z.string().optional(),
  /** Whoever has begun the move manages the group, and may bring what others have said. */
  isManager: z.boolean().default(false),
  /** All that comes with the recipes has come. */
  hasCome: z.boolean().default(false),
});
export type MovedBesides = z.infer<typeof MovedBesides>;

/** Undefined for a move of nothing but recipes. */
export const besidesOf = ({ server }: Pick<MoveRow, 'server'>): MovedBesides | undefined =>
  server === null ? undefined : MovedBesides.parse(JSON.parse(server));

/** The server that the recipes of a move were read from; undefined for files that somebody sent. */
export const serverOf = (
  move: Pick<MoveRow, 'server'>,
): { serverId: string; app: MovedApp | undefined } | undefined => {
  const { serverId = null, app } = besidesOf(move) ?? {};
  return serverId === null ? undefined : { serverId, app };
};

/** What is known at first of what comes with recipes. */
export const noBesides: MovedBesides = {
  ...{ serverId: null, households: [], people: [], hasPreferences: false, takesPreferences: false },
  ...{ isManager: false, hasCome: false, counts: [], problems: [], missing: [] },
};
