import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

interface Item {
  id: string;
  display: string;
  checked: boolean;
  updatedAt: string;
}

forEachDialect('what was added to an item of a list', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let listId: string;
  const [phone, tablet] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    listId = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Saturday' } })).body.id;
  });

  type Operation = Record<string, unknown> & { kind: 'add' | 'change' | 'move' | 'remove'; itemId: string };
  const send = async (device: string, ...sent: Operation[]): Promise<string[]> => {
    const operations = sent.map((operation) => ({ id: randomUUID(), ...operation }));
    const { body } = await cook.call('POST', `/groups/shopping/lists/${listId}/operations`, {
      body: { device, operations },
    });
    return body.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
  };
  const items = async (): Promise<Item[]> =>
    (await cook.call('GET', `/groups/shopping/lists/${listId}`)).body.listItems;
  const lines = async () => (await items()).map(({ display, checked }) => (checked ? `✓ ${display}` : display));
  const add = async (fields: object): Promise<Item> => {
    const itemId = randomUUID();
    await send(phone, { kind: 'add', itemId, fields });
    const added = (await items()).find(({ id }) => id === itemId);
    if (!added) throw new Error('it is not on the list');
    return added;
  };
  const more = (into: Item, fields: object): Operation => ({
    kind: 'add',
    itemId: randomUUID(),
    into: into.id,
    fields,
  });
  const change = ({ id, updatedAt: seen }: Item, fields: object): Operation => ({
    kind: 'change',
    itemId: id,
    fields,
    seen,
  });

  test('is still to be bought when a device ticks it off that had not seen it', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    const added = more(milk, { note: 'milk', quantity: 2 });
    await send(phone, added);
    expect(await lines()).toEqual(['3 milk']);
    expect(await send(tablet, change(milk, { checked: true }))).toEqual(['done']);
    expect(await lines()).toEqual(['✓ milk', '2 milk']);
    expect((await items())[1]?.id).toBe(added.itemId);
  });

  test('is an item of its own when the tick was there first', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await send(tablet, change(milk, { checked: true }));
    await send(phone, more(milk, { note: 'milk', quantity: 2 }));
    expect(await lines()).toEqual(['✓ milk', '2 milk']);
  });

  test('is ticked off with the item by whoever has seen it, and by the device that added it', async () => {
    const [milk, eggs] = [await add({ note: 'milk', quantity: 1 }), await add({ note: 'eggs', quantity: 4 })];
    await send(phone, more(milk, { note: 'milk', quantity: 2 }), more(eggs, { note: 'eggs', quantity: 2 }));
    await send(phone, change(eggs, { checked: true }));
    const [seen] = await items();
    if (seen) await send(tablet, change(seen, { checked: true }));
    expect(await lines()).toEqual(['✓ 3 milk', '✓ 6 eggs']);
  });

  test('by two is one item again, of which each can be named', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    const [one, other] = [more(milk, { note: 'milk', quantity: 2 }), more(milk, { note: 'milk', quantity: 4 })];
    await send(phone, one);
    await send(randomUUID(), other);
    await send(tablet, change(milk, { checked: true }));
    expect(await lines()).toEqual(['✓ milk', '6 milk']);
    await send(randomUUID(), { kind: 'change', itemId: other.itemId, fields: { note: 'oat milk' } });
    expect((await lines()).toSorted()).toEqual(['2 milk', '4 oat milk', '✓ milk']);
  });

  test('stays when somebody says how much is needed who had not seen it', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await send(phone, more(milk, { note: 'milk', quantity: 2 }));
    await send(tablet, change(milk, { quantity: 5 }));
    expect(await lines()).toEqual(['5 milk', '2 milk']);
  });

  test('tells the device that added it nothing of what others had said', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await send(tablet, change(milk, { quantity: 5 }));
    await send(phone, more(milk, { note: 'milk', quantity: 2 }));
    expect(await send(phone, { kind: 'remove', itemId: milk.id, seen: milk.updatedAt })).toEqual(['passed-over']);
    expect(await lines()).toEqual(['7 milk']);
  });

  test('is part of what somebody says who has seen it', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await send(phone, more(milk, { note: 'milk', quantity: 2 }));
    const [seen] = await items();
    if (seen) await send(tablet, change(seen, { quantity: 5 }));
    await send(randomUUID(), change(milk, { checked: true }));
    expect(await lines()).toEqual(['✓ 5 milk']);
  });

  test('keeps the item from being taken off by whoever had not seen it', async () => {
    const milk = await add({ note: 'milk', quantity: 0 });
    await send(phone, more(milk, { note: 'milk', quantity: 0 }));
    expect(await send(tablet, { kind: 'remove', itemId: milk.id, seen: milk.updatedAt })).toEqual(['passed-over']);
    await send(tablet, change(milk, { checked: true }));
    expect(await lines()).toEqual(['✓ milk', 'milk']);
  });

  test('is changed by itself on a device that shows it beside a ticked one', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    const added = more(milk, { note: 'milk', quantity: 2 });
    await send(tablet, added);
    expect(await lines()).toEqual(['3 milk']);
    await send(tablet, { kind: 'change', itemId: added.itemId, fields: { checked: true } });
    expect(await lines()).toEqual(['milk', '✓ 2 milk']);
  });

  test('and was ticked off with the item is not there twice when the device that added it goes on with it', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    const added = more(milk, { note: 'milk', quantity: 2 });
    await send(phone, added, change(milk, { checked: true }));
    const known = { note: 'milk', quantity: 2 };
    await send(phone, { kind: 'change', itemId: added.itemId, fields: { note: 'oat milk' }, item: known });
    expect(await lines()).toEqual(['✓ milk', '✓ 2 oat milk']);
  });

  test('which is there again by a change is still to be bought when another device ticks off what it knew', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await cook.call('DELETE', `/groups/shopping/items/${milk.id}`);
    const known = { note: 'milk', quantity: 1 };
    const again = { ...change(milk, { quantity: 4 }), item: known };
    await send(phone, again, more(milk, { note: 'milk', quantity: 2 }));
    expect(await lines()).toEqual(['6 milk']);
    await send(tablet, change(milk, { checked: true }));
    expect(await lines()).toEqual(['✓ 4 milk', '2 milk']);
  });

  test('to an item that was added at the same time is known to whoever sees it', async () => {
    const milk: Operation = { kind: 'add', itemId: randomUUID(), fields: { note: 'milk', quantity: 1 } };
    await send(phone, milk, { ...milk, itemId: randomUUID(), into: milk.itemId });
    const [seen] = await items();
    if (seen) await send(tablet, change(seen, { checked: true }));
    expect(await lines()).toEqual(['✓ 2 milk']);
  });

  test('after other changes at the same time is known to whoever sees the result', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await send(phone, change(milk, { quantity: 4 }), more(milk, { note: 'milk', quantity: 2 }));
    const [seen] = await items();
    if (seen) await send(tablet, change(seen, { checked: true }));
    expect(await lines()).toEqual(['✓ 6 milk']);
  });

  test('in another unit, or by a recipe, is what it was', async () => {
    const [gram, kilogram] = await Promise.all(
      ['gram', 'kilogram'].map(
        async (name) => (await cook.call('POST', '/units', { body: { name, fraction: false } })).body,
      ),
    );
    const flour = (await cook.call('POST', '/foods', { body: { name: 'flour' } })).body;
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Bread' } });
    const { body: recipe } = await cook.call('GET', `/recipes/${slug}`);
    const recipeIngredient = [{ quantity: 300, unit: gram, food: flour, note: 'sifted' }];
    await cook.call('PATCH', `/recipes/${slug}`, { body: { recipeIngredient } });
    const item = await add({ foodId: flour.id, unitId: kilogram.id, quantity: 1 });
    await cook.call('POST', `/groups/shopping/lists/${listId}/recipe/${recipe.id}`);
    await send(phone, more(item, { foodId: flour.id, unitId: gram.id, quantity: 500 }));
    expect(await lines()).toEqual(['1.8 kilogram flour sifted']);
    await send(tablet, change(item, { checked: true }));
    expect(await lines()).toEqual(['✓ 1 kilogram flour', '800 gram flour sifted']);
    const [, apart] = (await cook.call('GET', `/groups/shopping/lists/${listId}`)).body.listItems;
    expect(apart.recipeReferences).toMatchObject([{ recipeId: recipe.id, recipeQuantity: 300 }]);
  });

  test('is still to be bought when a client ticks off the whole item that had not seen it', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    const body = { shoppingListId: listId, note: 'milk', quantity: 2 };
    const { body: made } = await cook.call('POST', '/groups/shopping/items', { body });
    expect(made.updatedItems).toMatchObject([{ id: milk.id, quantity: 3 }]);
    const { body: ticked } = await cook.call('PUT', `/groups/shopping/items/${milk.id}`, {
      body: { ...milk, checked: true },
    });
    expect(ticked.createdItems).toMatchObject([{ quantity: 2, note: 'milk', checked: false }]);
    expect(await lines()).toEqual(['✓ milk', '2 milk']);
  });

  test('to an item that a client saves without having seen it stays with it, where nothing of the need is meant', async () => {
    const milk = await add({ note: 'milk', quantity: 1 });
    await send(phone, more(milk, { note: 'milk', quantity: 2 }));
    await cook.call('PUT', `/groups/shopping/items/${milk.id}`, { body: { ...milk, position: 7 } });
    expect(await lines()).toEqual(['3 milk']);
  });
});
