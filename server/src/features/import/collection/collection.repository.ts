import type { GroupDatabase } from '../../../platform/database/index.ts';

/** What a report has an entry about already. */
export const findSources = async (db: GroupDatabase, reportId: string): Promise<Set<string>> => {
  const rows = await db.from('reportEntries').where('reportId', '=', reportId).select('source').execute();
  return new Set(rows.flatMap(({ source }) => source ?? []));
};
