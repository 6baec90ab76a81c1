import { sql } from 'kysely';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';

interface NewVersion {
  recipeId: string;
  version: number;
  userId: string | null;
  savedAt: string;
  fields: string[];
  content: string | null;
  difference: string | null;
  restoredFrom: string | null;
}

const rowOf = ({ fields, ...version }: NewVersion) => ({ ...version, fields: JSON.stringify(fields) });

export const insertVersions = (db: GroupTransaction, versions: NewVersion[]): Promise<void> =>
  db.insertAll('recipeVersions', versions.map(rowOf));

/** @returns whether it is noted what the recipe was in the version before */
export const insertVersion = async (db: GroupTransaction, version: NewVersion): Promise<boolean> => {
  const { former } = await db
    .insert('recipeVersions', rowOf(version))
    .returning(
      sql<number>`(select count(*) from "recipeVersions" as former
        where former."recipeId" = ${version.recipeId} and former.version = ${version.version - 1}
          and coalesce(former.content, former.difference) is not null)`.as('former'),
    )
    .executeTakeFirstOrThrow();
  return Number(former) > 0;
};

/** As `insertVersions`; who saved a version before its content was noted stays named. */
export const insertFormers = (db: GroupTransaction, versions: NewVersion[]) =>
  db
    .insert('recipeVersions', versions.map(rowOf))
    .onConflict((conflict) =>
      conflict.columns(['recipeId', 'version']).doUpdateSet((row) => ({ content: row.ref('excluded.content') })),
    )
    .execute();

/** Those of the recipes of which it is noted what they are in the version that they have. */
export const noted = async (
  db: GroupTransaction,
  recipes: readonly { id: string; version: number }[],
): Promise<Set<string>> => {
  const versions = new Map(recipes.map(({ id, version }) => [id, version]));
  const rows = await db
    .fromByKey('recipeVersions')
    .where(db.dialect.isOneOf('recipeId', [...versions.keys()]))
    .where('version', 'in', [...new Set(versions.values())])
    .where(({ fn }) => fn.coalesce('content', 'difference'), 'is not', null)
    .select(['recipeId', 'version'])
    .execute();
  return new Set(rows.flatMap(({ recipeId, version }) => (versions.get(recipeId) === version ? recipeId : [])));
};

/** The first of a recipe's versions up to one. */
export const findFirstVersion = (db: GroupDatabase, recipeId: string, until: number) =>
  db
    .from('recipeVersions')
    .where('recipeId', '=', recipeId)
    .where('version', '<=', until)
    .select(['version', 'savedAt'])
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();

/** Lets a recipe's history begin with a version, of which is written down all that the recipe was then. */
export const beginWith = async (db: GroupTransaction, recipeId: string, version: number, content: string) => {
  const versions = db.update('recipeVersions').where('recipeId', '=', recipeId).where('version', '=', version);
  await versions.set({ content, difference: null }).execute();
  await db.remove('recipeVersions').where('recipeId', '=', recipeId).where('version', '<', version).execute();
};

/** What was saved after a version, the last save first. */
export const listChangesSince = async (db: GroupDatabase, recipeId: string, version: number) => {
  const rows = await versionsOf(db, recipeId)
    .where('recipeVersions.version', '>', version)
    .orderBy('recipeVersions.version', 'desc')
    .select(['savedAt', 'fields', 'users.fullName'])
    .execute();
  return rows.map(({ fields, ...change }) => ({ ...change, fields: JSON.parse(fields) as string[] }));
};

/** The versions of recipes in their order, with what is noted of each. */
export const listStoredVersions = (db: GroupDatabase, recipeIds: string[]) =>
  withNames(db)
    .where(db.dialect.isOneOf('recipeVersions.recipeId', recipeIds))
    .orderBy('recipeVersions.recipeId')
    .orderBy('recipeVersions.version')
    .select(['recipeVersions.recipeId', 'recipeVersions.version', 'recipeVersions.userId'])
    .select(['users.username', 'users.fullName as userName'])
    .select(['recipeVersions.savedAt', 'recipeVersions.restoredFrom'])
    .select(['recipeVersions.content', 'recipeVersions.difference'])
    .execute();

const versionsOf = (db: GroupDatabase, recipeId: string) =>
  withNames(db).where('recipeVersions.recipeId', '=', recipeId);

const withNames = (db: GroupDatabase) =>
  db
    .from('recipeVersions')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'recipeVersions.userId').onRef('users.groupId', '=', 'recipeVersions.groupId'),
    );
