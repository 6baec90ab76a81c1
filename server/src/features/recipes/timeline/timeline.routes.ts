import { contract } from '@larder/contract';
import { implement } from '../../../platform/http/index.ts';
import { changeOf } from '../change.ts';
import { changeEvent, getEvent, noteEvent, removeEvent, replaceEventImage } from './note-event.ts';
import { listEvents } from './timeline.repository.ts';

export const timelineRoutes = implement(contract.timeline, {
  list: ({ query }, { db }) => listEvents(db, query, '/recipes/timeline/events'),
  create: (
    { body: { userId = null, timestamp = null, eventMessage = null, recipeVersion = null, ...body } },
    context,
  ) =>
    noteEvent(context.db, changeOf(context), {
      ...body,
      userId,
      timestamp,
      eventMessage,
      recipeVersion,
    }),
  get: ({ params }, { db }) => getEvent(db, params.eventId),
  change: ({ params, body: { image: _, ...body } }, context) =>
    changeEvent(context.db, changeOf(context), params.eventId, body),
  remove: ({ params }, context) => removeEvent(context.db, changeOf(context), params.eventId),
  replaceImage: async ({ params, files }, context) => {
    const { hasImage } = await replaceEventImage(context.db, changeOf(context), params.eventId, files.image.bytes);
    return { hasImage };
  },
});
