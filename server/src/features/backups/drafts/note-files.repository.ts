import type { Scratch } from '../../../platform/database/index.ts';
import type { Pictured } from './carry-files.ts';

/** Says in the rows which pictures came. */
export const noteFiles = async (scratch: Scratch, { recipes, events, users }: Pictured): Promise<void> => {
  for (const [id, picture] of recipes) {
    await scratch.updateTable('recipes').set(picture).where('id', '=', id).execute();
  }
  for (const id of events) {
    await scratch.updateTable('timelineEvents').set({ hasImage: 1 }).where('id', '=', id).execute();
  }
  for (const [id, cacheKey] of users) {
    await scratch.updateTable('users').set({ cacheKey }).where('id', '=', id).execute();
  }
};
