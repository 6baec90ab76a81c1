import type { OrganizerKind } from '@larder/contract';
import type { Insertable, Updateable } from 'kysely';
import type { GroupTransaction, Schema } from '../../../platform/database/index.ts';
import type { IngredientRow, InstructionRow } from '../reading/to-recipe.ts';
import { type NameAndSlug, nameCandidates } from './recipe-names.ts';

/** @returns the number that the recipe got */
export const insertRecipe = async (
  db: GroupTransaction,
  row: Omit<Insertable<Schema['recipes']>, 'groupId'>,
): Promise<number> => {
  const { number } = await db.insert('recipes', row).returning('number').executeTakeFirstOrThrow();
  return number;
};

export const updateRecipe = (db: GroupTransaction, recipeId: string, fields: Updateable<Schema['recipes']>) =>
  db.update('recipes').set(fields).where('id', '=', recipeId).execute();

type PartTable = 'ingredients' | 'instructions';
type PartRow = Parameters<typeof GroupTransaction.prototype.insertAll<PartTable>>[1][number];

/** Writes the lines or the steps of a recipe that are other ones than before at their place. @returns whether there are any */
export const writeRows = async <Row extends IngredientRow | InstructionRow>(
  db: GroupTransaction,
  table: PartTable,
  recipeId: string,
  { before, after }: { before: readonly Row[]; after: readonly Row[] },
): Promise<boolean> => {
  const written = after
    .map((row, position) => ({ ...row, recipeId, position }))
    .filter(({ position }) => JSON.stringify(after[position]) !== JSON.stringify(before[position]));
  const places = Array.from({ length: Math.max(0, before.length - after.length) }, (_, index) => after.length + index);
  for (const { position } of written) if (position < before.length) places.push(position);
  if (places.length > 0)
    await db.remove<PartTable>(table).where('recipeId', '=', recipeId).where('position', 'in', places).execute();
  // Which of the two kinds of rows goes into which table is up to the caller.
  await db.insertAll<PartTable>(table, written as unknown as PartRow[]);
  return written.length > 0 || places.length > 0;
};

export const replaceOrganizers = async (db: GroupTransaction, recipeId: string, kind: OrganizerKind, ids: string[]) => {
  await db.remove('recipeOrganizers').where('recipeId', '=', recipeId).where('kind', '=', kind).execute();
  const placed = ids.map((organizerId, position) => ({ recipeId, organizerId, kind, position }));
  await db.insertAll('recipeOrganizers', placed);
};

const takenSlugs = async (db: GroupTransaction, slugs: string[]): Promise<Set<string>> => {
  const rows = await db.asServer().from('recipes').where(db.dialect.isOneOf('slug', slugs)).select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
};

export const isSlugTaken = async (db: GroupTransaction, slug: string): Promise<boolean> =>
  (await takenSlugs(db, [slug])).has(slug);

/** The name, with the first number behind it that makes it the only one. */
export const freeName = async (db: GroupTransaction, name: string): Promise<NameAndSlug> => {
  const atOnce = 10;
  for (let first = 0; ; first += atOnce) {
    const candidates = nameCandidates(name, first, first + atOnce - 1);
    const taken = await takenSlugs(
      db,
      candidates.map(({ slug }) => slug),
    );
    const free = candidates.find(({ slug }) => !taken.has(slug));
    if (free) return free;
  }
};

export const removeRecipeRow = (db: GroupTransaction, recipeId: string) =>
  db.remove('recipes').where('id', '=', recipeId).execute();

/** The preferences that a new recipe of the group begins with. */
export const getRecipeDefaults = (db: GroupTransaction) =>
  db
    .ownGroup()
    .select([
      'recipePublic as public',
      'recipeShowNutrition as showNutrition',
      'recipeShowAssets as showAssets',
      'recipeLandscapeView as landscapeView',
      'recipeDisableComments as disableComments',
      'recipeDisableAmount as disableAmount',
    ])
    .executeTakeFirstOrThrow();
