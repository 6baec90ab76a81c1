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

forEachDialect('what was done on devices', (database) => {
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
  const operation = (sent: Operation) => ({ id: randomUUID(), ...sent });
  const sendRaw = (device: string, operations: object[], list = listId) =>
    cook.call('POST', `/households/shopping/lists/${list}/operations`, { body: { device, operations } });
  const send = async (device: string, ...operations: Operation[]): Promise<string[]> => {
    const { status, body } = await sendRaw(device, operations.map(operation));
    expect([status, body]).toEqual([200, expect.any(Array)]);
    return body.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
  };
  const items = async (): Promise<Item[]> =>
    (await cook.call('GET', `/groups/shopping/lists/${listId}`)).body.listItems;
  const lines = async () => (await items()).map(({ display, checked }) => (checked ? `✓ ${display}` : display));
  const add = async (note: string, more: object = {}): Promise<Item> => {
    const itemId = randomUUID();
    expect(await send(phone, { kind: 'add', itemId, fields: { note, ...more } })).toEqual(['done']);
    const added = (await items()).find(({ id }) => id === itemId);
    if (!added) throw new Error(`${note} is not on the list`);
    return added;
  };

  test('is done in that order', async () => {
    const [milk, bread] = [randomUUID(), randomUUID()];
    const done = await send(
      phone,
      { kind: 'add', itemId: milk, fields: { note: 'milk', quantity: 2 } },
      { kind: 'add', itemId: bread, fields: { food: { name: 'rye bread' }, quantity: 1 } },
      { kind: 'change', itemId: milk, fields: { quantity: 3 } },
      { kind: 'move', itemId: bread, before: milk },
      { kind: 'change', itemId: milk, fields: { checked: true } },
      { kind: 'change', itemId: milk, fields: { checked: false } },
      { kind: 'change', itemId: bread, fields: { checked: true } },
    );
    expect(done).toEqual(Array(7).fill('done'));
    expect(await lines()).toEqual(['✓ 1 rye bread', '3 milk']);
    expect(await send(phone, { kind: 'remove', itemId: milk })).toEqual(['done']);
    expect(await lines()).toEqual(['✓ 1 rye bread']);
  });

  test('joins what is said in another unit, as it is understood', async () => {
    await add('', { food: { name: 'leek' }, quantity: 3, unit: { name: 'gram' } });
    const potatoes = await add('', { food: { name: 'potato' }, quantity: 1, unit: { name: 'kilogram' } });
    const understood = { food: 'Potato', unit: 'gram', note: 'waxy' };
    const fields = { quantity: 500, note: 'potato, waxy', understood };
    await send(phone, { kind: 'add', itemId: randomUUID(), into: potatoes.id, fields });
    expect(await items()).toMatchObject([{}, { id: potatoes.id, quantity: 1.5, note: 'waxy' }]);
  });

  test('counts once, however often it arrives', async () => {
    const milk = await add('milk', { quantity: 1 });
    const itemId = randomUUID();
    const more = operation({ kind: 'add', itemId, into: milk.id, fields: { note: 'milk', quantity: 2 } });
    for (const operations of [[more], [more, more], [more]]) {
      expect((await sendRaw(phone, operations)).body[0]).toEqual({ id: more.id, outcome: 'done', code: null });
    }
    expect(await lines()).toEqual(['3 milk']);
    const other = { ...more, fields: { note: 'milk', quantity: 5 } };
    expect((await sendRaw(phone, [other])).body).toMatchObject([
      { outcome: 'refused', code: 'shopping-operation.other-content' },
    ]);
    expect(await lines()).toEqual(['3 milk']);
  });

  test('two who change different things of an item both have their way', async () => {
    const { id, updatedAt: seen } = await add('milk');
    await send(phone, { kind: 'change', itemId: id, fields: { checked: true }, seen });
    await send(tablet, { kind: 'change', itemId: id, fields: { quantity: 4 }, seen });
    expect(await lines()).toEqual(['✓ 4 milk']);
  });

  test('no tick is taken back by a device that had not seen it', async () => {
    const { id, updatedAt: seen } = await add('milk');
    await send(phone, { kind: 'change', itemId: id, fields: { checked: true }, seen });
    expect(await send(tablet, { kind: 'change', itemId: id, fields: { checked: false }, seen })).toEqual([
      'passed-over',
    ]);
    expect(await lines()).toEqual(['✓ milk']);
    const [ticked] = await items();
    await send(tablet, { kind: 'change', itemId: id, fields: { checked: false }, seen: ticked?.updatedAt });
    expect(await lines()).toEqual(['milk']);
  });

  test('whoever ticked it off takes it back, even before they have seen what came of it', async () => {
    const { id, updatedAt: seen } = await add('milk');
    const tick = (checked: boolean): Operation => ({ kind: 'change', itemId: id, fields: { checked }, seen });
    expect(await send(phone, tick(true))).toEqual(['done']);
    expect(await send(phone, tick(false))).toEqual(['done']);
    expect(await lines()).toEqual(['milk']);
  });

  test('a client that sends whole items takes back nothing that it had not seen', async () => {
    const stale = await add('milk', { quantity: 1 });
    await send(phone, { kind: 'change', itemId: stale.id, fields: { checked: true, quantity: 2 } });
    const body = { ...stale, note: 'oat milk' };
    await cook.call('PUT', `/groups/shopping/items/${stale.id}`, { body });
    expect(await lines()).toEqual(['✓ 2 oat milk']);
  });

  test('what somebody else took off the list is there again when it was changed, and not when it was ticked off', async () => {
    const milk = await add('milk');
    const known = { note: 'milk', quantity: 1 };
    await send(tablet, { kind: 'remove', itemId: milk.id, seen: milk.updatedAt });
    const tick: Operation = { kind: 'change', itemId: milk.id, fields: { checked: true }, item: known };
    expect(await send(phone, tick)).toEqual(['passed-over']);
    expect(await lines()).toEqual([]);
    const more: Operation = { kind: 'change', itemId: milk.id, fields: { quantity: 2 }, item: known };
    expect(await send(phone, more, { ...tick, item: undefined })).toEqual(['done', 'done']);
    expect(await lines()).toEqual(['✓ 2 milk']);
  });

  test('what was ticked off and then changed is there again as ticked off, and can be wanted again', async () => {
    const milk = await add('milk');
    const change = { kind: 'change', itemId: milk.id, seen: milk.updatedAt } as const;
    await send(phone, { ...change, fields: { checked: true }, item: { note: 'milk' } });
    const [read] = await items();
    await send(tablet, { kind: 'remove', itemId: milk.id, seen: milk.updatedAt });
    expect(await lines()).toEqual([]);
    app.clock.pass(1000);
    await send(phone, { ...change, fields: { quantity: 2 }, item: { note: 'milk', checked: true } });
    expect(await lines()).toEqual(['✓ 2 milk']);

    await cook.call('PUT', `/groups/shopping/items/${milk.id}`, { body: { ...read, checked: false } });
    expect(await lines()).toEqual(['2 milk']);
    expect(await send(phone, { kind: 'remove', itemId: milk.id, seen: milk.updatedAt })).toEqual(['passed-over']);
  });

  test('what somebody else changed meanwhile is not taken off the list', async () => {
    const { id, updatedAt: seen } = await add('milk');
    await send(phone, { kind: 'change', itemId: id, fields: { note: 'milk for the cake' }, seen });
    expect(await send(tablet, { kind: 'remove', itemId: id, seen })).toEqual(['passed-over']);
    const [changed] = await items();
    expect(await send(tablet, { kind: 'remove', itemId: id, seen: changed?.updatedAt })).toEqual(['done']);
    expect(await send(phone, { kind: 'remove', itemId: id, seen })).toEqual(['passed-over']);
  });

  test('what two have ticked off is not taken back by the one who has not seen the tick of the other', async () => {
    const { id, updatedAt: seen } = await add('milk');
    const tick = (checked: boolean): Operation => ({ kind: 'change', itemId: id, fields: { checked }, seen });
    await send(phone, tick(true));
    await send(tablet, tick(true));
    expect(await send(phone, tick(false))).toEqual(['passed-over']);
    expect(await send(tablet, tick(false))).toEqual(['passed-over']);
    expect(await lines()).toEqual(['✓ milk']);
  });

  test('whoever has seen the tick of the other takes back both, though their own one arrived after it', async () => {
    const { id, updatedAt: seen } = await add('milk');
    await send(tablet, { kind: 'change', itemId: id, fields: { checked: true }, seen });
    const [ticked] = await items();
    await send(phone, { kind: 'change', itemId: id, fields: { checked: true }, seen });
    expect(
      await send(phone, { kind: 'change', itemId: id, fields: { checked: false }, seen: ticked?.updatedAt }),
    ).toEqual(['done']);
    expect(await lines()).toEqual(['milk']);
  });

  test('a tick in a whole item that was read before the one of another holds beside it', async () => {
    const stale = await add('milk');
    const tick = (checked: boolean): Operation => ({
      kind: 'change',
      itemId: stale.id,
      fields: { checked },
      seen: stale.updatedAt,
    });
    await send(phone, tick(true));
    await cook.call('PUT', `/groups/shopping/items/${stale.id}`, { body: { ...stale, checked: true } });
    expect(await send(phone, tick(false))).toEqual(['passed-over']);
    expect(await lines()).toEqual(['✓ milk']);
  });

  test('what somebody wants to buy again is not taken off by whoever clears the basket', async () => {
    const { id } = await add('milk', { checked: true });
    const [seen] = (await items()).map(({ updatedAt }) => updatedAt);
    await send(phone, { kind: 'change', itemId: id, fields: { checked: false }, seen });
    expect(await send(tablet, { kind: 'remove', itemId: id, seen })).toEqual(['passed-over']);
    expect(await lines()).toEqual(['milk']);
  });

  test('who puts back what another one has put back, unseen, does not take it off either', async () => {
    const { id } = await add('milk', { checked: true });
    const [seen] = (await items()).map(({ updatedAt }) => updatedAt);
    const putBack = { kind: 'change', itemId: id, fields: { checked: false }, seen } as const;
    await send(phone, putBack);
    // It is no longer ticked off: nothing changes, but that both want it.
    expect(await send(tablet, putBack, { kind: 'remove', itemId: id, seen })).toEqual(['passed-over', 'passed-over']);
    expect(await lines()).toEqual(['milk']);
  });

  test('what is there again by a change is not taken off by a third who has not seen it', async () => {
    const { id, updatedAt: seen } = await add('milk', { quantity: 1 });
    await send(tablet, { kind: 'remove', itemId: id, seen });
    const known = { note: 'milk', quantity: 1 };
    await send(phone, { kind: 'change', itemId: id, fields: { quantity: 2 }, item: known, seen });
    expect(await send(randomUUID(), { kind: 'remove', itemId: id, seen })).toEqual(['passed-over']);
    expect(await lines()).toEqual(['2 milk']);
  });

  test('who writes over a change without having seen it does not take the item off either', async () => {
    const { id, updatedAt: seen } = await add('milk', { quantity: 1 });
    await send(tablet, { kind: 'change', itemId: id, fields: { quantity: 6 }, seen });
    await send(phone, { kind: 'change', itemId: id, fields: { quantity: 2 }, seen });
    expect(await send(phone, { kind: 'remove', itemId: id, seen })).toEqual(['passed-over']);
    expect(await lines()).toEqual(['2 milk']);
  });

  test('who added an item and has not seen it again does not take it off when somebody else changed it', async () => {
    const { id, updatedAt: seen } = await add('milk', { quantity: 1 });
    await send(tablet, { kind: 'change', itemId: id, fields: { quantity: 6 }, seen });
    expect(await send(phone, { kind: 'remove', itemId: id })).toEqual(['passed-over']);
    expect(await lines()).toEqual(['6 milk']);
  });

  test('what was ticked off as soon as it was added is taken back by whoever sees it', async () => {
    const itemId = randomUUID();
    await send(
      phone,
      { kind: 'add', itemId, fields: { note: 'milk' } },
      { kind: 'change', itemId, fields: { checked: true } },
      { kind: 'change', itemId, fields: { quantity: 2 } },
    );
    const [{ updatedAt: seen } = { updatedAt: '' }] = await items();
    expect(await send(tablet, { kind: 'change', itemId, fields: { checked: false }, seen })).toEqual(['done']);
    expect(await lines()).toEqual(['2 milk']);
  });

  test('what was added to an item that was bought meanwhile is an item of its own', async () => {
    const milk = await add('milk', { quantity: 1 });
    await send(tablet, { kind: 'change', itemId: milk.id, fields: { checked: true } });
    await send(phone, { kind: 'add', itemId: randomUUID(), into: milk.id, fields: { note: 'milk', quantity: 2 } });
    expect(await lines()).toEqual(['✓ milk', '2 milk']);
  });

  test('items are put before others, wherever those are by now', async () => {
    const [one, two, three] = [await add('one'), await add('two'), await add('three')];
    await send(phone, { kind: 'move', itemId: three.id, before: one.id });
    await send(tablet, { kind: 'move', itemId: one.id, before: null });
    expect(await lines()).toEqual(['three', 'two', 'one']);
    await send(phone, { kind: 'remove', itemId: two.id });
    expect(await send(tablet, { kind: 'move', itemId: one.id, before: two.id })).toEqual(['passed-over']);
    expect(await lines()).toEqual(['three', 'one']);
  });

  test('what cannot be done says why, and the rest is done', async () => {
    const other = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Sunday' } })).body;
    const milk = await add('milk');
    const operations: Operation[] = [
      { kind: 'add', itemId: randomUUID(), fields: { foodId: randomUUID() } },
      { kind: 'change', itemId: milk.id, fields: { unitId: randomUUID() } },
      { kind: 'change', itemId: milk.id, fields: { labelId: randomUUID() } },
      { kind: 'change', itemId: milk.id, fields: { checked: true } },
    ];
    expect(await send(phone, ...operations)).toEqual(['food.not-found', 'unit.not-found', 'label.not-found', 'done']);
    const tick = operation({ kind: 'change', itemId: milk.id, fields: { checked: false } });
    expect((await sendRaw(phone, [tick], other.id)).body).toMatchObject([{ code: 'shopping-item.on-other-list' }]);
    expect(await lines()).toEqual(['✓ milk']);
  });

  test('a food that has gone meanwhile is made again by its name', async () => {
    const food = { id: randomUUID(), name: 'quince' };
    expect(
      await send(phone, { kind: 'add', itemId: randomUUID(), fields: { foodId: food.id, food, quantity: 2 } }),
    ).toEqual(['done']);
    expect(await items()).toMatchObject([{ food: { name: 'quince' }, quantity: 2 }]);
  });

  test('a line that was understood on a device has the food and unit that the group knows by those names', async () => {
    const milk = (await cook.call('POST', '/foods', { body: { name: 'milk', aliases: [{ name: 'cow juice' }] } })).body;
    await cook.call('POST', '/units', { body: { name: 'liter', abbreviation: 'l' } });
    const line = (food: string, unit: string, note = ''): Operation => ({
      kind: 'add',
      itemId: randomUUID(),
      fields: { quantity: 2, note: 'as written', understood: { food, unit, note } },
    });
    await send(phone, line('Milk', 'l', 'cold'), line('cow juice', ''), line('bags', 'l'), line('soap', 'bars'));
    expect(await lines()).toEqual(['2 liter milk cold', '2 milk', '2 liter bags', '2 bars soap']);
    expect(await items()).toMatchObject([{ foodId: milk.id }, { foodId: milk.id }, { food: null }, { food: null }]);
  });

  test('of a list that was deleted is not found, and nothing of it is done', async () => {
    await cook.call('DELETE', `/groups/shopping/lists/${listId}`);
    const { status, body } = await sendRaw(phone, [
      operation({ kind: 'add', itemId: randomUUID(), fields: { note: 'milk' } }),
    ]);
    expect([status, body.detail.code]).toEqual([404, 'shopping-list.not-found']);
  });

  test('of a whole month without network is done at once', async () => {
    const ids = Array.from({ length: 250 }, () => randomUUID());
    const operations = ids.flatMap((itemId, at): Operation[] => [
      { kind: 'add', itemId, fields: { note: `item ${at}` } },
      { kind: 'change', itemId, fields: { checked: at % 2 === 0 } },
    ]);
    const outcomes = await send(phone, ...operations);
    expect(outcomes).toHaveLength(500);
    expect(outcomes).not.toContain('refused');
    expect((await items()).filter(({ checked }) => checked)).toHaveLength(125);
  });
});
