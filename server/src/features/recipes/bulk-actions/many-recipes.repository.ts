import type { OrganizerKind, Recipe } from '@larder/contract';
import type { Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../../platform/database/index.ts';
import { noteFormers, noteVersions } from '../history/note-version.ts';
import { readRecipesNumbered } from '../reading/read-recipe.repository.ts';
import { settingColumns } from '../reading/recipe-columns.ts';

export type ManyRow = Awaited<ReturnType<typeof findRecipes>>[number];

export const findRecipes = (db: GroupDatabase, slugs: string[]) =>
  db
    .from('recipes')
    .where(db.dialect.isOneOf('slug', slugs))
    .select(['id', 'number', 'slug', 'name', 'image', 'userId', 'version', 'private', ...settingColumns])
    .execute();

const idsOf = (rows: ManyRow[]): string[] => rows.map(({ id }) => id);

/** Adds organizers behind those that recipes have already; answers which each of the recipes had not. */
export const addOrganizers = async (
  db: GroupTransaction,
  kind: OrganizerKind,
  rows: ManyRow[],
  organizerIds: string[],
): Promise<Map<string, string[]>> => {
  const links = await db
    .from('recipeOrganizers')
    .where(db.dialect.isOneOf('recipeId', idsOf(rows)))
    .where('kind', '=', kind)
    .select(['recipeId', 'organizerId', 'position'])
    .execute();
  const known = new Map<string, { ids: Set<string>; next: number }>(
    rows.map(({ id }) => [id, { ids: new Set<string>(), next: 0 }]),
  );
  for (const { recipeId, organizerId, position } of links) {
    const own = known.get(recipeId);
    own?.ids.add(organizerId);
    if (own) own.next = Math.max(own.next, position + 1);
  }
  const missing = rows.flatMap(({ id }) => {
    const { ids, next } = known.get(id) ?? { ids: new Set<string>(), next: 0 };
    return organizerIds
      .filter((organizerId) => !ids.has(organizerId))
      .map((organizerId, index) => ({ recipeId: id, organizerId, kind, position: next + index }));
  });
  if (missing.length > 0) await db.insert('recipeOrganizers', missing).execute();
  return organizersByRecipe(missing);
};

/** Takes organizers off recipes; answers which of them each of the recipes had. */
export const removeOrganizers = async (
  db: GroupTransaction,
  kind: OrganizerKind,
  rows: ManyRow[],
  organizerIds: string[],
): Promise<Map<string, string[]>> => {
  if (organizerIds.length === 0) return new Map();
  const links = await db
    .from('recipeOrganizers')
    .where(db.dialect.isOneOf('recipeId', idsOf(rows)))
    .where('kind', '=', kind)
    .where(db.dialect.isOneOf('organizerId', organizerIds))
    .select(['recipeId', 'organizerId'])
    .execute();
  await db
    .remove('recipeOrganizers')
    .where(db.dialect.isOneOf('recipeId', [...new Set(links.map(({ recipeId }) => recipeId))]))
    .where('kind', '=', kind)
    .where(db.dialect.isOneOf('organizerId', organizerIds))
    .execute();
  return organizersByRecipe(links);
};

const organizersByRecipe = (links: { recipeId: string; organizerId: string }[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { recipeId, organizerId } of links) found.set(recipeId, [...(found.get(recipeId) ?? []), organizerId]);
  return found;
};

export const updateMany = (db: GroupTransaction, rows: ManyRow[], fields: Updateable<Schema['recipes']>) =>
  db
    .update('recipes')
    .set(fields)
    .where(db.dialect.isOneOf('id', idsOf(rows)))
    .execute();

/** Notes what those are that nobody has saved yet, before anything is done to them. */
export const noteBefore = (db: GroupTransaction, rows: ManyRow[]): Promise<void> =>
  noteFormers(db, rows, (rows) => readRecipes(db, rows));

const readRecipes = async (db: GroupTransaction, rows: ManyRow[]): Promise<Recipe[]> => {
  const numbers = rows.map(({ number }) => number);
  return (await readRecipesNumbered(db, numbers)).map(({ recipe }) => recipe);
};

/** A new version of each, so that whoever edits one meanwhile is told. */
export const noteChanges = async (
  db: GroupTransaction,
  rows: ManyRow[],
  { by, at, field }: { by: string; at: Date; field: string },
): Promise<void> => {
  if (rows.length === 0) return;
  const now = at.toISOString();
  await db
    .update('recipes')
    .set((row) => ({ version: row('version', '+', 1), dateUpdated: now, updatedAt: now }))
    .where(db.dialect.isOneOf('id', idsOf(rows)))
    .execute();
  await noteVersions(db, await readRecipes(db, rows), { by, at, fields: [field] });
  for (const row of rows) await db.record('recipe.updated', { ...row, fields: [field] });
};
