import { randomUUID } from 'node:crypto';
import type { ChangedItems, ShoppingItem, ShoppingList } from '../../../contract/src/index.ts';
import type { LarderProcess } from './larder-process.ts';

type Headers = Record<string, string>;

const call = async <Reply>(
  url: string,
  headers: Headers,
  { method = 'GET', path, body }: { method?: string; path: string; body?: unknown },
): Promise<Reply> => {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
};

/** What a household has besides recipes: a list with as many items as a week needs, and a month with four meals a day. */
export interface Household {
  list: string;
  items: ShoppingItem[];
  month: string;
}

const name = 'Benchmark';
const items = 60;
const days = 30;
const mealsOfDay = ['breakfast', 'lunch', 'dinner', 'side'];

/** Makes it where the database has none yet. */
export const settleHousehold = async (url: string, headers: Headers, recipeId: string): Promise<Household> => {
  const month = '/groups/mealplans?start_date=2024-06-01&end_date=2024-06-30&perPage=-1';
  const { items: lists } = await call<{ items: ShoppingList[] }>(url, headers, {
    path: '/groups/shopping/lists?perPage=-1',
  });
  const known = lists.find((list) => list.name === name);
  const listId = known?.id ?? (await makeList(url, headers));
  if (!known) await planMonth(url, headers, recipeId);
  const list = await call<ShoppingList>(url, headers, { path: `/groups/shopping/lists/${listId}` });
  return { list: `/api/groups/shopping/lists/${listId}`, items: list.listItems, month: `/api${month}` };
};

const makeList = async (url: string, headers: Headers): Promise<string> => {
  const { id } = await call<ShoppingList>(url, headers, {
    method: 'POST',
    path: '/groups/shopping/lists',
    body: { name },
  });
  const body = Array.from({ length: items }, (_, at) => ({
    shoppingListId: id,
    quantity: 1 + (at % 9),
    note: at % 3 === 0 ? 'ripe' : '',
    food: { name: `bench food ${at}` },
    unit: at % 2 === 0 ? { name: 'gram' } : null,
  }));
  const path = '/groups/shopping/items/create-bulk';
  const { createdItems } = await call<ChangedItems>(url, headers, { method: 'POST', path, body });
  if (createdItems.length !== items) throw new Error(`the list has ${createdItems.length} items`);
  return id;
};

const planMonth = async (url: string, headers: Headers, recipeId: string): Promise<void> => {
  for (let day = 1; day <= days; day++) {
    for (const entryType of mealsOfDay) {
      const body = { date: `2024-06-${String(day).padStart(2, '0')}`, entryType, recipeId };
      await call(url, headers, { method: 'POST', path: '/groups/mealplans', body });
    }
  }
};

/** Milliseconds of the server's processor for a tick, each sent by itself. */
export const measureTicks = async (
  larder: LarderProcess,
  headers: Headers,
  household: Household,
  times: number,
): Promise<number> => {
  const path = `${household.list.replace('/api', '')}/operations`;
  const device = randomUUID();
  const tick = (turn: number) => {
    const itemId = household.items[turn % household.items.length]?.id;
    const checked = Math.floor(turn / household.items.length) % 2 === 0;
    const operation = { id: randomUUID(), kind: 'change', itemId, fields: { checked } };
    return call(larder.url, headers, { method: 'POST', path, body: { device, operations: [operation] } });
  };
  // As many as untick everything again.
  const round = 2 * household.items.length;
  for (let turn = 0; turn < 2 * round; turn++) await tick(turn);
  const before = larder.processor();
  const measured = Math.ceil(times / round) * round;
  for (let turn = 0; turn < measured; turn++) await tick(turn);
  return (larder.processor() - before) / measured;
};
