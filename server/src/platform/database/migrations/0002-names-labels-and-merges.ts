import { plainText } from '@larder/kitchen';
import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds, optional, otherwise } from './columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
type AnyDatabase = Kysely<any>;

/** Other names of foods and units, labels, what units equal, and merges that can be undone. */
export const namesLabelsAndMerges = async (database: AnyDatabase, dialect: Dialect): Promise<void> => {
  const { id, text, moment, json, amount, count } = columnKinds(dialect);

  for (const table of ['foods', 'units']) {
    await database.schema
      .alterTable(table)
      .addColumn('aliases', ...otherwise(json(), '[]'))
      .execute();
    await database.schema
      .alterTable(table)
      .addColumn('otherKeys', ...otherwise(text(), ''))
      .execute();
    await noteKeys(database, table);
  }
  await database.schema
    .alterTable('units')
    .addColumn('standardQuantity', ...optional(amount()))
    .execute();
  await database.schema
    .alterTable('units')
    .addColumn('standardUnit', ...optional(text()))
    .execute();

  await database.schema
    .createTable('labels')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('name', ...text())
    .addColumn('color', ...text())
    .addColumn('nameKey', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('labels_pk', ['id'])
    .addUniqueConstraint('labels_in_group', ['groupId', 'id'])
    .addUniqueConstraint('labels_name', ['groupId', 'nameKey'])
    .addForeignKeyConstraint('labels_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  // A table that exists gets no foreign key of two columns on SQLite, so the label of a food has a table of its own.
  await database.schema
    .createTable('foodLabels')
    .addColumn('groupId', ...id())
    .addColumn('foodId', ...id())
    .addColumn('labelId', ...id())
    .addPrimaryKeyConstraint('foodLabels_pk', ['foodId'])
    .addForeignKeyConstraint('foodLabels_food', ['groupId', 'foodId'], 'foods', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('foodLabels_label', ['groupId', 'labelId'], 'labels', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema.createIndex('foodLabels_by_label').on('foodLabels').columns(['groupId', 'labelId']).execute();

  await database.schema
    .createTable('merges')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('kind', ...text())
    .addColumn('fromId', ...id())
    .addColumn('fromName', ...text())
    .addColumn('toId', ...id())
    .addColumn('toName', ...text())
    .addColumn('uses', ...count())
    .addColumn('userId', ...optional(id()))
    .addColumn('kept', ...json())
    .addColumn('createdAt', ...moment())
    .addPrimaryKeyConstraint('merges_pk', ['id'])
    .addForeignKeyConstraint('merges_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema.createIndex('merges_by_time').on('merges').columns(['groupId', 'createdAt']).execute();
};

/** Plurals and abbreviations that are there already are found like those to come. */
const noteKeys = async (database: AnyDatabase, table: string): Promise<void> => {
  const names = table === 'units' ? ['pluralName', 'abbreviation', 'pluralAbbreviation'] : ['pluralName'];
  const rows = await database
    .selectFrom(table)
    .select(['id', ...names])
    .execute();
  for (const row of rows) {
    const keys = new Set(names.map((name) => plainText(row[name] ?? '')).filter(Boolean));
    if (keys.size === 0) continue;
    await database
      .updateTable(table)
      .set({ otherKeys: [...keys].join('\n') })
      .where('id', '=', row.id)
      .execute();
  }
};
