import { randomUUID } from 'node:crypto';
import type { Fetched } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { type Columns, findRows, type GroupTransaction, presentIds } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { isInBin } from '../../bin/index.ts';
import { resolveFoods } from '../../foods/index.ts';
import { resolveLabels } from '../../labels/index.ts';
import { shoppingListBin } from '../../shopping/index.ts';
import { resolveUnits } from '../../units/index.ts';
import type { Target } from './fetch-target.ts';
import { withNewIds } from './new-ids.ts';
import { freeListName } from './today.repository.ts';

const itemTables = ['shoppingItems', 'shoppingItemRecipes', 'shoppingListRecipes'] as const;
type ItemTable = (typeof itemTables)[number];

/** Columns of items that name what the whole group shares. */
const shared = {
  foods: ['foodId'],
  units: ['unitId', 'ownUnitId'],
  labels: ['labelId'],
} as const;
type SharedTable = keyof typeof shared;

type ItemRows = Record<ItemTable, Columns[]>;

const ofItems = (rowsOf: (table: ItemTable) => Columns[]): ItemRows => ({
  shoppingItems: rowsOf('shoppingItems'),
  shoppingItemRecipes: rowsOf('shoppingItemRecipes'),
  shoppingListRecipes: rowsOf('shoppingListRecipes'),
});

export interface ListOfBackup {
  row: Columns;
  parts: ItemRows;
  /** Names of the foods, units and labels that its items speak of, by their ids. */
  names: Record<SharedTable, Map<string, string>>;
}

const idsIn = (rows: readonly Columns[], columns: readonly string[]): string[] => [
  ...new Set(rows.flatMap((row) => columns.flatMap((column) => (row[column] ? String(row[column]) : [])))),
];

/** @throws AppError when there is no such list in the tables */
export const readListOfBackup = async (db: GroupTransaction, id: string): Promise<ListOfBackup> => {
  const [row] = await findRows(db, 'shoppingLists', 'id', [id]);
  if (!row) throw new AppError('backup.thing-not-found');
  const found = new Map<ItemTable, Columns[]>();
  for (const table of itemTables) found.set(table, await findRows(db, table, 'listId', [id]));
  const parts = ofItems((table) => found.get(table) ?? []);
  const all = Object.values(parts).flat();
  const namesOf = async (table: SharedTable) => {
    const rows = await findRows(db, table, 'id', idsIn(all, shared[table]));
    return new Map(rows.map((row) => [String(row.id), String(row.name)]));
  };
  return {
    row,
    parts,
    names: { foods: await namesOf('foods'), units: await namesOf('units'), labels: await namesOf('labels') },
  };
};

interface Fetching {
  at: Date;
  /** Within the same change, with the list as it came. */
  andThen?(db: GroupTransaction, list: ListOfBackup): Promise<void>;
  /** The ids of one that is another. */
  newId?(former: string): string;
}

/** Brings a list of a backup into the group with its items; beside one that is still there, here or in another group, it is another one. */
export const fetchList = async (
  target: Target,
  list: ListOfBackup,
  { newId = () => randomUUID(), ...fetching }: Fetching,
): Promise<Pick<Fetched, 'id' | 'name' | 'came' | 'missing'>> => {
  const { db } = target;
  const former = String(list.row.id);
  const isTaken =
    (await presentIds(db.asServer(), 'shoppingLists', [former])).has(former) || (await isInBin(db, former));
  const bring = (one: ListOfBackup) => bringList(target, one, fetching);
  if (isTaken) return bring(copyOf(list, newId));
  try {
    return await bring(list);
  } catch (error) {
    if (!db.dialect.isUniqueViolation(error)) throw error;
    return bring(copyOf(list, newId));
  }
};

const bringList = (
  { db, memberNow }: Target,
  list: ListOfBackup,
  { at, andThen }: Omit<Fetching, 'newId'>,
): Promise<Pick<Fetched, 'id' | 'name' | 'came' | 'missing'>> =>
  db.change(async (db) => {
    const name = await freeListName(db, String(list.row.name));
    const parts = await partsHere(db, list, at);
    const shopId = list.row.shopId ? String(list.row.shopId) : null;
    const row = {
      ...list.row,
      name,
      nameKey: plainText(name),
      userId: memberNow(list.row.userId === null ? null : String(list.row.userId)) ?? null,
      shopId: shopId && (await presentIds(db, 'shops', [shopId])).has(shopId) ? shopId : null,
      updatedAt: at.toISOString(),
    };
    await shoppingListBin.restore(db, { row, parts, links: {}, item: {} }, at);
    await andThen?.(db, list);
    return {
      id: String(list.row.id),
      name,
      came: [{ what: 'items', number: list.parts.shoppingItems.length }].filter(({ number }) => number > 0),
      missing: [],
    };
  });

/** What a list has, with the foods, units and labels of the group. */
export const partsHere = async (
  db: GroupTransaction,
  { parts, names }: Pick<ListOfBackup, 'parts' | 'names'>,
  at: Date,
): Promise<ItemRows> => {
  const idsNow = await resolveShared(db, names, at);
  return ofItems((table) => parts[table].map((row) => withSharedOf(row, idsNow)));
};

const copyOf = ({ row, parts, names }: ListOfBackup, newId: (former: string) => string): ListOfBackup => {
  const ids = new Map([row, ...Object.values(parts).flat()].map(({ id }) => [String(id), newId(String(id))]));
  return {
    row: withNewIds(row, ids),
    parts: ofItems((table) => parts[table].map((one) => withNewIds(one, ids))),
    names,
  };
};

/** Which food, unit or label of the group is meant by each of the backup; what the group has not is made. */
const resolveShared = async (
  db: GroupTransaction,
  names: ListOfBackup['names'],
  at: Date,
): Promise<Record<SharedTable, Map<string, string>>> => {
  const pair = (references: { id: string }[], ids: (string | null)[]) =>
    new Map(references.flatMap(({ id }, index) => (ids[index] ? [[id, ids[index]] as const] : [])));
  const [foods, units, labels] = (['foods', 'units', 'labels'] as const).map((table) =>
    [...names[table]].map(([id, name]) => ({ id, name })),
  );
  const present = await presentIds(db, 'labels', [...names.labels.keys()]);
  const gone = (labels ?? []).filter(({ id }) => !present.has(id));
  const resolved = await resolveLabels(
    db,
    gone.map(({ name }) => name),
    at,
  );
  return {
    foods: pair(foods ?? [], await resolveFoods(db, foods ?? [], at)),
    units: pair(units ?? [], await resolveUnits(db, units ?? [], at)),
    labels: new Map([...[...present].map((id) => [id, id] as const), ...pair(gone, resolved)]),
  };
};

const withSharedOf = (row: Columns, idsNow: Record<SharedTable, Map<string, string>>): Columns => {
  const changed = { ...row };
  for (const table of ['foods', 'units', 'labels'] as const) {
    for (const column of shared[table]) {
      if (column in row) changed[column] = idsNow[table].get(String(row[column])) ?? null;
    }
  }
  return changed;
};
