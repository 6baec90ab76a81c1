import type { Recipe, RecipeSummary, ReferencedRecipe } from '@larder/contract';
import type { SelectQueryBuilder } from 'kysely';
import { type Dialect, type GroupDatabase, namedValues, type Schema } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { looksLikeId } from '../../../platform/references/index.ts';
import { type FoodRow, foodCells, toFood } from '../../foods/index.ts';
import { toUnit, type UnitRow, unitColumns } from '../../units/index.ts';
import { cardColumns } from './card-tuple.repository.ts';
import { ingredientColumns, instructionColumns, referencedColumns, wholeColumns } from './recipe-columns.ts';
import { recipeTuple } from './recipe-tuple.repository.ts';
import { type IngredientRow, type InstructionRow, type RecipeRow, type StoredRecipe, toRecipe } from './to-recipe.ts';
import { type CardTuple, organizersOf, toSummary } from './to-summary.ts';

/** Recipes by slug or id: a slug that looks like an id is found as well. */
export const recipesNamed = (db: GroupDatabase, slugOrId: string) =>
  looksLikeId(slugOrId)
    ? db
        .from('recipes')
        .where((row) => row.or([row('recipes.id', '=', slugOrId.toLowerCase()), row('recipes.slug', '=', slugOrId)]))
    : db.from('recipes').where('recipes.slug', '=', slugOrId);

export const recipesNumbered = (db: GroupDatabase, numbers: number[]) =>
  db.fromByKey('recipes').where('recipes.number', 'in', numbers);

type RecipeRows = SelectQueryBuilder<Schema, 'recipes', object>;

const foodNames = foodCells.map(([, name]) => name);

type Values = readonly unknown[];
/** What `recipeTuple` reads. */
type RecipeTuple = [
  card: CardTuple,
  whole: Values,
  ingredients: [ingredient: Values, unit: Values | null, food: Values | null, referenced: Values | null][],
  instructions: Values[],
];

const readWhole = async (dialect: Dialect, rows: RecipeRows): Promise<StoredRecipe | undefined> => {
  const found = await rows.select(recipeTuple(dialect).$castTo<RecipeTuple>().as('recipe')).executeTakeFirst();
  return found && stored(dialect.parseJson(found.recipe));
};

const stored = ([card, whole, ingredients, instructions]: RecipeTuple): StoredRecipe => ({
  card,
  row: namedValues<RecipeRow>([...cardColumns, ...wholeColumns], [...card.slice(0, cardColumns.length), ...whole]),
  organizers: organizersOf(card),
  ingredients: ingredients.map(([ingredient, unit, food, referenced]) => {
    const row = namedValues<IngredientRow>(ingredientColumns, ingredient);
    return {
      row,
      unit: unit && toUnit(namedValues<UnitRow>(unitColumns, unit)),
      food: food && toFood(namedValues<FoodRow>(foodNames, food)),
      referencedRecipe: referenced && namedValues<ReferencedRecipe>(referencedColumns, referenced),
    };
  }),
  instructions: instructions.map((instruction) => namedValues<InstructionRow>(instructionColumns, instruction)),
});

/** A recipe as it lies in the database, by slug or id. Throws `recipe.not-found`. */
export const getStoredRecipe = async (db: GroupDatabase, slugOrId: string): Promise<StoredRecipe> =>
  found(await readWhole(db.dialect, recipesNamed(db, slugOrId)), 'recipe.not-found');

/** The first of the recipes that a caller has found fit to be read. */
export const readRecipeOf = async (dialect: Dialect, rows: RecipeRows): Promise<Recipe | undefined> => {
  const stored = await readWhole(dialect, rows);
  return stored && toRecipe(stored);
};

/** By slug or id. Throws `recipe.not-found`. */
export const getRecipe = async (db: GroupDatabase, slugOrId: string): Promise<Recipe> =>
  toRecipe(await getStoredRecipe(db, slugOrId));

/** A recipe, the card that lists show of it, and the revision at which it is so. */
export interface NumberedRecipe {
  number: number;
  revision: number;
  card: RecipeSummary;
  recipe: Recipe;
}

const readNumbered = async (dialect: Dialect, recipes: RecipeRows): Promise<NumberedRecipe[]> => {
  const rows = await recipes
    .select(['recipes.revision', recipeTuple(dialect).$castTo<RecipeTuple>().as('recipe')])
    .execute();
  return rows.map(({ revision, recipe }) => {
    const whole = stored(dialect.parseJson(recipe));
    return { number: whole.row.number, revision, card: toSummary(whole.card), recipe: toRecipe(whole) };
  });
};

/** The first of the recipes that a caller has found fit to be read. */
export const readNumberedRecipe = async (dialect: Dialect, recipes: RecipeRows): Promise<NumberedRecipe | undefined> =>
  (await readNumbered(dialect, recipes.limit(1)))[0];

/** The recipes with these ids, in no order. */
export const readRecipesWithIds = async (db: GroupDatabase, ids: string[]): Promise<NumberedRecipe[]> =>
  ids.length === 0 ? [] : readNumbered(db.dialect, db.fromByKey('recipes').where('recipes.id', 'in', ids));

/** The recipes of these numbers, in no order. */
export const readRecipesNumbered = async (db: GroupDatabase, numbers: number[]): Promise<NumberedRecipe[]> =>
  numbers.length === 0 ? [] : readNumbered(db.dialect, recipesNumbered(db, numbers));
