import type { Columns, GroupDatabase, GroupTable } from '../../../platform/database/index.ts';
import { getOwnGroup } from '../../groups/index.ts';
import {
  type HouseholdHead,
  HouseholdPreferences,
  type HouseholdTable,
  householdShapes,
  householdTables,
} from './household-shapes.ts';

const rowsAtOnce = 200;

/** What a household has beside its recipes, for whoever takes it along: all that they see of it, a row a line. */
export async function* writeHousehold(db: GroupDatabase, by: string, at: Date): AsyncGenerator<Buffer> {
  const head: HouseholdHead = {
    ...{ format: 'larder-household', formatVersion: 1 },
    ...{ by, exportedAt: at.toISOString() },
  };
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"rows":[`);
  const preferences = HouseholdPreferences.parse((await getOwnGroup(db)).preferences);
  yield Buffer.from(`\n${JSON.stringify({ preferences })}`);
  const between = ',\n';
  const owners = new Map<HouseholdTable, string[]>();
  for (const table of householdTables) {
    const rows = await rowsOf(db, table, { owners, by });
    owners.set(
      table,
      rows.flatMap(({ id }) => (id ? [String(id)] : [])),
    );
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const lines = rows.slice(from, from + rowsAtOnce).map((row) => JSON.stringify({ [table]: row }));
      yield Buffer.from(`${between}${lines.join(',\n')}`);
    }
  }
  yield Buffer.from('\n]}\n');
}

/** Tables whose rows are found by those that they belong to. */
const ownedBy: Partial<Record<HouseholdTable, { owner: HouseholdTable; column: string }>> = {
  cookbookOrganizers: { owner: 'cookbooks', column: 'cookbookId' },
  shoppingListRecipes: { owner: 'shoppingLists', column: 'listId' },
};

const rowsOf = async (
  db: GroupDatabase,
  table: HouseholdTable,
  { owners, by }: { owners: ReadonlyMap<HouseholdTable, string[]>; by: string },
): Promise<Columns[]> => {
  // Which columns a table has is known where its shape is compared with its rows.
  const columns = Object.keys(householdShapes[table].shape) as 'groupId'[];
  const owned = ownedBy[table];
  const ids = owned && (owners.get(owned.owner) ?? []);
  if (ids?.length === 0) return [];
  const rows = owned
    ? db.fromByKey<GroupTable>(table).where(db.dialect.isOneOf(owned.column, ids ?? []))
    : db.from<GroupTable>(table);
  return (table === 'savedFilters' ? rows.where('userId' as 'groupId', '=', by) : rows).select(columns).execute();
};
