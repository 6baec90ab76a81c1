import type { GroupDatabase } from '../../../platform/database/index.ts';

/** What a report has an entry about already. */
export const findSources = async (db: GroupDatabase, reportId: string): Promise<Set<string>> => {
  const rows = await db.from('reportEntries').where('reportId', '=', reportId).select('source').execute();
  return new Set(rows.flatMap(({ source }) => source ?? []));
};

export interface KnownRecipe {
  id: string;
  slug: string;
  name: string;
  nameKey: string;
  orgUrlKey: string | null;
}

/** The recipes of the group that have one of these ids, come from one of these pages, or bear one of these names. */
export const findKnown = async (
  db: GroupDatabase,
  { ids, pages, names }: { ids: string[]; pages: string[]; names: string[] },
): Promise<KnownRecipe[]> => {
  const { isOneOf } = db.dialect;
  return db
    .asActor()
    .from('recipes')
    .where(({ or }) => or([isOneOf('id', ids), isOneOf('orgUrlKey', pages), isOneOf('nameKey', names)]))
    .orderBy('number')
    .select(['id', 'slug', 'name', 'nameKey', 'orgUrlKey'])
    .execute();
};
