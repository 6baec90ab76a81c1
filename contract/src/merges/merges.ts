import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Moment } from '../shapes.ts';
import { mergeKinds } from './merge-endpoints.ts';

/** A merge of the last 30 days. */
export const Merge = z.object({
  id: z.string(),
  kind: z.enum(mergeKinds),
  fromId: z.string(),
  fromName: z.string(),
  toId: z.string(),
  toName: z.string(),
  /** How many references were moved. */
  uses: z.number().int(),
  /** Full name of the member, null once that one has gone. */
  mergedBy: z.string().nullable(),
  createdAt: Moment,
  undoUntil: Moment,
});
export type Merge = z.infer<typeof Merge>;

export const merges = {
  list: endpoint({
    method: 'GET',
    path: '/groups/merges',
    alsoAt: ['/households/merges'],
    access: 'member',
    topics: ['groupData', 'household'],
    summary: 'Merges of the last 30 days that can be undone, the latest first; filter by kind',
    query: ListQuery,
    reply: page(Merge),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/groups/merges/{itemId}/undo',
    alsoAt: ['/households/merges/{itemId}/undo'],
    access: 'organizer',
    summary: 'Bring back what was merged away, with the uses that still refer to the one that stayed',
    reply: z.object({ kind: z.enum(mergeKinds), id: z.string(), name: z.string(), uses: z.number().int() }),
  }),
};
