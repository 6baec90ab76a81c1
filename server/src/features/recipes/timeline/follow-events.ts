import type { GroupTransaction } from '../../../platform/database/index.ts';
import { findLatestMade, getLastMade, updateLastMade } from './timeline.repository.ts';

/**
 * A recipe was last made when its latest event says so, or later where somebody stated that without an event.
 * @param former when the event took place that has moved or is gone
 */
export const followEvents = async (db: GroupTransaction, recipeId: string, former: string | null): Promise<void> => {
  const { lastMade, lastMadeStated } = await getLastMade(db, recipeId);
  const standing = lastMade === former ? lastMadeStated : lastMade;
  const latest = await findLatestMade(db, recipeId);
  const moved = latest !== null && (standing === null || latest > standing) ? latest : standing;
  if (moved !== lastMade) await updateLastMade(db, recipeId, moved);
};
