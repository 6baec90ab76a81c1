import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const minute = 60_000;

forEachDialect('shops', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let listId: string;
  /** By their names. */
  let labels: Record<string, string>;
  const device = randomUUID();
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    listId = (await ok('POST', '/groups/shopping/lists', { name: 'Saturday' })).id;
    labels = {};
    for (const name of ['Bread', 'Dairy', 'Fruit'])
      labels[name] = (await ok('POST', '/groups/labels', { name, color: '#123456' })).id;
  });

  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const reply = await cook.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };
  const labelled = (...names: string[]) => names.map((name) => labels[name]);
  const list = () => ok('GET', `/households/shopping/lists/${listId}`);
  const aisles = async (): Promise<string[]> =>
    (await list()).labelSettings.map(({ label }: { label: { name: string } }) => label.name);
  const createShop = (name: string, order: string[] = []) =>
    ok('POST', '/groups/shopping/shops', { name, aisles: labelled(...order) });
  const orderLabels = (...names: string[]) =>
    ok(
      'PUT',
      `/groups/shopping/lists/${listId}/label-settings`,
      names.map((name, position) => ({ id: labels[name], shoppingListId: listId, labelId: labels[name], position })),
    );
  const send = async (operations: object[], now?: string): Promise<string[]> => {
    const body = { device, now, operations: operations.map((one) => ({ id: randomUUID(), ...one })) };
    const outcomes = await ok('POST', `/groups/shopping/lists/${listId}/operations`, body);
    return outcomes.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
  };
  const choose = async (shopId: string | null) => (await send([{ kind: 'choose-shop', shopId }]))[0];

  test('are made, listed by name, renamed and deleted', async () => {
    const revision = async () => (await ok('GET', '/groups/revisions')).shopping;
    const before = await revision();
    const rossi = await createShop('Rossi’s deli');
    expect(await revision()).toBeGreaterThan(before);
    expect(rossi).toMatchObject({
      learnsOrder: true,
      trips: 0,
      foods: [],
      aisles: labelled('Bread', 'Dairy', 'Fruit'),
    });
    await createShop('Corner market', ['Fruit', 'Bread']);
    await ok('PUT', `/groups/shopping/shops/${rossi.id}`, { name: 'Anna’s deli' });
    expect(await ok('GET', '/groups/shopping/shops')).toMatchObject([
      { name: 'Anna’s deli' },
      { name: 'Corner market', aisles: labelled('Fruit', 'Bread', 'Dairy') },
    ]);
    expect(await ok('DELETE', `/groups/shopping/shops/${rossi.id}`)).toMatchObject({ name: 'Anna’s deli' });
    expect(await ok('GET', '/households/shopping/shops')).toHaveLength(1);
    const other = { body: { name: 'Any', aisles: [randomUUID()] } };
    expect((await cook.call('POST', '/groups/shopping/shops', other)).status).toBe(404);
  });

  test('each have their order, which the list has that is bought there', async () => {
    await orderLabels('Dairy', 'Fruit', 'Bread');
    const corner = await createShop('Corner market', ['Fruit', 'Bread', 'Dairy']);
    const rossi = await createShop('Rossi’s deli');
    expect((await list()).shops.map(({ name }: { name: string }) => name)).toEqual(['Corner market', 'Rossi’s deli']);
    expect(await choose(corner.id)).toBe('done');
    expect(await choose(corner.id)).toBe('passed-over');
    expect(await list()).toMatchObject({ shopId: corner.id, ownAisles: labelled('Dairy', 'Fruit', 'Bread') });
    expect(await aisles()).toEqual(['Fruit', 'Bread', 'Dairy']);
    await choose(rossi.id);
    await orderLabels('Bread', 'Fruit', 'Dairy');
    expect(await aisles()).toEqual(['Bread', 'Fruit', 'Dairy']);
    await choose(corner.id);
    expect(await aisles()).toEqual(['Fruit', 'Bread', 'Dairy']);
    await choose(null);
    expect(await aisles()).toEqual(['Dairy', 'Fruit', 'Bread']);
    const { items } = await ok('GET', '/groups/shopping/lists');
    expect(items).toMatchObject([{ shopId: null }]);
  });

  test('that are deleted leave the list its own order, and come back to it', async () => {
    await orderLabels('Dairy', 'Fruit', 'Bread');
    const corner = await createShop('Corner market', ['Fruit', 'Bread', 'Dairy']);
    await choose(corner.id);
    await ok('DELETE', `/groups/shopping/shops/${corner.id}`);
    expect(await list()).toMatchObject({ shopId: null, shops: [] });
    expect(await aisles()).toEqual(['Dairy', 'Fruit', 'Bread']);
    expect(await choose(corner.id)).toBe('shop.not-found');
    await ok('POST', '/groups/bin/restore', { ids: [corner.id] });
    expect(await list()).toMatchObject({ shopId: corner.id });
    expect(await aisles()).toEqual(['Fruit', 'Bread', 'Dairy']);
  });

  test('of another group are not there to be chosen', async () => {
    const { group } = await createHousehold(app);
    const stranger = await createMember(app, group.id);
    const { body: theirs } = await stranger.call('POST', '/groups/shopping/shops', { body: { name: 'Theirs' } });
    expect(await choose(theirs.id)).toBe('shop.not-found');
    expect(await ok('GET', '/groups/shopping/shops')).toEqual([]);
    expect((await list()).shops).toEqual([]);
  });

  /** Buys everything in that order, a minute apart, and goes home. */
  const shop = async (names: string[], itemIds: Record<string, string>) => {
    for (const name of names) {
      app.clock.pass(minute);
      await send([{ kind: 'change', itemId: itemIds[name], fields: { checked: true } }]);
    }
    app.clock.pass(125 * minute);
    await app.jobs.runDue();
    await send(names.map((name) => ({ kind: 'change', itemId: itemIds[name], fields: { checked: false } })));
    app.clock.pass(3 * 60 * minute);
    await app.jobs.runDue();
  };

  const putOnList = async (): Promise<Record<string, string>> => {
    const itemIds: Record<string, string> = {};
    for (const [name, label] of Object.entries({ milk: 'Dairy', butter: 'Dairy', apples: 'Fruit', rolls: 'Bread' })) {
      const { id: foodId } = await ok('POST', '/foods', { name, labelId: labels[label] });
      itemIds[name] = randomUUID();
      await send([{ kind: 'add', itemId: itemIds[name], fields: { foodId } }]);
    }
    return itemIds;
  };

  test('are learned from the order in which things are ticked off there', async () => {
    const corner = await createShop('Corner market');
    await choose(corner.id);
    const itemIds = await putOnList();
    const walk = ['apples', 'rolls', 'butter', 'milk'];
    for (const trips of [1, 2]) {
      await shop(walk, itemIds);
      expect((await list()).shops).toMatchObject([{ trips, foods: [] }]);
    }
    expect(await aisles()).toEqual(['Bread', 'Dairy', 'Fruit']);
    await shop(walk, itemIds);
    expect(await aisles()).toEqual(['Fruit', 'Bread', 'Dairy']);
    const { shops, listItems } = await list();
    const nameOf = new Map(listItems.map(({ food }: { food: { id: string; name: string } }) => [food.id, food.name]));
    expect(shops[0]).toMatchObject({ trips: 3, learnsOrder: true });
    expect(shops[0].foods.map((id: string) => nameOf.get(id))).toEqual(walk);

    // What somebody puts in order counts, until they want the learned one again.
    await orderLabels('Dairy', 'Bread', 'Fruit');
    expect(await aisles()).toEqual(['Dairy', 'Bread', 'Fruit']);
    expect((await list()).shops).toMatchObject([{ learnsOrder: false, trips: 3, foods: [] }]);
    await ok('PUT', `/groups/shopping/shops/${corner.id}`, { learnsOrder: true });
    expect(await aisles()).toEqual(['Fruit', 'Bread', 'Dairy']);
    await ok('PUT', `/groups/shopping/shops/${corner.id}`, { learnsOrder: false });
    expect(await aisles()).toEqual(['Dairy', 'Bread', 'Fruit']);
  });

  test('are learned from the time at which things were ticked off, not from when that arrived', async () => {
    const corner = await createShop('Corner market');
    await choose(corner.id);
    const itemIds = await putOnList();
    // The clock of the phone is a day wrong.
    const at = (minutes: number) => new Date(app.clock.now().getTime() + (24 * 60 + minutes) * minute).toISOString();
    for (let trip = 0; trip < 3; trip += 1) {
      const ticks = ['rolls', 'milk', 'butter', 'apples'].map((name, place) => ({
        kind: 'change',
        itemId: itemIds[name],
        fields: { checked: true },
        at: at(-place * 5),
      }));
      expect(await send(ticks, at(1))).toEqual(Array(4).fill('done'));
      app.clock.pass(3 * 60 * minute);
      await app.jobs.runDue();
      await send(ticks.map(({ itemId }) => ({ kind: 'change', itemId, fields: { checked: false } })));
      app.clock.pass(3 * 60 * minute);
      await app.jobs.runDue();
    }
    expect(await aisles()).toEqual(['Fruit', 'Dairy', 'Bread']);
  });

  test('forget the ticks of visits that were too short to be a trip', async () => {
    const corner = await createShop('Corner market');
    await choose(corner.id);
    const itemIds = await putOnList();
    const ticks = () => cook.db.from('shopTicks').select('itemId').execute();
    await shop(['apples', 'rolls', 'milk'], itemIds);
    expect(await ticks()).toEqual([]);
    await shop(['apples', 'rolls', 'butter', 'milk'], itemIds);
    expect(await ticks()).toHaveLength(8);
  });

  test('learn nothing from a list that is bought nowhere', async () => {
    await createShop('Corner market');
    const itemIds = await putOnList();
    await shop(['apples', 'rolls', 'butter', 'milk'], itemIds);
    expect((await list()).shops).toMatchObject([{ trips: 0 }]);
  });

  test('an item that somebody has put somewhere says so', async () => {
    const { milk = '', rolls = '' } = await putOnList();
    await send([{ kind: 'move', itemId: rolls, before: milk }]);
    const placed = (await list()).listItems.filter(({ isPlaced }: { isPlaced: boolean }) => isPlaced);
    expect(placed.map(({ id }: { id: string }) => id)).toEqual([rolls]);
  });

  test('what somebody has put somewhere goes by the learned order again, and stays where it is without one', async () => {
    const { milk = '', rolls = '' } = await putOnList();
    await send([{ kind: 'move', itemId: rolls, before: milk }]);
    const order = async () => (await list()).listItems.map(({ id }: { id: string }) => id);
    const before = await order();
    const answered = await ok('DELETE', `/households/shopping/lists/${listId}/places`);
    expect(answered.listItems.some(({ isPlaced }: { isPlaced: boolean }) => isPlaced)).toBe(false);
    expect(await order()).toEqual(before);
    await send([{ kind: 'move', itemId: rolls, before: milk }]);
    const moved = (await list()).listItems.filter(({ isPlaced }: { isPlaced: boolean }) => isPlaced);
    expect(moved).toHaveLength(1);
    const none = await cook.call('DELETE', `/groups/shopping/lists/${randomUUID()}/places`);
    expect(none.status).toBe(404);
  });
});
