import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Moment } from '../shapes.ts';

/** What is told of something: a program each day, a person when something happens, or a program when somebody wants that. */
export const deliveryTargets = ['webhook', 'notifier', 'recipeAction'] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** Why a message did not arrive. `status` is an answer that is no success, `mail` a refusal of the mail server. */
export const deliveryProblems = [
  'bad-url',
  'blocked-address',
  'connection',
  'status',
  'timeout',
  'too-large',
  'too-many-redirects',
  'mail',
  'unknown',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const Delivery = z.object({
  id: z.string(),
  target: z.enum(deliveryTargets),
  targetId: z.string(),
  /** An option of notifiers such as `recipeCreated`, or what a webhook or an action sends. */
  event: z.string(),
  /** The name of what it is about. */
  subject: z.string(),
  /** Waiting ones are tried again. */
  state: z.enum(['waiting', 'arrived', 'failed']),
  attempts: z.number().int(),
  /** Of the last answer, where there was one. */
  httpStatus: z.number().int().nullable(),
  /** How long the last attempt took. */
  milliseconds: z.number().int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  createdAt: Moment,
  /** When it was tried last. */
  triedAt: Moment.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveries = {
  list: endpoint({
    method: 'GET',
    path: '/groups/deliveries',
    access: 'member',
    topics: ['household'],
    summary:
      'The last messages that were sent to a webhook, notifier or recipe action, or to all of them, the latest first',
    query: z.object({ targetId: Id.optional() }),
    reply: z.array(Delivery),
    cached: true,
  }),
};
