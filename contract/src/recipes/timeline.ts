import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { SentMoment } from '../sent-times.ts';
import { Id, Moment, Name, Stamps, Text } from '../shapes.ts';

export const timelineEventTypes = ['system', 'info', 'comment'] as const;

export const TimelineEvent = z.object({
  id: z.string(),
  groupId: z.string(),
  recipeId: z.string(),
  userId: z.string(),
  subject: z.string(),
  eventType: z.enum(timelineEventTypes),
  eventMessage: z.string().nullable(),
  hasImage: z.boolean(),
  timestamp: Moment,
  ...Stamps,
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export const timeline = {
  list: endpoint({
    method: 'GET',
    path: '/recipes/timeline/events',
    access: 'member',
    topics: ['recipes'],
    summary: 'What happened to the recipes of the group',
    query: ListQuery,
    reply: page(TimelineEvent),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipes/timeline/events',
    access: 'member',
    summary: 'Note that something happened to a recipe, such as that it was made',
    body: z.object({
      recipeId: Id,
      userId: z.string().max(64).nullish(),
      subject: Name,
      eventType: z.enum(timelineEventTypes),
      eventMessage: Text.nullish(),
      timestamp: SentMoment.nullish(),
    }),
    reply: TimelineEvent,
    status: 201,
  }),
};
