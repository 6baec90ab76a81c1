import type { Insertable, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../../platform/database/index.ts';

/** Recipes of a group to take away. */
export const recipeExportFolder = (groupId: string): string => `exports/${groupId}`;

export const recipeExportKey = (groupId: string, exportId: string): string =>
  `${recipeExportFolder(groupId)}/${exportId}.zip`;

export type ExportRow = Awaited<ReturnType<typeof listExportRows>>[number];

const columns = [
  'id',
  'groupId',
  'name',
  'fileName',
  'format',
  'status',
  'recipesDone',
  'recipesInAll',
  'bytes',
  'createdAt',
  'expiresAt',
  'unprinted',
] as const;

export const listExportRows = (db: GroupDatabase) =>
  db.from('recipeExports').select(columns).orderBy('createdAt', 'desc').orderBy('id').execute();

export const findExportRow = (db: GroupDatabase, id: string) =>
  db.from('recipeExports').where('id', '=', id).select(columns).executeTakeFirst();

export const insertExport = (db: GroupTransaction, row: Omit<Insertable<Schema['recipeExports']>, 'groupId'>) =>
  db.insert('recipeExports', row).execute();

/** False when it has been deleted. */
export const updateExport = async (
  db: GroupTransaction,
  id: string,
  fields: Updateable<Schema['recipeExports']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .update('recipeExports')
    .set(fields)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const removeExports = async (db: GroupTransaction, ids: string[]): Promise<string[]> => {
  const rows = await db.remove('recipeExports').where(db.dialect.isOneOf('id', ids)).returning('id').execute();
  return rows.map(({ id }) => id);
};

/** What an export knows of its recipes before it reads them. */
export interface ExportedRow {
  id: string;
  number: number;
  slug: string;
  name: string;
  image: string | null;
}

/** The recipes with these slugs in their order, or all by name, and whose alone some of them are. */
export const findRecipesToExport = async (db: GroupDatabase, slugs: string[] | null) => {
  const recipes = db
    .from('recipes')
    .select(['id', 'number', 'slug', 'name', 'image', 'private', 'userId'])
    .orderBy('nameKey')
    .orderBy('number');
  const rows = await (slugs ? recipes.where(db.dialect.isOneOf('slug', slugs)) : recipes).execute();
  const own = rows.find((row) => row.private === 1);
  const places = new Map(slugs?.map((slug, place) => [slug, place]));
  const found: ExportedRow[] = rows
    .map(({ id, number, slug, name, image }) => ({ id, number, slug, name, image }))
    .sort((one, other) => (places.get(one.slug) ?? 0) - (places.get(other.slug) ?? 0));
  return { recipes: found, privateTo: own?.userId ?? null };
};

/** The category that a recipe names first, by the number of the recipe. */
export const firstCategories = async (db: GroupDatabase): Promise<Map<number, string>> => {
  const rows = await db
    .from('organizers')
    .innerJoin('recipeOrganizers', 'recipeOrganizers.organizerId', 'organizers.id')
    .innerJoin('recipes', 'recipes.id', 'recipeOrganizers.recipeId')
    .where('organizers.kind', '=', 'category')
    .select(['recipes.number', 'organizers.name'])
    .orderBy('recipeOrganizers.position', 'desc')
    .execute();
  // Of several of one recipe the last one stays, which is that of the first place.
  return new Map(rows.map(({ number, name }) => [number, name]));
};

/** The ids of the recipes that a member likes best. */
export const findFavorites = async (db: GroupDatabase, userId: string): Promise<Set<string>> => {
  const rows = await db
    .from('recipeOpinions')
    .where('userId', '=', userId)
    .where('isFavorite', '=', 1)
    .select('recipeId')
    .execute();
  return new Set(rows.map(({ recipeId }) => recipeId));
};

/** The recipes that nobody but this member sees, by name. */
export const findOwnRecipes = (db: GroupDatabase, ownerId: string) =>
  db
    .from('recipes')
    .where('private', '=', 1)
    .where('userId', '=', ownerId)
    .select(['id', 'number', 'slug', 'name', 'image'])
    .orderBy('nameKey')
    .orderBy('number')
    .execute();

export const getGroup = (db: GroupDatabase) => db.ownGroup().select(['name', 'slug']).executeTakeFirstOrThrow();
