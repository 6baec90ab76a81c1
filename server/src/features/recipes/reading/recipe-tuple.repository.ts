import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../../platform/database/index.ts';
import { foodCells } from '../../foods/index.ts';
import { unitColumns } from '../../units/index.ts';
import { cardTuple, columns } from './card-tuple.repository.ts';
import { ingredientColumns, instructionColumns, referencedColumns, wholeColumns } from './recipe-columns.ts';

/**
 * Units, foods and other recipes are looked up for each line: joined, PostgreSQL reads all foods of the group for the ten of a recipe.
 */
const ingredients = ({ jsonList, jsonTuple }: Dialect): RawBuilder<unknown> => {
  const unit = sql`(select ${jsonTuple(columns('units', unitColumns))} from units where units.id = ingredients."unitId")`;
  const food = sql`(select ${jsonTuple(foodCells.map(([column]) => sql.ref(column)))} from foods
    left join labels on labels.id = foods."labelId"
    where foods.id = ingredients."foodId")`;
  const referenced = sql`(select ${jsonTuple(columns('referenced', referencedColumns))} from recipes as referenced
    where referenced.id = ingredients."referencedRecipeId" and referenced.private = 0)`;
  const ingredient = jsonTuple([jsonTuple(columns('ingredients', ingredientColumns)), unit, food, referenced]);
  return sql`(select ${jsonList(ingredient, sql.ref('ingredients.position'))} from ingredients
    where ingredients."recipeId" = recipes.id)`;
};

const instructions = ({ jsonList, jsonTuple }: Dialect): RawBuilder<unknown> =>
  sql`(select ${jsonList(jsonTuple(columns('instructions', instructionColumns)), sql.ref('instructions.position'))}
    from instructions where instructions."recipeId" = recipes.id)`;

/** A recipe of the query `recipes` with all its parts, in one column that holds a `RecipeTuple` as JSON. */
export const recipeTuple = (dialect: Dialect) =>
  dialect.jsonTuple([
    cardTuple(dialect),
    dialect.jsonTuple(columns('recipes', wholeColumns)),
    ingredients(dialect),
    instructions(dialect),
  ]);
