import { z } from 'zod';
import { deliveryProblems } from '../deliveries/deliveries.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Moment, TimeOfDay } from '../shapes.ts';

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** What a device wants to be told of, and when. */
const choices = {
  /** The end of a timer that was started on it. */
  timers: z.boolean(),
  /** What others put on a shopping list. */
  additions: z.boolean(),
  /** Ids of lists of which it is told nothing; of new ones it is told. */
  silentLists: z.array(Id).max(500).default([]),
  /** When it is told what is planned for dinner; null for not at all. */
  dinnerAt: TimeOfDay.nullable(),
  /** Between these, what others did waits; null for no such time. */
  quietFrom: TimeOfDay.nullable(),
  quietUntil: TimeOfDay.nullable(),
};

export const PushChoices = z.object(choices);
export type PushChoices = z.infer<typeof PushChoices>;

export const PushDevice = z.object({
  ...choices,
  /** The address at the push service that its browser has chosen; null once that has ended the subscription. */
  endpoint: z.string().nullable(),
  goneAt: Moment.nullable(),
  /** When something was last sent to it. */
  triedAt: Moment.nullable(),
  /** Why that did not arrive, and what the push service answered. */
  problem: z.enum(deliveryProblems).nullable(),
  httpStatus: z.number().int().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** A point on the curve P-256 and 16 secret bytes, as browsers hand them out. */
const keys = z.object({
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}(==)?$/),
});

const longestTimer = 100 * 3_600_000;

const RunningTimer = z.object({
  id: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(500),
  recipe: z.string().max(500).nullable(),
  /** The page that it belongs to. */
  path: z
    .string()
    .max(1000)
    .regex(/^\/(?!\/)/),
  /** Milliseconds: the clock of the device may be wrong. */
  endsIn: z.number().min(0).max(longestTimer),
});
export type RunningTimer = z.infer<typeof RunningTimer>;

/** What is said of a notification on the way to the device, where its service worker reads it. */
export const PushNotice = z.object({
  kind: z.enum(['timer', 'additions', 'dinner', 'test']),
  title: z.string(),
  body: z.string(),
  /** One with the same tag takes its place. */
  tag: z.string(),
  /** The page that it leads to. */
  path: z.string(),
  language: z.string(),
});
export type PushNotice = z.infer<typeof PushNotice>;

const mostTimers = 50;

/** Messages to the browser that is logged in with the session of the caller. */
export const push = {
  get: endpoint({
    method: 'GET',
    path: '/users/self/push',
    access: 'member',
    topics: ['household'],
    summary: 'What the device of this session is told of, and the key for which its browser has to subscribe',
    reply: z.object({ publicKey: z.string(), device: PushDevice.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/users/self/push',
    access: 'member',
    summary: 'Tell the device of this session of things, at the address where its browser has subscribed',
    body: z.object({
      ...choices,
      endpoint: z.url({ protocol: /^https?$/ }).max(2000),
      keys,
      /** Where the device is, such as `Europe/Berlin`. */
      zone: z.string().max(100).refine(isZone),
    }),
    reply: PushDevice,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/self/push',
    access: 'member',
    summary: 'Tell the device of this session of nothing any more',
    reply: z.null(),
  }),
  test: endpoint({
    method: 'POST',
    path: '/users/self/push/test',
    access: 'member',
    summary: 'Send a message to the device of this session now, and tell how that went',
    reply: PushDevice,
  }),
  setTimers: endpoint({
    method: 'PUT',
    path: '/users/self/push/timers',
    access: 'member',
    summary: 'The timers that run on the device of this session, in place of those that it named before',
    body: z.object({ timers: z.array(RunningTimer).max(mostTimers) }),
    reply: z.null(),
  }),
};
