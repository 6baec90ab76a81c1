import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Name, Stamps } from '../shapes.ts';

/** Of what a notifier can tell. */
export const notifierEvents = [
  'testMessage',
  'webhookTask',
  'recipeCreated',
  'recipeUpdated',
  'recipeDeleted',
  'userSignup',
  'dataMigrations',
  'dataExport',
  'dataImport',
  'mealplanEntryCreated',
  'shoppingListCreated',
  'shoppingListUpdated',
  'shoppingListDeleted',
  'cookbookCreated',
  'cookbookUpdated',
  'cookbookDeleted',
  'tagCreated',
  'tagUpdated',
  'tagDeleted',
  'categoryCreated',
  'categoryUpdated',
  'categoryDeleted',
  /** Told in the households of administrators alone. */
  'backupFailed',
] as const;
export type NotifierEvent = (typeof notifierEvents)[number];

type Options<Flag extends z.ZodType> = Record<NotifierEvent, Flag>;

const optionsOf = <Flag extends z.ZodType>(flag: Flag): Options<Flag> =>
  // The compiler does not see that every name gets one.
  Object.fromEntries(notifierEvents.map((event) => [event, flag])) as Options<Flag>;

export const Notifier = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  options: z.object({ ...optionsOf(z.boolean()), id: z.string() }),
  /** The kind of its address, such as `ntfys`; empty where it has none yet. */
  service: z.string(),
  /** Its address without what has to stay secret. */
  addressHint: z.string(),
  ...Stamps,
});
export type Notifier = z.infer<typeof Notifier>;

/** An address in the notation of Apprise; it is told to nobody afterwards. */
const address = z.string().trim().max(4000).nullish();

export const NotifierInput = z.object({
  name: Name.nullish(),
  appriseUrl: address,
  enabled: z.boolean().nullish(),
  options: z.object(optionsOf(z.boolean().nullish())).partial().nullish(),
});
export type NotifierInput = z.infer<typeof NotifierInput>;

export const notifiers = {
  list: endpoint({
    method: 'GET',
    path: '/groups/events/notifications',
    access: 'member',
    topics: ['household'],
    summary: 'The notifiers of the group; their addresses stay secret',
    query: ListQuery,
    reply: page(Notifier),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/events/notifications',
    access: 'member',
    summary: 'Add a notifier; it tells of nothing until options are chosen',
    body: NotifierInput.extend({ name: Name }),
    reply: Notifier,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/events/notifications/{itemId}',
    access: 'member',
    topics: ['household'],
    summary: 'One notifier',
    reply: Notifier,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/events/notifications/{itemId}',
    access: 'member',
    summary: 'Save what was sent of a notifier; without an address it keeps the one that it has',
    body: NotifierInput,
    reply: Notifier,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/events/notifications/{itemId}',
    access: 'member',
    summary: 'Put a notifier into the bin',
    reply: z.null(),
    status: 204,
  }),
  test: endpoint({
    method: 'POST',
    path: '/groups/events/notifications/{itemId}/test',
    access: 'member',
    summary: 'Send a test message; how that went is the latest of its deliveries',
    reply: z.null(),
    status: 204,
  }),
};
