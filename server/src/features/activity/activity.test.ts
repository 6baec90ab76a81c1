import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import {
  createGroup,
  createHousehold,
  createMember,
  password,
  type TestMember,
} from '../../../test/factories/household.ts';
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
      { kind: 'rights', type: 'user.updated', by: 'mona', fields: ['canOrganize', 'canManage'] },
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

  test('tells administrators what people of all groups did lately, the same once, and nothing of recipes', async () => {
    const logIn = async (username: string) => {
      app.clock.pass(1000);
      const reply = await callerOf(app)('POST', '/auth/token', { form: { username, password } });
      expect(reply.status).toBe(200);
    };
    await logIn('mona');
    // Sessions end after a day, so that these people come after it.
    app.clock.pass(8 * 86_400_000);
    const admin = await createMember(app, cook.groupId, 'admin', 'olga');
    const boss = await createMember(app, cook.groupId, 'manager', 'bea');
    await createMember(app, (await createGroup(app)).id, 'member', 'otto');
    await boss.call('POST', '/recipes', { body: { name: 'Pie' } });
    await boss.call('DELETE', '/recipes/pie');
    await logIn('bea');
    await logIn('otto');
    await logIn('otto');
    app.clock.pass(1000);
    await boss.call('PUT', '/groups/permissions', { body: { userId: cook.id, canOrganize: true } });
    const { body } = await admin.call('GET', '/admin/activity');
    expect(body.items).toMatchObject([
      { type: 'user.updated', by: 'bea', times: 1 },
      { type: 'user.logged-in', by: 'otto', times: 2 },
      { type: 'user.logged-in', by: 'bea', times: 1 },
    ]);
    expect(body.items).toHaveLength(3);
    expect((await boss.call('GET', '/admin/activity')).status).toBe(403);
  });
});
