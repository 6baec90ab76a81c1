import { contract, type Method } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

forEachDialect('groups, as administrators look after them', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database, { GROUP_STORAGE_MB: '500' });
    admin = await createMember(app, (await createGroup(app, 'Home')).id, 'admin', 'ada');
  });
  afterAll(() => app.close());

  const call = async (method: Method, path: string, body?: unknown, by = admin) => {
    const reply = await by.call(method, path, body === undefined ? {} : { body });
    return { status: reply.status, body: reply.body, code: reply.body?.detail?.code };
  };
  const make = async (name: string) => (await call('POST', '/admin/groups', { name })).body;

  test('are made, and one of the same name gets a number', async () => {
    const { status, body } = await call('POST', '/admin/groups', { name: 'Allotment' });
    expect([status, body.slug, body.users, body.recipeCount]).toEqual([201, 'allotment', [], 0]);
    expect(await make('Allotment')).toMatchObject({ name: 'Allotment (1)', slug: 'allotment-1' });
    expect((await call('POST', '/admin/groups', { name: '  ' })).status).toBe(422);
  });

  test('are listed with their members', async () => {
    const { id } = await make('Club');
    await createMember(app, id, 'member', 'tomasz');
    const { body } = await call('GET', '/admin/groups');
    const of = (name: string) => body.items.find((group: { name: string }) => group.name === name);
    expect(of('Club').users.map(({ username }: { username: string }) => username)).toEqual(['tomasz']);
    expect([of('Home').isDefault, of('Club').isDefault]).toEqual([true, false]);
    expect((await call('GET', '/admin/groups?perPage=1')).body.items).toHaveLength(1);
  });

  test('are listed with the categories of their meal plans and their webhooks, each with its own', async () => {
    const fill = async (name: string) => {
      const { id } = await make(name);
      const member = await createMember(app, id, 'admin');
      const category = (await call('POST', '/organizers/categories', { name: `Dinner of ${name}` }, member)).body;
      await call('POST', '/organizers/categories', { name: `Other of ${name}` }, member);
      await call('PUT', '/groups/categories', [category], member);
      const sent = { name: `Hook of ${name}`, url: 'https://example.org/x', localTime: '18:00' };
      const webhook = (await call('POST', '/groups/webhooks', sent, member)).body;
      return {
        id,
        name,
        categories: [{ id: category.id, name: category.name, slug: category.slug }],
        webhooks: [webhook],
      };
    };
    const filled = [await fill('North'), await fill('South')];
    const { body } = await call('GET', '/admin/groups?perPage=-1');
    for (const { id, name, ...belongings } of filled) {
      expect(body.items.find((group: { id: string }) => group.id === id)).toMatchObject({ name, ...belongings });
      expect((await call('GET', `/admin/groups/${id}`)).body).toMatchObject({ name, ...belongings });
    }
    const home = body.items.find((group: { name: string }) => group.name === 'Home');
    expect([home.categories, home.webhooks]).toEqual([[], []]);
  });

  test('get another name and preferences; their slug stays', async () => {
    const { id, slug } = await make('Old flat');
    const changed = await call('PUT', `/admin/groups/${id}`, {
      id,
      name: 'New flat',
      preferences: { privateGroup: true, firstDayOfWeek: 1 },
    });
    expect(changed.body).toMatchObject({
      name: 'New flat',
      slug,
      preferences: { privateGroup: true, firstDayOfWeek: 1 },
    });
    expect((await call('PUT', `/admin/groups/${id}`, { name: 'Home' })).code).toBe('group.name-taken');
    expect((await call('PUT', '/admin/groups/nothing', { name: 'X' })).code).toBe('group.not-found');
  });

  test('are deleted with all that they have, once nobody is in them', async () => {
    const { id } = await make('Leaving');
    const member = await createMember(app, id);
    await member.call('POST', '/recipes', { body: { name: 'Soup' } });
    const files = { image: await picture('#c62828').jpeg().toBuffer() };
    const form = { extension: 'jpg' };
    await send(app, contract.recipes.replaceImage, '/recipes/soup/image', { files, form, token: member.token });
    const storage = await call('GET', `/admin/groups/${id}/storage`);
    expect(storage.body).toMatchObject({ totalStorageBytes: 524_288_000, totalStorageStr: '500.0 MB' });
    expect(storage.body.usedStorageBytes).toBeGreaterThan(0);

    const refused = await call('DELETE', `/admin/groups/${id}`);
    expect([refused.status, refused.body.detail.message]).toEqual([400, 'Cannot delete group with users']);
    await call('DELETE', `/admin/users/${member.id}`);
    expect((await call('DELETE', `/admin/groups/${id}`)).body).toMatchObject({ id, recipeCount: 1 });
    expect((await call('GET', `/admin/groups/${id}`)).code).toBe('group.not-found');
    const recipes = await app.platform.files.list('recipes');
    expect(recipes).toEqual([]);
  });

  test('keep the one that people come into', async () => {
    const { body } = await call('GET', '/admin/groups');
    const home = body.items.find((group: { isDefault: boolean }) => group.isDefault);
    const refused = await call('DELETE', `/admin/groups/${home.id}`);
    expect([refused.status, refused.body.detail.message]).toEqual([400, 'Cannot delete default group']);
  });
});
