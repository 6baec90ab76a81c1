import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the log of a household', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let manager: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    manager = await createMember(app, cook.groupId, 'manager', 'mona');
  });
  afterEach(() => app.close());

  const log = async (query = '') => (await manager.call('GET', `/groups/activity${query}`)).body;

  test('tells managers who did what, the latest first, and nobody else', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    await cook.call('DELETE', '/recipes/pie');
    app.clock.pass(1000);
    const rights = { userId: cook.id, canOrganize: true };
    await manager.call('PUT', '/groups/permissions', { body: rights });
    app.clock.pass(1000);
    await callerOf(app)('POST', '/auth/token', { form: { username: 'mona', password } });
    const { items, hasMore } = await log();
    expect(hasMore).toBe(false);
    expect(items).toMatchObject([
      { kind: 'log-ins', type: 'user.logged-in', by: 'mona', address: '127.0.0.1', subject: 'mona' },
      { kind: 'rights', type: 'user.updated', by: 'mona', fields: expect.arrayContaining(['canOrganize']) },
      { kind: 'deletions', type: 'recipe.deleted', subject: 'Pie', userId: cook.id },
    ]);
    expect((await log('?kind=rights')).items).toHaveLength(1);
    expect((await log(`?before=${items[1].at}`)).items).toMatchObject([{ type: 'recipe.deleted' }]);
    expect(await log('?perPage=1')).toMatchObject({ items: [{ type: 'user.logged-in' }], hasMore: true });
    expect((await cook.call('GET', '/households/activity')).status).toBe(403);
  });

  test('is read on after the last one that is known, also where several things happened at one moment', async () => {
    for (const name of ['Pie', 'Soup', 'Stew']) {
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
      await cook.call('DELETE', `/recipes/${slug}`);
    }
    const read: string[] = [];
    let last = '';
    for (let page = 0; page < 3; page++) {
      const { items, hasMore } = await log(`?kind=deletions&perPage=1${last && `&after=${last}`}`);
      expect(hasMore).toBe(page < 2);
      read.push(items[0].subject);
      last = items[0].id;
    }
    expect(read).toEqual(['Stew', 'Soup', 'Pie']);
    expect(await log(`?after=${cook.id}`)).toEqual({ items: [], hasMore: false });
  });

  test('names no recipe that somebody keeps to themselves to another', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Diary' } });
    await cook.call('PUT', '/recipes/diary/visibility', { body: { visibility: 'owner' } });
    await cook.call('DELETE', '/recipes/diary');
    expect((await log()).items).toMatchObject([{ type: 'recipe.deleted', subject: null }]);
  });
});
