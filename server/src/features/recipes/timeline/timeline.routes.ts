import { contract } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import { implement } from '../../../platform/http/index.ts';
import { findMemberId, findRecipeId, insertEvent, listEvents } from './timeline.repository.ts';

export const timelineRoutes = implement(contract.timeline, {
  list: ({ query }, { db }) => listEvents(db, query, '/recipes/timeline/events'),
  create: ({ body }, { db, member, platform }) =>
    db.change(async (db) => {
      const at = platform.clock.now();
      const recipeId = found(await findRecipeId(db, body.recipeId), 'recipe.not-found');
      const userId = body.userId ? found(await findMemberId(db, body.userId), 'user.not-found') : member.id;
      return insertEvent(db, {
        recipeId,
        userId,
        subject: body.subject,
        eventType: body.eventType,
        eventMessage: body.eventMessage ?? null,
        timestamp: body.timestamp ?? at.toISOString(),
        at,
      });
    }),
});
