import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds, optional } from './columns.ts';

/** What groups have taught the parser of ingredients; it goes with the food or unit that it is about. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const ingredientCorrections = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { id, text, moment, amount } = columnKinds(dialect);

  await database.schema
    .createTable('ingredientCorrections')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('kind', ...text())
    .addColumn('pattern', ...text())
    .addColumn('input', ...text())
    .addColumn('inputKey', ...text())
    .addColumn('quantity', ...optional(amount()))
    .addColumn('unitId', ...optional(id()))
    .addColumn('foodId', ...optional(id()))
    .addColumn('note', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('ingredientCorrections_pk', ['id'])
    .addUniqueConstraint('ingredientCorrections_pattern', ['groupId', 'kind', 'pattern'])
    .addForeignKeyConstraint('ingredientCorrections_group', ['groupId'], 'groups', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('ingredientCorrections_unit', ['groupId', 'unitId'], 'units', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('ingredientCorrections_food', ['groupId', 'foodId'], 'foods', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  for (const column of ['unitId', 'foodId']) {
    await database.schema
      .createIndex(`ingredientCorrections_${column}`)
      .on('ingredientCorrections')
      .columns(['groupId', column])
      .execute();
  }
};
