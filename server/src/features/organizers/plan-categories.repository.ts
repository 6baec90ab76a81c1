import type { GroupDatabase } from '../../platform/database/index.ts';
import { knownOrganizers } from './resolve-organizers.ts';

const chosen = { isForPlans: 1 } as const;

export const listPlanCategories = (db: GroupDatabase) =>
  db
    .from('organizers')
    .select(['id', 'name', 'slug'])
    .where('kind', '=', 'category')
    .where('isForPlans', '=', chosen.isForPlans)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();

/** @throws AppError `organizer.not-found` where one of them is not there */
export const replacePlanCategories = (db: GroupDatabase, wanted: { id: string }[]): Promise<unknown> =>
  db.change(async (db) => {
    const ids = await knownOrganizers(db, 'category', wanted);
    const isWanted = db.dialect.isOneOf('id', ids);
    const categories = db.update('organizers').where('kind', '=', 'category');
    await categories
      .set({ isForPlans: 0 })
      .where('isForPlans', '=', 1)
      .where((row) => row.not(isWanted))
      .execute();
    await categories.set(chosen).where('isForPlans', '=', 0).where(isWanted).execute();
  });
