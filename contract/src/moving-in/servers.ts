import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Message, Moment } from '../shapes.ts';
import { Counted, MovedProblem } from './besides.ts';
import { moveStates } from './move.ts';

const count = z.number().int().nonnegative();

/** Programs that are read over their API. */
export const moveServerKinds = ['mealie', 'tandoor', 'nextcloud', 'kitchenowl', 'recipesage'] as const;
export type MoveServerKind = (typeof moveServerKinds)[number];

/** By which of them a program is told who asks. */
export const moveServerLogins: Record<MoveServerKind, readonly ('token' | 'password')[]> = {
  mealie: ['token'],
  tandoor: ['token', 'password'],
  nextcloud: ['password'],
  kitchenowl: ['token', 'password'],
  recipesage: ['password'],
};

/**
 * What a server is doing for a move. `read` has all of it here, as a move that is looked at and brought in. `stopped` and `failed` go on
 * where they were when it is asked for `again`.
 */
export const moveServerStates = ['reading', 'read', 'stopped', 'failed'] as const;
export type MoveServerState = (typeof moveServerStates)[number];

export const moveServerSteps = ['find', 'people', 'pantry', 'recipes', 'plan', 'lists', 'services', 'sort'] as const;
export type MoveServerStep = (typeof moveServerSteps)[number];

const Secrets = {
  /** Never told again, and thrown away once all is read. */
  token: z.string().trim().max(4000).nullish(),
  user: z.string().trim().max(320).nullish(),
  password: z.string().max(1000).nullish(),
};

/** Whatever a program asks for: a token, or a user with a password. */
export const MoveServerLogin = z.object(Secrets);
export type MoveServerLogin = z.infer<typeof MoveServerLogin>;

export const MoveServerInput = z.object({
  server: z.enum(moveServerKinds),
  /** With or without `https://`, as people copy it out of their browser. */
  address: z.string().trim().min(1).max(2000),
  ...Secrets,
});
export type MoveServerInput = z.infer<typeof MoveServerInput>;

/** What a server tells of itself and of whoever asks. */
export const MoveServerFound = z.object({
  /** Where its API is; what was typed, tidied. */
  address: z.string(),
  version: z.string(),
  /** Whose data are read, such as the household; empty where the program has no such name. */
  name: z.string(),
  /** Whoever the token or password belongs to. */
  user: z.string(),
  /** Null where it is not told beforehand. */
  recipes: count.nullable(),
  isAdmin: z.boolean(),
});
export type MoveServerFound = z.infer<typeof MoveServerFound>;

export const MoveServer = z.object({
  id: z.string(),
  server: z.enum(moveServerKinds),
  address: z.string(),
  state: z.enum(moveServerStates),
  /** Null before it has answered for the first time. */
  found: MoveServerFound.omit({ address: true }).nullable(),
  progress: z.object({ step: z.enum(moveServerSteps), done: count, total: count }),
  /** Why it failed, in words. */
  problem: z.string().nullable(),
  /** Its token or password is still here: `again` needs none. */
  hasLogin: z.boolean(),
  /** The move in which what was read is looked at and brought in. */
  moveId: z.string().nullable(),
  /** How it stands with that; null where there is none, or it was thrown away. */
  moveState: z.enum(moveStates).nullable(),
  /** What was read: `recipes`, `lists`, `meals` and so on. */
  counts: z.array(Counted),
  /** What could not be read or has no place here. */
  problems: z.array(MovedProblem),
  createdAt: Moment,
  /** When all of it was here. */
  readAt: Moment.nullable(),
  endedAt: Moment.nullable(),
});
export type MoveServer = z.infer<typeof MoveServer>;

const path = '/groups/move-servers';

/** Servers of other programs from which somebody moves in, by address and token or password. Nobody else sees them. */
export const moveServers = {
  find: endpoint({
    method: 'POST',
    path: `${path}/find`,
    access: 'member',
    throttled: true,
    summary: 'Ask a server what it is and whose data would be read; nothing is kept',
    body: MoveServerInput,
    reply: MoveServerFound,
  }),
  begin: endpoint({
    method: 'POST',
    path,
    access: 'member',
    throttled: true,
    summary: 'Begin to read a server in the background into a move; nothing is brought in before that is started',
    body: MoveServerInput,
    reply: MoveServer,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path,
    access: 'member',
    topics: ['household'],
    summary: 'Servers from which the caller moves in, newest first',
    reply: z.array(MoveServer),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{serverId}`,
    access: 'member',
    topics: ['household'],
    summary: 'How it stands with one server: progress, what was found, and what has come',
    reply: MoveServer,
  }),
  stop: endpoint({
    method: 'POST',
    path: `${path}/{serverId}/stop`,
    access: 'member',
    summary: 'Read no more; what is there stays, and `again` goes on',
    reply: MoveServer,
  }),
  again: endpoint({
    method: 'POST',
    path: `${path}/{serverId}/again`,
    access: 'member',
    throttled: true,
    summary: 'Go on with what was stopped or failed, or read what has changed since it was read',
    body: MoveServerLogin,
    reply: MoveServer,
    status: 202,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{serverId}`,
    access: 'member',
    summary: 'Forget a server and what was read of it; what has come stays',
    reply: Message,
  }),
};
