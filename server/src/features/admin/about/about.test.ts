import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { createOrganizer } from '../../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLanguages } from '../../../platform/http/index.ts';

forEachDialect('what administrators are told of the server', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database, {
      OPENAI_API_KEY: 'sk-very-secret',
      OPENAI_BASE_URL: 'http://cook:hunter2@models.local/v1',
      LOG_LEVEL: 'debug',
    });
    admin = await createMember(app, (await createGroup(app)).id, 'admin');
  });
  afterAll(() => app.close());

  const get = async (path: string) => (await admin.call('GET', `/admin${path}`)).body;

  test('is what older clients ask for', async () => {
    const about = await get('/about');
    expect(about).toMatchObject({ production: true, apiDocs: true, defaultGroup: 'Home', demoStatus: false });
    expect(about.dbType).toBe(about.dbUrl === null ? 'sqlite' : 'postgres');
    expect(about.version).toMatch(/^v\d/);
    expect(await get('/about/check')).toEqual({
      emailReady: false,
      ldapReady: false,
      oidcReady: false,
      baseUrlSet: false,
      isUpToDate: true,
    });
    const served = await app.server.inject('/api/media/docker/validate.txt');
    expect(await get('/about/docker/validate')).toEqual({ text: served.body });
  });

  test('counts all groups', async () => {
    const { member } = await createHousehold(app);
    const { name, slug, id } = await createOrganizer(member, 'tag', 'Quick');
    for (const name of ['Soup', 'Pie']) await member.call('POST', '/recipes', { body: { name } });
    await member.call('PATCH', '/recipes/soup', { body: { tags: [{ id, name, slug }] } });
    await admin.call('POST', '/recipes', { body: { name: 'Cake' } });
    expect(await get('/about/statistics')).toEqual({
      totalRecipes: 3,
      totalUsers: 2,
      totalGroups: 2,
      uncategorizedRecipes: 3,
      untaggedRecipes: 2,
    });
    const analytics = await get('/analytics');
    expect(analytics).toMatchObject({ users: 2, groups: 2, recipes: 3, cookbooks: 0, usingEmail: false });
    expect(analytics.installationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect((await get('/analytics')).installationId).toBe(analytics.installationId);
  });

  test('shows every setting and where it comes from, and no secret', async () => {
    const settings = await get('/about/settings');
    const of = (name: string) => settings.find((setting: { name: string }) => setting.name === name);
    expect(of('LOG_LEVEL')).toMatchObject({ value: 'debug', from: 'environment', isSecret: false });
    expect(of('API_PORT')).toMatchObject({ value: '9000', from: 'default' });
    expect(of('OPENAI_API_KEY')).toMatchObject({ value: null, isSecret: true, isSet: true, from: 'environment' });
    expect(of('OPENAI_BASE_URL').value).toBe('http://***@models.local/v1');
    expect(JSON.stringify(settings)).not.toMatch(/very-secret|hunter2/);
    addLanguages(fileURLToPath(new URL('../../../../../messages/src', import.meta.url)));
    const inGerman = await app.server.inject({
      url: '/api/admin/about/settings',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'de-DE' },
    });
    for (const [at, { name, about }] of inGerman.json().entries()) {
      expect([name, about]).toEqual([settings[at].name, expect.stringMatching(/^\S.{4,}$/)]);
      expect([name, about]).not.toEqual([name, settings[at].about]);
    }
  });
});
