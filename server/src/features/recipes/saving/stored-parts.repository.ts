import type { OrganizerKind } from '@larder/contract';
import type { Insertable, Updateable } from 'kysely';
import type { GroupTransaction, Schema } from '../../../platform/database/index.ts';
import type { IngredientRow, InstructionRow } from '../reading/to-recipe.ts';
import { type NameAndSlug, nameCandidates } from './recipe-names.ts';

/** Rows per statement: the smaller database takes 32,766 values, the widest of these rows has ten. */
const rowsAtOnce = 2000;

const inPieces = async <Row>(rows: Row[], write: (piece: Row[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce));
};

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

export const replaceIngredients = async (db: GroupTransaction, recipeId: string, rows: IngredientRow[]) => {
  await db.remove('ingredients').where('recipeId', '=', recipeId).execute();
  const placed = rows.map((row, position) => ({ ...row, recipeId, position }));
  await inPieces(placed, (piece) => db.insert('ingredients', piece).execute());
};

export const replaceInstructions = async (db: GroupTransaction, recipeId: string, rows: InstructionRow[]) => {
  await db.remove('instructions').where('recipeId', '=', recipeId).execute();
  const placed = rows.map((row, position) => ({ ...row, recipeId, position }));
  await inPieces(placed, (piece) => db.insert('instructions', piece).execute());
};

export const replaceOrganizers = async (db: GroupTransaction, recipeId: string, kind: OrganizerKind, ids: string[]) => {
  await db.remove('recipeOrganizers').where('recipeId', '=', recipeId).where('kind', '=', kind).execute();
  const placed = ids.map((organizerId, position) => ({ recipeId, organizerId, kind, position }));
  await inPieces(placed, (piece) => db.insert('recipeOrganizers', piece).execute());
};

const takenSlugs = async (db: GroupTransaction, slugs: string[]): Promise<Set<string>> => {
  const rows = await db.from('recipes').where(db.dialect.isOneOf('slug', slugs)).select('slug').execute();
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

/** Keeps what every list says of its group: how many recipes there are. */
export const countRecipes = (db: GroupTransaction, recipes: number, publicRecipes: number) =>
  db
    .updateOwnGroup('recipes')
    .set((group) => ({
      recipeCount: group('recipeCount', '+', recipes),
      publicRecipeCount: group('publicRecipeCount', '+', publicRecipes),
    }))
    .execute();

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
