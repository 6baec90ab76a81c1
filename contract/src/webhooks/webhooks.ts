import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Name, Stamps, TimeOfDay } from '../shapes.ts';

/** A program that is sent the meal plan of the day, every day at a time. */
export const Webhook = z.object({
  id: z.string(),
  groupId: z.string(),
  enabled: z.boolean(),
  name: z.string(),
  url: z.string(),
  webhookType: z.literal('mealplan'),
  /** In Greenwich, today; as `17:00:00`. */
  scheduledTime: z.string(),
  /** Where the household lives, as `18:00`. */
  localTime: z.string(),
  /** Where that is. */
  timeZone: z.string(),
  ...Stamps,
});
export type Webhook = z.infer<typeof Webhook>;

/** A time of the day, which may be that of a whole moment and may name its zone. */
const clockTime =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

const sentFields = {
  enabled: z.boolean().nullish(),
  name: z.union([Name, z.literal('')]).nullish(),
  url: z.string().trim().max(4000).nullish(),
  webhookType: z.literal('mealplan').nullish(),
  /** Taken as that of Greenwich unless it names its zone. */
  scheduledTime: z.string().max(40).regex(clockTime).nullish(),
  /** Where the household lives: it stays the same there when clocks change. */
  localTime: TimeOfDay.nullish(),
};

const hasTime = ({ scheduledTime, localTime }: { scheduledTime?: unknown; localTime?: unknown }) =>
  Boolean(scheduledTime ?? localTime);

/** Keys that are absent stay as they are. */
export const WebhookInput = z.object(sentFields);
export type WebhookInput = z.infer<typeof WebhookInput>;

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/groups/webhooks',
    access: 'member',
    topics: ['household'],
    summary: 'The webhooks of the group',
    query: ListQuery,
    reply: page(Webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/webhooks',
    access: 'member',
    summary: 'Add a webhook, which is sent the meal plan of the day at a time',
    body: WebhookInput.refine(hasTime, { path: ['scheduledTime'] }),
    reply: Webhook,
    status: 201,
  }),
  rerun: endpoint({
    method: 'POST',
    path: '/groups/webhooks/rerun',
    access: 'member',
    summary: 'Send once more what went out today, to each webhook whose time has come today',
    reply: z.null(),
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/webhooks/{itemId}',
    access: 'member',
    topics: ['household'],
    summary: 'One webhook',
    reply: Webhook,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/webhooks/{itemId}',
    access: 'member',
    summary: 'Save what was sent of a webhook',
    body: WebhookInput,
    reply: Webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/webhooks/{itemId}',
    access: 'member',
    summary: 'Put a webhook into the bin',
    reply: Webhook,
  }),
  test: endpoint({
    method: 'POST',
    path: '/groups/webhooks/{itemId}/test',
    access: 'member',
    summary: 'Send the meal plan of today now; how that went is the latest of its deliveries',
    reply: z.null(),
  }),
};
