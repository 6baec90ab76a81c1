import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('prices', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let listId: string;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    listId = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Saturday' } })).body.id;
  });

  const put = async (item: object) => {
    const body = { shoppingListId: listId, ...item };
    const { body: reply } = await cook.call('POST', '/groups/shopping/items', { body });
    return [...reply.createdItems, ...reply.updatedItems][0];
  };
  const send = (...operations: object[]) =>
    cook.call('POST', `/groups/shopping/lists/${listId}/operations`, {
      body: { device: randomUUID(), operations: operations.map((one) => ({ id: randomUUID(), ...one })) },
    });
  const items = async () => (await cook.call('GET', `/groups/shopping/lists/${listId}`)).body.listItems;
  const prices = async () => (await cook.call('GET', '/groups/shopping/prices')).body;

  test('stay where a client that knows none saves a whole item, and go where one says so', async () => {
    const milk = await put({ food: { name: 'milk' }, quantity: 2, price: 2.58 });
    expect(milk.price).toBe(2.58);
    const { price: _, ...known } = milk;
    await cook.call('PUT', `/groups/shopping/items/${milk.id}`, { body: { ...known, checked: true } });
    expect(await items()).toMatchObject([{ checked: true, price: 2.58 }]);
    await cook.call('PUT', `/groups/shopping/items/${milk.id}`, { body: { price: null } });
    expect(await items()).toMatchObject([{ price: null }]);
  });

  test('are said by operations, and come with what is put there again', async () => {
    const itemId = randomUUID();
    await send({ kind: 'add', itemId, fields: { note: 'soap', price: 1.5 } });
    await send({ kind: 'change', itemId, fields: { price: 1.8 }, seen: (await items())[0].updatedAt });
    expect(await items()).toMatchObject([{ note: 'soap', price: 1.8 }]);
    await send({ kind: 'change', itemId, fields: { price: null }, seen: (await items())[0].updatedAt });
    expect(await items()).toMatchObject([{ price: null }]);
  });

  test('add up where items join, and one stays beside none', async () => {
    await put({ food: { name: 'milk' }, quantity: 1, price: 1.2 });
    await put({ food: { name: 'milk' }, quantity: 1 });
    expect(await items()).toMatchObject([{ quantity: 2, price: 1.2 }]);
    await put({ food: { name: 'milk' }, quantity: 1, price: 0.8 });
    expect(await items()).toMatchObject([{ quantity: 3, price: 2 }]);
  });

  test('of foods are known once their items are gone, the last of each', async () => {
    const milk = await put({ food: { name: 'milk' }, quantity: 2, price: 2.4 });
    await put({ note: 'soap', price: 3 });
    await cook.call('PUT', `/groups/shopping/items/${milk.id}`, { body: { price: 2.6 } });
    await cook.call('DELETE', `/groups/shopping/items/${milk.id}`);
    expect(await prices()).toEqual([{ foodId: milk.foodId, price: 2.6, quantity: 2, unitId: null }]);
    const other = (await createHousehold(app)).member;
    expect((await other.call('GET', '/groups/shopping/prices')).body).toEqual([]);
  });

  test('are in the currency of the household, which only a known one can be', async () => {
    const save = (currency: string) => cook.call('PUT', '/groups/preferences', { body: { currency } });
    expect((await save('EUR')).body).toMatchObject({ currency: 'EUR', firstDayOfWeek: 0 });
    expect((await cook.call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 1 } })).body.currency).toBe('EUR');
    expect((await save('euro')).status).toBe(422);
    expect((await save('')).body.currency).toBe('');
  });
});
