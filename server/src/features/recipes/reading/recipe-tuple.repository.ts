import { type RawBuilder, sql } from 'kysely';
import { type Dialect, writtenOnce } from '../../../platform/database/index.ts';
import { foodCells } from '../../foods/index.ts';
import { unitColumns } from '../../units/index.ts';
import { cardTuple, columns } from './card-tuple.repository.ts';
import { ingredientColumns, instructionColumns, wholeColumns } from './recipe-columns.ts';

const ingredients = ({ jsonList, jsonTuple }: Dialect): RawBuilder<unknown> => {
  const ingredient = jsonTuple([
    jsonTuple(columns('ingredients', ingredientColumns)),
    jsonTuple(columns('units', unitColumns)),
    jsonTuple(foodCells.map(([column]) => sql.ref(column))),
  ]);
  return sql`(select ${jsonList(ingredient, sql.ref('ingredients.position'))} from ingredients
    left join units on units.id = ingredients."unitId" left join foods on foods.id = ingredients."foodId"
    left join "foodLabels" on "foodLabels"."foodId" = foods.id left join labels on labels.id = "foodLabels"."labelId"
    where ingredients."recipeId" = recipes.id)`;
};

const instructions = ({ jsonList, jsonTuple }: Dialect): RawBuilder<unknown> =>
  sql`(select ${jsonList(jsonTuple(columns('instructions', instructionColumns)), sql.ref('instructions.position'))}
    from instructions where instructions."recipeId" = recipes.id)`;

/** A recipe of the query `recipes` with all its parts, in one column that holds a `RecipeTuple` as JSON. */
export const recipeTuple = writtenOnce((dialect) =>
  dialect.jsonTuple([
    cardTuple(dialect),
    dialect.jsonTuple(columns('recipes', wholeColumns)),
    ingredients(dialect),
    instructions(dialect),
  ]),
);
