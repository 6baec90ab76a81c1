import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase, GroupTable, GroupTransaction, Schema } from '../src/platform/database/index.ts';

interface Column {
  table: string;
  name: string;
  isText: boolean;
}

/** What else a column may say; other texts get a letter more. */
const others: Record<string, string> = {
  'ingredients.unitId': '(select min(id) from units where id <> "unitId")',
  'ingredients.foodId': '(select min(id) from foods where id <> "foodId")',
  'ingredients.referencedRecipeId': '(select min(id) from recipes where id <> "referencedRecipeId")',
  'foods.labelId': '(select min(id) from labels where id <> "labelId")',
  'recipeOrganizers.organizerId': `case when kind = 'tag' then "organizerId" else (select min(id) from organizers as other
      where other.id <> "organizerId" and other.kind = "recipeOrganizers".kind) end`,
  'recipeOrganizers.kind': `case kind when 'tag' then 'tool' else 'tag' end`,
  recipeId: '(select min(id) from recipes where id <> "recipeId")',
  extras: `'{"other":"one"}'`,
  aliases: `'["another name"]'`,
  nutrition: `'{"calories":"7"}'`,
  notes: `'[{"title":"T","text":"other"}]'`,
  assets: `'[{"name":"a","icon":"i","fileName":null}]'`,
  ingredientReferences: `'["other"]'`,
};

const otherValue = ({ table, name, isText }: Column): string => {
  const known = others[`${table}.${name}`] ?? others[name];
  if (known) return known;
  if (name === 'position' && !isText) return '100 - position';
  return isText
    ? `coalesce("${name}", '') || 'x'`
    : `case when "${name}" is null or "${name}" = 0 then 1 else "${name}" - 1 end`;
};

/** Statements of no feature go around what a `GroupDatabase` offers. */
const run = async <Row>(db: GroupDatabase, statement: RawBuilder<Row>): Promise<Row[]> => {
  const { rows } = await statement.execute(db['queries']);
  return rows;
};

/** A change that no feature of the program makes. */
export interface RowChange {
  what: string;
  prepare(db: GroupTransaction): Promise<void>;
  make(db: GroupTransaction): Promise<void>;
}

/** All columns of the tables that belong to groups. */
const columnsOfGroups = async (db: GroupDatabase): Promise<Column[]> => {
  const rows = await run(
    db,
    db.dialect.name === 'sqlite'
      ? sql<{ table: string; name: string; type: string }>`select tables.name as "table", columns.name, columns.type
          from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`
      : sql<{
          table: string;
          name: string;
          type: string;
        }>`select table_name as "table", column_name as name, data_type as type
          from information_schema.columns where table_schema = current_schema()`,
  );
  const ofGroups = new Set(rows.filter(({ name }) => name === 'groupId').map(({ table }) => table));
  return rows
    .filter(({ table }) => (ofGroups.has(table) || table === 'groups') && !table.startsWith('recipeSearch'))
    .map(({ table, name, type }) => ({ table, name, isText: type.toLowerCase() === 'text' }));
};

/** All tables that hold rows of groups, whichever features have declared them. */
export const tablesOfGroups = async (db: GroupDatabase): Promise<GroupTable[]> => {
  const names = new Set((await columnsOfGroups(db)).map(({ table }) => table));
  names.delete('groups');
  // They have the column by which `from` finds a group's rows.
  return [...names] as GroupTable[];
};

const isOwn = (db: GroupDatabase, table: string) =>
  sql`${sql.ref(table === 'groups' ? 'id' : 'groupId')} = ${db.groupId}`;

const inOrder =
  (table: string, ...statements: RawBuilder<unknown>[]) =>
  async (db: GroupTransaction) => {
    db['note'](table as keyof Schema);
    for (const statement of statements) await run(db, statement);
  };

/** Each column of each table says something else, in all rows of the group. */
export const changesOfColumns = async (db: GroupDatabase): Promise<RowChange[]> => {
  const columns = await columnsOfGroups(db);
  return columns.map((column) => ({
    what: `${column.table}.${column.name}`,
    prepare: async () => undefined,
    make: inOrder(
      column.table,
      sql`update ${sql.table(column.table)} set ${sql.ref(column.name)} = ${sql.raw(otherValue(column))}
      where ${isOwn(db, column.table)}`,
    ),
  }));
};

/** All rows of the group go from each table, and come back. */
export const changesOfRows = async (db: GroupDatabase): Promise<RowChange[]> => {
  const tables = new Set((await columnsOfGroups(db)).map(({ table }) => table));
  return [...tables].flatMap((table) => {
    const remove = sql`delete from ${sql.table(table)} where ${isOwn(db, table)}`;
    const copy = sql`create temporary table "copiedRows" as select * from ${sql.table(table)} where ${isOwn(db, table)}`;
    // Recipes ask for each other, which no database takes for granted while they go.
    const first =
      table === 'recipes' ? [sql`update ingredients set "referencedRecipeId" = null where ${isOwn(db, table)}`] : [];
    const bringBack = sql`insert into ${sql.table(table)} select * from "copiedRows"`;
    return [
      { what: `${table} gone`, prepare: async () => undefined, make: inOrder(table, ...first, remove) },
      { what: `${table} come`, prepare: inOrder(table, copy, ...first, remove), make: inOrder(table, bringBack) },
    ];
  });
};
