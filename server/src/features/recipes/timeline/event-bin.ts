import { found } from '../../../platform/errors/index.ts';
import { type BinKind, putBack } from '../../bin/index.ts';
import { removeLeftoversAfter } from '../saving/leftover-files.ts';
import { followEvents } from './follow-events.ts';
import { findRecipeOf } from './timeline.repository.ts';

/** How events of the timeline come back from the bin: to their recipe, which has to be there. */
export const timelineEventBin: BinKind = {
  kind: 'timelineEvent',
  table: 'timelineEvents',
  parts: [],
  restore: async (db, contents) => {
    const { row } = contents;
    // What `removeEvent` has written.
    const name = String(contents.item);
    const recipe = found(await findRecipeOf(db, String(row.recipeId)), 'bin.recipe-first', { name });
    await putBack(db, timelineEventBin, contents);
    if (row.eventType !== 'system') await followEvents(db, recipe.id, null);
    await db.record('timeline-event.restored', { id: String(row.id), recipeId: recipe.id, recipeSlug: recipe.slug });
    return { name, slug: recipe.slug };
  },
  throwAway: (db, { contents }, context) => removeLeftoversAfter(db, context, String(contents.row.recipeId)),
};
