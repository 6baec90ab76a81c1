import { fileURLToPath } from 'node:url';
import { demoAccount } from '@larder/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { createDemo } from './demo.ts';
import { demoRecipes } from './recipes.ts';

const artFolder = fileURLToPath(new URL('../../../../web/src/art', import.meta.url));
const owner = { INITIAL_ADMIN_EMAIL: 'owner@example.org', INITIAL_ADMIN_PASSWORD: 'of the owner alone' };

forEachDialect('a demo', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database, { IS_DEMO: 'true', ALLOW_SIGNUP: 'true', ...owner });
    app.clock.pass(Date.now() - app.clock.now().getTime());
    await demo().begin();
  });
  afterAll(() => app.close());

  const demo = () =>
    createDemo({
      instance: new InstanceDatabase(app.connection),
      platform: app.platform,
      artFolder,
      server: () => app.server,
    });
  const visit = async () => {
    const { username, password } = demoAccount;
    const { body } = await callerOf(app)('POST', '/auth/token', { form: { username, password } });
    return callerOf(app, body.access_token);
  };

  test('says that it is one, needs no wizard, and takes no registrations', async () => {
    const about = (await callerOf(app)('GET', '/app/about')).body;
    expect(about).toMatchObject({ demoStatus: true, allowSignup: false, sendsMail: false });
    const startup = (await callerOf(app)('GET', '/app/about/startup-info')).body;
    expect(startup).toEqual({ isFirstLogin: false, isDemo: true });
  });

  test('has recipes with pictures, a plan and a list; each hour all of that is put back', async () => {
    const household = await createHousehold(app);
    await household.member.call('POST', '/recipes', { body: { name: 'Ours' } });
    const first = await visit();
    const { body: me } = await first('GET', '/users/self');
    expect(me).toMatchObject({ username: 'demo', groupSlug: 'demo-kitchen', admin: false, canManage: true });
    const before = (await first('GET', '/recipes?perPage=-1')).body;
    expect(before.total).toBe(demoRecipes.length);
    const [pictured] = before.items.filter(({ image }: { image: string | null }) => image !== null);
    await first('DELETE', `/recipes/${pictured.slug}`);
    await first('POST', '/recipes', { body: { name: 'Something rude' } });

    await demo().putBack();
    expect((await first('GET', '/users/self')).status).toBe(401);
    const second = await visit();
    const after = (await second('GET', '/recipes?perPage=-1')).body;
    const names = (items: { name: string }[]) => items.map(({ name }) => name).toSorted();
    expect(names(after.items)).toEqual(names(before.items));
    expect((await second('GET', '/users/self')).body.groupSlug).toBe('demo-kitchen');
    expect((await second('GET', '/groups/mealplans?perPage=-1')).body.items.length).toBeGreaterThan(5);
    expect((await second('GET', '/groups/shopping/lists')).body.items).toHaveLength(1);
    expect((await second('GET', '/users/self/sessions')).body).toMatchObject([{ isThis: true }]);
    expect(await app.platform.files.list(`recipes/${pictured.id}`)).toEqual([]);
    const shown = after.items.find(({ slug }: { slug: string }) => slug === pictured.slug);
    expect(await app.platform.files.list(`recipes/${shown.id}`)).not.toEqual([]);
    expect((await household.member.call('GET', '/recipes/ours')).status).toBe(200);

    const { read } = app.connection;
    // Everything else has a foreign key to its group.
    const search = await sql<{ count: number }>`select count(*) as count from ${sql.table('recipeSearch')}`.execute(
      read,
    );
    const recipes = await read
      .selectFrom('recipes')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();
    expect(Number(search.rows[0]?.count)).toBe(Number(recipes?.count));
  });

  test('lets its visitors change all but what would spoil it for others', async () => {
    const guest = await visit();
    const { body: me } = await guest('GET', '/users/self');
    const code = async (...[method, path, sent]: Parameters<typeof guest>) =>
      (await guest(method, path, sent)).body?.detail?.code;
    const password = { currentPassword: 'demo', newPassword: 'mine from now on' };
    expect(await code('PUT', '/users/password', { body: password })).toBe('demo.closed');
    expect(await code('PUT', `/users/${me.id}`, { body: { ...me, email: 'me@example.org' } })).toBe('demo.closed');
    expect(await code('PUT', `/users/${me.id}`, { body: { ...me, theme: 'dark' } })).toBeUndefined();
    expect(await code('POST', '/groups/invitations', { body: {} })).toBe('demo.closed');
    const hook = { name: 'Hook', url: 'https://example.org', scheduledTime: '17:00' };
    expect(await code('POST', '/households/webhooks', { body: hook })).toBe('demo.closed');
    expect(await code('GET', '/admin/users')).toBe('access.forbidden');
    expect((await guest('POST', '/recipes', { body: { name: 'Soup' } })).status).toBe(201);

    const { member } = await createHousehold(app);
    expect((await member.call('POST', '/groups/webhooks', { body: hook })).status).toBe(201);
  });
});
