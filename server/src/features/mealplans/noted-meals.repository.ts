import type { GroupDatabase } from '../../platform/database/index.ts';

export const findFullNames = async (db: GroupDatabase, userIds: readonly string[]): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db.from('users').where(db.dialect.isOneOf('id', userIds)).select(['id', 'fullName']).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
};

/** What timelines of recipes say already of some time. */
export const findNotedMeals = async (
  db: GroupDatabase,
  recipeIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<{ recipeId: string; subject: string }[]> =>
  recipeIds.length === 0
    ? []
    : db
        .from('timelineEvents')
        .where(db.dialect.isOneOf('recipeId', recipeIds))
        .where('timestamp', '>=', from)
        .where('timestamp', '<', until)
        .select(['recipeId', 'subject'])
        .execute();
