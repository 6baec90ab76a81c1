import type { Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { cardColumns, settingColumns } from './recipe-columns.ts';
import { ingredientsOf, instructionsOf, organizersOf } from './recipe-parts.repository.ts';
import { type RecipeParts, type RecipeRow, toRecipe } from './to-recipe.ts';

const looksLikeId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Recipes by slug or id: a slug that looks like an id is found as well. */
export const recipesNamed = (db: GroupDatabase, slugOrId: string) =>
  looksLikeId(slugOrId)
    ? db
        .from('recipes')
        .where((row) => row.or([row('recipes.id', '=', slugOrId.toLowerCase()), row('recipes.slug', '=', slugOrId)]))
    : db.from('recipes').where('recipes.slug', '=', slugOrId);

export interface StoredRecipe extends RecipeParts {
  row: RecipeRow & { number: number };
}

const readWhole = async (
  db: GroupDatabase,
  rows: ReturnType<typeof recipesNamed>,
): Promise<StoredRecipe | undefined> => {
  const { dialect } = db;
  const row = await rows
    .select([...cardColumns, ...settingColumns, 'version', 'nutrition', 'notes', 'assets', 'extras'])
    .select((recipe) => [
      organizersOf(recipe, dialect),
      ingredientsOf(recipe, dialect),
      instructionsOf(recipe, dialect),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizers, ingredients, instructions } = row;
  return {
    row,
    organizers: dialect.parseJson(organizers),
    ingredients: dialect.parseJson(ingredients),
    instructions: dialect.parseJson(instructions),
  };
};

/** A recipe as it lies in the database, by slug or id. Throws `recipe.not-found`. */
export const getStoredRecipe = async (db: GroupDatabase, slugOrId: string): Promise<StoredRecipe> =>
  found(await readWhole(db, recipesNamed(db, slugOrId)), 'recipe.not-found');

export const findRecipe = async (db: GroupDatabase, slugOrId: string): Promise<Recipe | undefined> => {
  const stored = await readWhole(db, recipesNamed(db, slugOrId));
  return stored && toRecipe(stored.row, stored);
};

/** By slug or id. Throws `recipe.not-found`. */
export const getRecipe = async (db: GroupDatabase, slugOrId: string): Promise<Recipe> =>
  found(await findRecipe(db, slugOrId), 'recipe.not-found');

/** A recipe that visitors of the group may see. Throws `recipe.not-found` for every other one. */
export const getPublicRecipe = async (db: GroupDatabase, slugOrId: string): Promise<Recipe> => {
  const { row, ...parts } = found(
    await readWhole(db, recipesNamed(db, slugOrId).where('recipes.public', '=', 1)),
    'recipe.not-found',
  );
  return toRecipe(row, parts);
};
