import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';

const day = 24 * 3_600_000;

forEachDialect('what was ticked off long ago', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterEach(() => app.close());

  const newList = async () => (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'List' } })).body.id;
  const put = async (listId: string, names: string[], checked = true) => {
    const body = names.map((note) => ({ shoppingListId: listId, note, checked }));
    const { body: made } = await cook.call('POST', '/groups/shopping/items/create-bulk', { body });
    return made.createdItems;
  };
  /** The session of the cook may have ended by then. */
  const notesOn = async (listId: string): Promise<string[]> => {
    const reader = await createMember(app, cook.groupId);
    const { body } = await reader.call('GET', `/groups/shopping/lists/${listId}`);
    return body.listItems.map(({ note }: { note: string }) => note);
  };
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `item ${String(from + index).padStart(3, '0')}`);

  test('leaves its list after a day but for the last hundred, and what is still to be bought stays', async () => {
    const [full, other] = [await newList(), await newList()];
    await put(full, ['bread', 'milk'], false);
    const [first] = await put(full, numbered(1, 60));
    app.clock.pass(1000);
    await put(full, numbered(61, 120));
    app.clock.pass(1000);
    // What was changed last stays, however long ago it was made.
    await cook.call('PUT', `/groups/shopping/items/${first.id}`, { body: { note: 'changed' } });
    await put(other, numbered(1, 100));
    await app.jobs.runDue();
    expect(await notesOn(full)).toHaveLength(122);
    app.clock.pass(day);
    await app.jobs.runDue();
    const left = await notesOn(full);
    expect(left).toHaveLength(102);
    expect(left).toEqual(expect.arrayContaining(['bread', 'milk', 'changed', ...numbered(61, 120)]));
    expect(await notesOn(other)).toHaveLength(100);
  });

  test('is caught up with after a sleep, once, also by two processes', async () => {
    const list = await newList();
    await put(list, numbered(1, 105));
    const beside = await startBeside(app);
    // Two connections of one thread would wait for each other on SQLite.
    const runBoth = async () =>
      database.dialect === 'postgres'
        ? Promise.all([app.jobs.runDue(), beside.jobs.runDue()])
        : [await app.jobs.runDue(), await beside.jobs.runDue()];
    const jobs = async () =>
      (await app.connection.read.selectFrom('jobs').where('kind', '=', 'old-shopping-items').select('id').execute())
        .length;
    app.clock.pass(9 * day);
    await runBoth();
    expect([(await notesOn(list)).length, await jobs()]).toEqual([100, 1]);
    app.clock.pass(day);
    await runBoth();
    await beside.close();
    expect([(await notesOn(list)).length, await jobs()]).toEqual([100, 1]);
  });

  test('of a group with nothing on its lists needs no job until there is something', async () => {
    const list = await newList();
    const [milk] = await put(list, ['milk']);
    await cook.call('DELETE', `/groups/shopping/items/${milk.id}`);
    app.clock.pass(day);
    await app.jobs.runDue();
    cook = await createMember(app, cook.groupId, 'organizer');
    await put(list, numbered(1, 101));
    app.clock.pass(day);
    await app.jobs.runDue();
    expect(await notesOn(list)).toHaveLength(100);
  });
});
