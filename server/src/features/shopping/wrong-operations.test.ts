import { randomUUID } from 'node:crypto';
import { mostOperationsAtOnce } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const day = 24 * 3_600_000;

forEachDialect('what devices send that is wrong', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let stranger: TestMember;
  let listId: string;
  const [phone, tablet] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  const newMember = async () => createMember(app, (await createHousehold(app)).group.id, 'organizer');
  beforeEach(async () => {
    [cook, stranger] = [await newMember(), await newMember()];
    listId = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Saturday' } })).body.id;
  });

  type Operation = Record<string, unknown> & { kind: 'add' | 'change' | 'move' | 'remove'; itemId: string };
  const send = async (device: string, operations: Operation[], more: object = {}): Promise<string[]> => {
    const body = { device, operations: operations.map((one) => ({ id: randomUUID(), ...one })), ...more };
    const reply = await cook.call('POST', `/groups/shopping/lists/${listId}/operations`, { body });
    expect([reply.status, reply.body]).toEqual([200, expect.any(Array)]);
    return reply.body.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
  };
  const items = async () => (await cook.call('GET', `/groups/shopping/lists/${listId}`)).body.listItems;
  const lines = async (): Promise<string[]> =>
    (await items()).map(({ display, checked }: { display: string; checked: boolean }) =>
      checked ? `✓ ${display}` : display,
    );
  const add = async (note: string, fields: object = {}) => {
    const itemId = randomUUID();
    await send(phone, [{ kind: 'add', itemId, fields: { note, ...fields } }]);
    return (await items()).find(({ id }: { id: string }) => id === itemId);
  };

  test('names a food, a unit or a label of another group', async () => {
    const milk = await add('milk');
    const made = async (path: string, body: object) => (await stranger.call('POST', path, { body })).body.id;
    const foodId = await made('/foods', { name: 'quince' });
    const unitId = await made('/units', { name: 'crate' });
    const labelId = await made('/groups/labels', { name: 'Fruit' });
    for (const [fields, code] of [
      [{ foodId }, 'food.not-found'],
      [{ unitId }, 'unit.not-found'],
      [{ labelId }, 'label.not-found'],
    ] as const) {
      expect(await send(phone, [{ kind: 'add', itemId: randomUUID(), fields }])).toEqual([code]);
      expect(await send(phone, [{ kind: 'change', itemId: milk.id, fields }])).toEqual([code]);
      const saved = await cook.call('PUT', `/groups/shopping/items/${milk.id}`, { body: { ...milk, ...fields } });
      expect([saved.status, saved.body.detail.code]).toEqual([404, code]);
      const body = { shoppingListId: listId, ...fields };
      expect((await cook.call('POST', '/groups/shopping/items', { body })).body.detail.code).toBe(code);
    }
    expect(await items()).toEqual([milk]);
  });

  test('names an item of another group', async () => {
    const list = (await stranger.call('POST', '/groups/shopping/lists', { body: { name: 'Theirs' } })).body.id;
    const body = { shoppingListId: list, note: 'their milk' };
    const theirs = (await stranger.call('POST', '/groups/shopping/items', { body })).body.createdItems[0];
    const milk = await add('milk');
    const outcomes = await send(phone, [
      { kind: 'change', itemId: theirs.id, fields: { checked: true } },
      { kind: 'remove', itemId: theirs.id },
      { kind: 'move', itemId: theirs.id, before: milk.id },
      { kind: 'move', itemId: milk.id, before: theirs.id },
      { kind: 'add', itemId: randomUUID(), into: theirs.id, fields: { note: 'their milk' } },
    ]);
    expect(outcomes).toEqual(['passed-over', 'passed-over', 'passed-over', 'passed-over', 'done']);
    expect(await lines()).toEqual(['milk', 'their milk']);
    expect((await stranger.call('GET', `/groups/shopping/lists/${list}`)).body.listItems).toEqual([theirs]);
  });

  test('adds an item to itself, or puts it before itself', async () => {
    const milk = await add('milk', { quantity: 2 });
    const itself = randomUUID();
    const outcomes = await send(phone, [
      { kind: 'add', itemId: milk.id, into: milk.id, fields: { note: 'milk', quantity: 2 } },
      { kind: 'move', itemId: milk.id, before: milk.id },
      { kind: 'add', itemId: itself, into: itself, fields: { note: 'eggs', quantity: 6 } },
    ]);
    expect(outcomes).toEqual(['passed-over', 'passed-over', 'done']);
    expect(await lines()).toEqual(['2 milk', '6 eggs']);
    const twice = [
      { ...milk, quantity: 3 },
      { ...milk, note: 'oat milk' },
    ];
    expect((await cook.call('PUT', '/groups/shopping/items', { body: twice })).status).toBe(200);
    expect(await lines()).toEqual(['2 oat milk', '6 eggs']);
  });

  test('uses an id again for something else, in one call, in a later one and on another list', async () => {
    const [milk, eggs] = [await add('milk'), await add('eggs')];
    const id = randomUUID();
    const tick = (itemId: string): Operation => ({ id, kind: 'change', itemId, fields: { checked: true } });
    const other = 'shopping-operation.other-content';
    expect(await send(phone, [tick(milk.id), tick(eggs.id), tick(milk.id)])).toEqual(['done', other, 'done']);
    expect(await send(tablet, [tick(eggs.id)])).toEqual([other]);
    listId = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Sunday' } })).body.id;
    expect(await send(phone, [tick(eggs.id)])).toEqual([other]);
  });

  test('has a clock that is a day wrong: what it did counts as what others did', async () => {
    const milk = await add('milk', { quantity: 1 });
    for (const off of [-day, day]) {
      const wrong = new Date(app.clock.now().getTime() + off).toISOString();
      const [{ updatedAt: seen }] = await items();
      const tick = (checked: boolean): Operation => ({
        kind: 'change',
        itemId: milk.id,
        fields: { checked },
        seen,
        at: wrong,
      });
      expect(await send(phone, [tick(true)], { at: wrong })).toEqual(['done']);
      expect(await send(tablet, [tick(false)])).toEqual(['passed-over']);
      const [ticked] = await items();
      const untick = { kind: 'change' as const, itemId: milk.id, fields: { checked: false }, seen: ticked.updatedAt };
      expect(await send(tablet, [untick])).toEqual(['done']);
      expect(await lines()).toEqual(['milk']);
    }
  });

  test('was done in a month without a network, by the ten thousand', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const operations = ids.map(
      (itemId, at): Operation => ({
        kind: 'add',
        itemId,
        fields: { note: `item ${at}`, quantity: 1 },
      }),
    );
    for (let round = 0; operations.length < 10_000; round++) {
      for (const itemId of ids) {
        operations.push({
          kind: 'change',
          itemId,
          fields: round % 2 ? { quantity: round } : { checked: round % 4 === 0 },
        });
      }
    }
    for (let from = 0; from < operations.length; from += mostOperationsAtOnce)
      await send(phone, operations.slice(from, from + mostOperationsAtOnce));
    expect(new Set(await lines())).toEqual(new Set(ids.map((_, at) => `✓ 47 item ${at}`)));
  });
});
