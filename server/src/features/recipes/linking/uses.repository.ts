import type { RecipeUse } from '@larder/contract';
import { sql } from 'kysely';
import { type GroupDatabase, namedValues } from '../../../platform/database/index.ts';
import { toUnit, type UnitRow, unitColumns } from '../../units/index.ts';
import { columns } from '../reading/card-tuple.repository.ts';
import { referencedColumns } from '../reading/recipe-columns.ts';

/** The recipes that ask for one, by name, each with its lines that do. */
export const listUses = async (db: GroupDatabase, recipeId: string): Promise<RecipeUse[]> => {
  const { dialect } = db;
  const unit = sql<readonly unknown[] | null>`(select ${dialect.jsonTuple(columns('units', unitColumns))} from units
    where units.id = ingredients."unitId")`;
  const rows = await db
    .fromByKey('ingredients')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'ingredients.recipeId').onRef('recipes.groupId', '=', 'ingredients.groupId'),
    )
    .where('ingredients.referencedRecipeId', '=', recipeId)
    .where(db.mayRead('recipes'))
    .select(referencedColumns.map((name) => `recipes.${name}` as const))
    .select(['ingredients.id as referenceId', 'ingredients.quantity', 'ingredients.note', unit.as('unit')])
    .orderBy('recipes.nameKey')
    .orderBy('recipes.number')
    .orderBy('ingredients.position')
    .execute();
  const uses = new Map<string, RecipeUse>();
  for (const { referenceId, quantity, note, unit, ...recipe } of rows) {
    const use = uses.get(recipe.id) ?? { recipe, lines: [] };
    uses.set(recipe.id, use);
    const values = unit && dialect.parseJson(unit);
    use.lines.push({
      referenceId,
      quantity,
      note,
      unit: values && toUnit(namedValues<UnitRow>(unitColumns, values)),
    });
  }
  return [...uses.values()];
};
