import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';

interface SavedChange {
  recipeId: string;
  version: number;
  userId: string;
  changedAt: string;
  fields: string[];
}

export const insertChange = (db: GroupTransaction, { fields, ...change }: SavedChange) =>
  db.insert('recipeChanges', { ...change, fields: JSON.stringify(fields) }).execute();

/** Older changes are kept for late saves only; nobody edits for longer than so many saves of others. */
const changesKept = 50;

export const forgetOldChanges = (db: GroupTransaction, recipeId: string, version: number) =>
  db
    .remove('recipeChanges')
    .where('recipeId', '=', recipeId)
    .where('version', '<=', version - changesKept)
    .execute();

/** What was saved after a version, the last save first. */
export const listChangesSince = async (db: GroupDatabase, recipeId: string, version: number) => {
  const rows = await db
    .from('recipeChanges')
    .leftJoin('users', 'users.id', 'recipeChanges.userId')
    .where('recipeChanges.recipeId', '=', recipeId)
    .where('recipeChanges.version', '>', version)
    .orderBy('recipeChanges.version', 'desc')
    .select(['recipeChanges.changedAt', 'recipeChanges.fields', 'users.fullName'])
    .execute();
  return rows.map(({ fields, ...change }) => ({ ...change, fields: JSON.parse(fields) as string[] }));
};
