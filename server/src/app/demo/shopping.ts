import { randomUUID } from 'node:crypto';
import type { Call } from './ask.ts';

/** What is on the list of the demo: foods that a household begins with, in the aisles that they have from the start. */
const items: { food: string; quantity: number; unit?: string; note?: string }[] = [
  { food: 'bell pepper', quantity: 4 },
  { food: 'onion', quantity: 1.5, unit: 'kilogram' },
  { food: 'potato', quantity: 2, unit: 'kilogram', note: 'waxy' },
  { food: 'lemon', quantity: 3 },
  { food: 'parsley', quantity: 1, unit: 'bunch' },
  { food: 'bread', quantity: 1, note: 'for tonight' },
  { food: 'chickpea', quantity: 400, unit: 'gram' },
  { food: 'egg', quantity: 12 },
  { food: 'butter', quantity: 250, unit: 'gram' },
  { food: 'milk', quantity: 2, unit: 'liter' },
  { food: 'feta', quantity: 120, unit: 'gram' },
  { food: 'rice', quantity: 1, unit: 'kilogram' },
];

/** How the household walks through the shop whose order is learned. */
const walk = ['bread', 'potato', 'onion', 'bell pepper', 'lemon', 'parsley', 'milk', 'butter', 'egg', 'feta', 'rice'];

const week = 7 * 24 * 3_600_000;
const minute = 60_000;

/** A list with what lies in several aisles, and two shops: one with an order of its own, one that was learned from trips. */
export async function shop(call: Call): Promise<void> {
  const { id: listId } = (await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' })) as { id: string };
  const { items: labels } = (await call('GET', '/groups/labels?perPage=-1')) as { items: Named[] };
  const labelId = (name: string) => labels.find((label) => label.name === name)?.id;
  const device = randomUUID();
  const operations = (kind: string, each: object[]) =>
    call('POST', `/groups/shopping/lists/${listId}/operations`, {
      device,
      now: new Date().toISOString(),
      operations: each.map((one) => ({ id: randomUUID(), kind, ...one })),
    });
  const ids = new Map(items.map(({ food }) => [food, randomUUID()]));
  const added = items.map(({ food, quantity, unit, note = '' }) => ({
    itemId: ids.get(food),
    fields: { food: { name: food }, quantity, note, ...(unit && { unit: { name: unit } }) },
  }));
  await operations('add', added);
  const aislesOf = (...names: string[]) => names.flatMap((name) => labelId(name) ?? []);
  await call('POST', '/groups/shopping/shops', {
    name: 'Saturday market',
    aisles: aislesOf('Fruit', 'Vegetables', 'Fresh herbs', 'Cheese', 'Dairy & eggs'),
  });
  const corner = (await call('POST', '/groups/shopping/shops', { name: 'Corner market' })) as { id: string };
  await operations('choose-shop', [{ shopId: corner.id }]);
  for (const weeksAgo of [3, 2, 1]) {
    const begun = Date.now() - weeksAgo * week;
    const tick = (food: string, place: number, checked: boolean) => ({
      itemId: ids.get(food),
      fields: { checked },
      at: new Date(begun + place * minute).toISOString(),
    });
    await operations(
      'change',
      walk.map((food, place) => tick(food, place, true)),
    );
    await operations(
      'change',
      walk.map((food, place) => tick(food, place + 600, false)),
    );
  }
}

interface Named {
  id: string;
  name: string;
}
