import type { GroupDatabase } from '../../../platform/database/index.ts';

/** Which of these recipes, there or in the bin, no member keeps to themselves. */
export const visibleToAll = async (db: GroupDatabase, ids: string[]): Promise<Set<string>> => {
  const asAnybody = db.asServer().readingAs({ userId: null });
  const isOne = db.dialect.isOneOf('id', ids);
  const there = await asAnybody.from('recipes').where(isOne).select('id').execute();
  const binned = await asAnybody.from('bin').where(isOne).select('id').execute();
  return new Set([...there, ...binned].map(({ id }) => id));
};
