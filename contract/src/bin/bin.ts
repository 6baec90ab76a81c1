import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BulkResult } from '../entities/entity.ts';
import { entityKinds } from '../entities/merging.ts';
import { ListQuery, page } from '../lists.ts';
import { Id, Moment } from '../shapes.ts';

/** What goes to the bin when it is deleted. */
export const binnedKinds = [
  'shareToken',
  'asset',
  'comment',
  'timelineEvent',
  'mealplan',
  'mealplanRule',
  'mealplanTemplate',
  'mealplanRepeat',
  'recipe',
  'cookbook',
  'shoppingList',
  'shop',
  'webhook',
  'notifier',
  'recipeAction',
  ...entityKinds,
] as const;
export type BinnedKind = (typeof binnedKinds)[number];

/** How long the bin keeps what was deleted. */
export const binLifeInDays = 30;

export const BinItem = z.object({
  /** The id that it had, and has again once it is restored. */
  id: z.string(),
  kind: z.enum(binnedKinds),
  name: z.string(),
  /** How many recipes (foods in the case of labels) referred to it; null for what nothing refers to. */
  references: z.number().int().nullable(),
  /** Names the picture of a recipe, as the recipe did. */
  image: z.string().nullable(),
  /** Full name of the member, null once that one has gone. */
  deletedBy: z.string().nullable(),
  deletedAt: Moment,
  keptUntil: Moment,
});
export type BinItem = z.infer<typeof BinItem>;

/** What came back, by the name that it has now: another one where its own had been given again. */
export const RestoredItem = z.object({
  id: z.string(),
  kind: z.enum(binnedKinds),
  name: z.string(),
  slug: z.string().nullable(),
  isRenamed: z.boolean(),
});
export type RestoredItem = z.infer<typeof RestoredItem>;

export const bin = {
  list: endpoint({
    method: 'GET',
    path: '/groups/bin',
    access: 'member',
    topics: ['household'],
    summary: 'What was deleted in the last 30 days and can be restored, the latest first; filter by kind',
    query: ListQuery,
    reply: page(BinItem),
    cached: true,
  }),
  count: endpoint({
    method: 'GET',
    path: '/groups/bin/count',
    access: 'member',
    topics: ['household'],
    summary: 'How many of each kind are in the bin; what is missing has none',
    reply: z.partialRecord(z.enum(binnedKinds), z.number().int()),
    cached: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/groups/bin/restore',
    access: 'member',
    summary: 'Bring back what is in the bin, with its links; what is not there any more is passed over',
    body: z.object({ ids: z.array(Id).min(1).max(10_000) }),
    reply: z.array(RestoredItem),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/bin/{itemId}',
    access: 'organizer',
    summary: 'Delete one for good, with its files',
    reply: BulkResult,
  }),
  empty: endpoint({
    method: 'DELETE',
    path: '/groups/bin',
    access: 'organizer',
    summary: 'Delete for good everything that is in the bin, with its files',
    reply: BulkResult,
  }),
};
