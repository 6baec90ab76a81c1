import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page, queryFlag } from '../lists.ts';
import { imageLimit } from '../media/media.ts';
import { SentMoment } from '../sent-times.ts';
import { Id, Moment, Name, Stamps, Text } from '../shapes.ts';
import { Recipe } from './recipe.ts';

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
  /** The version of the recipe that was made, for as long as its history has that. */
  recipeVersion: z.number().int().nullable(),
  /** Of recipes that were added shortly after each other; a list can be filtered by it. */
  series: z.string().nullable(),
  /** For how many of its series it stands, where only the last of each is listed. */
  standsFor: z.number().int().nullable(),
  recipe: Recipe.pick({ id: true, name: true, slug: true, image: true, imageColor: true, version: true }),
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
    query: ListQuery.extend({
      /** Of recipes that were added shortly after each other only the last is listed. */
      folded: queryFlag,
    }),
    reply: page(TimelineEvent),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipes/timeline/events',
    access: 'member',
    doneOnce: true,
    summary: 'Note that something happened to a recipe, such as that it was made',
    body: z.object({
      recipeId: Id,
      userId: z.string().max(64).nullish(),
      subject: Name,
      eventType: z.enum(timelineEventTypes),
      eventMessage: Text.nullish(),
      timestamp: SentMoment.nullish(),
      /** The version that was made; without it, the one that there was at that time. */
      recipeVersion: z.number().int().min(1).max(2_000_000_000).nullish(),
    }),
    reply: TimelineEvent,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/recipes/timeline/events/{eventId}',
    access: 'member',
    topics: ['recipes'],
    summary: 'One event of the timeline',
    reply: TimelineEvent,
    cached: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/recipes/timeline/events/{eventId}',
    access: 'member',
    doneOnce: true,
    summary: 'Change what an event says, who it was and when; keys that are absent stay as they are',
    body: z.object({
      subject: Name.nullish(),
      eventMessage: Text.nullish(),
      userId: z.string().max(64).nullish(),
      timestamp: SentMoment.nullish(),
      /** Ignored: the picture has an endpoint of its own. */
      image: z.unknown().optional(),
    }),
    reply: TimelineEvent,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipes/timeline/events/{eventId}',
    access: 'member',
    summary: 'Put an event in the bin with its picture; a recipe was last made when the events that are left say so',
    reply: TimelineEvent,
  }),
  replaceImage: endpoint({
    method: 'PUT',
    path: '/recipes/timeline/events/{eventId}/image',
    storesFiles: true,
    access: 'member',
    summary: 'Upload the picture of an event',
    form: z.object({ extension: z.string().max(20).optional() }),
    files: ['image'],
    bodyLimit: imageLimit,
    reply: TimelineEvent.pick({ hasImage: true }),
  }),
};
