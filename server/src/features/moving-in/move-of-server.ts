import { MoveBesides, MovedApp, MovedPerson } from '@larder/contract';
import { z } from 'zod';
import type { MoveRow } from './moves.repository.ts';

/** What a move knows of the server or backup of a whole household that it comes from. */
const MoveOfServer = MoveBesides.omit({ came: true }).extend({
  /** Null of a household that came with a backup. */
  serverId: z.string().nullable(),
  people: z.array(MovedPerson).default([]),
  hasPreferences: z.boolean().default(false),
  /** Somebody wants these. */
  takesPreferences: z.boolean().default(false),
  /** The program, whatever format its recipes were laid down in. */
  app: MovedApp,
  /** Whom it knew whoever asked as. */
  former: z.string().optional(),
  /** Whoever has begun the move manages the group, and may bring what others have said. */
  isManager: z.boolean().default(false),
  /** All that comes with the recipes has come. */
  hasCome: z.boolean().default(false),
});
export type MoveOfServer = z.infer<typeof MoveOfServer>;

/** Undefined for a move of files that somebody sent. */
export const serverOf = ({ server }: Pick<MoveRow, 'server'>): MoveOfServer | undefined =>
  server === null ? undefined : MoveOfServer.parse(JSON.parse(server));
