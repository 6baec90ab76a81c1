import { type Columns, type GroupTransaction, insertRows, presentIds } from '../../../../platform/database/index.ts';
import { fetchList, type ListOfBackup, partsHere, readListOfBackup } from '../fetch-list.ts';
import type { Target } from '../fetch-target.ts';
import { withNewIds } from '../new-ids.ts';
import {
  nextPosition,
  removeParts,
  rowsAsTheyAre,
  rowsOfTable,
  stampsOf,
  updateAsItWas,
} from './joining.repository.ts';
import { type CameThing, type IdsNow, idHere, type Joining, markOf } from './joining.ts';

/**
 * Brings lists with their items, in their order. To one that came before come the items that are new there; what was changed there and not
 * here becomes what it is there. @returns how many lists came or changed
 */
export const joinLists = async (
  target: Target,
  db: GroupTransaction,
  idsNow: IdsNow,
  joining: Joining,
): Promise<number> => {
  const { at, earlier, signal } = joining;
  const rows = await rowsOfTable(db, 'shoppingLists');
  const ids = rows
    .toSorted((one, other) => (String(one.createdAt) < String(other.createdAt) ? -1 : 1))
    .map(({ id }) => String(id));
  const newId = (former: string) => idHere(target.db, former);
  const there = await presentIds(target.db.asServer(), 'shoppingLists', [...ids, ...ids.map(newId)]);
  const before = (await earlier?.find(ids)) ?? new Map<string, CameThing>();
  const recipeIds = new Map([...(joining.recipes ?? [])].map(([former, { id }]) => [former, id]));
  let came = 0;
  for (const id of ids) {
    signal.throwIfAborted();
    const list = withRecipesOf(await readListOfBackup(db, id), recipeIds);
    const known = before.has(id);
    if (!known && !there.has(id) && !there.has(newId(id))) {
      const { aisles = null, shopId = null } = list.row;
      const row = { ...list.row, ...withNewIds({ aisles, shopId }, idsNow) };
      const andThen = async (db: GroupTransaction, brought: ListOfBackup) => {
        await earlier?.note(db, 'shoppingLists', [{ id: String(brought.row.id) }]);
        const items = brought.parts.shoppingItems.map((item) => cameItem(brought, item));
        await earlier?.note(db, 'shoppingItems', items);
      };
      await fetchList(target, { ...list, row }, { at, andThen, newId });
      came += 1;
    } else if (known && there.has(id) && (await joinItems(target, list, joining)) > 0) came += 1;
  }
  return came;
};

const withRecipesOf = ({ parts, ...list }: ListOfBackup, ids: IdsNow): ListOfBackup => {
  const here = (rows: Columns[]) => rows.map((row) => withNewIds(row, ids));
  const { shoppingItems, shoppingItemRecipes, shoppingListRecipes } = parts;
  return {
    ...list,
    parts: {
      shoppingItems,
      shoppingItemRecipes: here(shoppingItemRecipes),
      shoppingListRecipes: here(shoppingListRecipes),
    },
  };
};

const partsOf = ({ parts }: ListOfBackup, item: Columns): Columns[] =>
  parts.shoppingItemRecipes.filter(({ itemId }) => itemId === item.id);

/** What an item says, wherever it stands in its list. */
const cameItem = (list: ListOfBackup, item: Columns) => {
  const { position: _, ...said } = item;
  const parts = partsOf(list, item).map(({ recipeId, quantity, scale, note }) =>
    [recipeId, quantity, scale, note].join(' '),
  );
  return { id: String(item.id), mark: markOf({ ...said, parts: parts.join('\n') }) };
};

const joinItems = async (target: Target, list: ListOfBackup, { earlier, at }: Joining): Promise<number> => {
  const listId = String(list.row.id);
  const items = list.parts.shoppingItems;
  const ids = items.map(({ id }) => String(id));
  return target.db.change(async (db) => {
    const before = (await earlier?.find(ids)) ?? new Map<string, CameThing>();
    const there = await presentIds(db.asServer(), 'shoppingItems', ids);
    const stamps = await stampsOf(db, 'shoppingItems', ids);
    const isNew = ({ id }: Columns) => !before.has(String(id)) && !there.has(String(id));
    const isChanged = (item: Columns) => {
      const known = before.get(String(item.id));
      return known !== undefined && known.mark !== cameItem(list, item).mark && stamps.get(known.id) === known.stamp;
    };
    const [added, changed] = [items.filter(isNew), items.filter(isChanged)];
    const wanted = [...added, ...changed];
    if (wanted.length === 0) return 0;
    const parts = await partsHere(db, list, at);
    const here = new Map(parts.shoppingItems.map((item) => [String(item.id), item]));
    const rowsBefore = await rowsAsTheyAre(
      db,
      'shoppingItems',
      changed.map(({ id }) => String(id)),
    );
    let position = await nextPosition(db, listId);
    await insertRows(
      db,
      'shoppingItems',
      added.map((item) => ({ ...(here.get(String(item.id)) ?? item), position: position++ })),
    );
    for (const { id } of changed) {
      const { id: _, listId: _list, position: _position, createdAt: _created, ...said } = here.get(String(id)) ?? {};
      await updateAsItWas(db, 'shoppingItems', String(id), said);
    }
    await removeParts(
      db,
      changed.map(({ id }) => String(id)),
    );
    const named = new Set(wanted.map(({ id }) => id));
    await insertRows(
      db,
      'shoppingItemRecipes',
      parts.shoppingItemRecipes.filter(({ itemId }) => named.has(itemId ?? null)),
    );
    await earlier?.note(
      db,
      'shoppingItems',
      wanted.map((item) => ({ ...cameItem(list, item), before: rowsBefore.get(String(item.id)) })),
    );
    return wanted.length;
  });
};
