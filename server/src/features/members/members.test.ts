import { randomUUID } from 'node:crypto';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../test/caller.ts';
import { createGroup, createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { openZip } from '../../platform/files/index.ts';

forEachDialect('removing a member', (database) => {
  let app: TestApp;
  let manager: TestMember;
  let other: TestMember;
  let leaver: TestMember;
  let visit: Caller;

  beforeAll(async () => {
    app = await createTestApp(database);
    visit = callerOf(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const group = await createGroup(app);
    manager = await createMember(app, group.id, 'manager');
    other = await createMember(app, group.id, 'member');
    leaver = await createMember(app, group.id, 'member');
  });

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    by = leaver,
  ) => {
    const reply = await by.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };
  const cook = async (name: string, visibility?: string) => {
    const slug = await call('POST', '/recipes', { name });
    if (visibility) await call('PUT', `/recipes/${slug}/visibility`, { visibility });
    return call('GET', `/recipes/${slug}`);
  };
  const remove = (query = '', by = manager) => by.call('DELETE', `/groups/members/${leaver.id}${query}`);
  const codeOf = ({ status, body }: { status: number; body: { detail?: { code: string } } }) => [
    status,
    body.detail?.code,
  ];
  const namesIn = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name).sort();

  test('puts what nobody else sees into the bin of whoever removes them, and into a file before', async () => {
    await cook('For all');
    const own = await cook('Secret', 'owner');
    const image = await picture('#2e7d32', 60, 40).png().toBuffer();
    const { token } = leaver;
    await send(app, contract.recipes.replaceImage, '/recipes/secret/image', { files: { image }, form: {}, token });
    expect(await call('GET', `/groups/members/${leaver.id}/leaving`, undefined, manager)).toEqual({
      recipes: 1,
      ownRecipes: 1,
      lists: 0,
      meals: 0,
      heirs: [
        { id: manager.id, fullName: manager.username },
        { id: other.id, fullName: other.username },
      ],
    });

    const { status, body } = await remove('?export=true');
    expect([status, body]).toEqual([200, { ownRecipes: 1, exportPath: expect.stringContaining('exports/') }]);
    expect(namesIn(await call('GET', '/recipes', undefined, other))).toEqual(['For all']);
    expect(namesIn(await call('GET', '/groups/bin', undefined, manager))).toEqual(['Secret']);
    expect(namesIn(await call('GET', '/groups/bin', undefined, other))).toEqual([]);

    const path = encodeURIComponent(body.exportPath);
    const address = `/recipes/bulk-actions/export/download?path=${path}`;
    expect((await other.call('GET', address)).status).toBe(404);
    const { fileToken } = await call('GET', address, undefined, manager);
    const { rawPayload } = await app.server.inject({ url: `/api/utils/download?token=${fileToken}` });
    const { entries, close } = await openZip(rawPayload, { entries: 9, entryBytes: 1e6, totalBytes: 1e6 });
    const files = entries.map(({ path }) => path);
    expect(files).toEqual(
      expect.arrayContaining(['recipes/secret/secret.json', expect.stringMatching(/secret.*original\.webp$/)]),
    );
    expect(files.filter((name) => name.includes('for-all'))).toEqual([]);
    close();

    await call('POST', '/groups/bin/restore', { ids: [own.id] }, manager);
    expect(await call('GET', '/recipes/secret', undefined, manager)).toMatchObject({
      private: true,
      userId: manager.id,
    });
    expect((await other.call('GET', '/recipes/secret')).status).toBe(404);
  });

  test('writes no file unless one is asked for, or there is nothing to write', async () => {
    await cook('Secret', 'owner');
    expect((await remove()).body).toEqual({ ownRecipes: 1, exportPath: null });
    expect(await call('GET', '/recipes/bulk-actions/export', undefined, manager)).toEqual([]);
    leaver = await createMember(app, manager.groupId, 'member');
    expect((await remove('?export=true')).body).toEqual({ ownRecipes: 0, exportPath: null });
  });

  test('ends what they can do, and keeps what they made for all', async () => {
    const soup = await cook('Soup');
    await call('PATCH', '/recipes/soup', { settings: { locked: true } });
    const link = await call('POST', '/shared/recipes', { recipeId: soup.id });
    const meal = await call('POST', '/groups/mealplans', { date: '2026-03-02', title: 'Out' });
    const rate = (by: TestMember, rating: number) => call('POST', `/users/${by.id}/ratings/soup`, { rating }, by);
    await rate(leaver, 2);
    await rate(other, 5);
    await call('POST', '/comments', { recipeId: soup.id, text: 'Mine' });
    await call('POST', '/comments', { recipeId: soup.id, text: 'Ours' }, other);
    expect((await call('GET', '/recipes/soup', undefined, other)).rating).toBe(3.5);

    expect((await remove()).status).toBe(200);
    expect((await leaver.call('GET', '/users/self')).status).toBe(401);
    const members = await call('GET', '/groups/members', undefined, manager);
    expect(members.map(({ id }: { id: string }) => id).sort()).toEqual([manager.id, other.id].sort());
    expect((await call('GET', '/recipes/soup', undefined, other)).rating).toBe(5);
    const comments = await call('GET', `/comments?queryFilter=recipeId="${soup.id}"`, undefined, other);
    expect(comments.items).toMatchObject([{ text: 'Ours' }]);
    await call('PATCH', '/recipes/soup', { settings: { locked: false }, description: 'Ours now' }, manager);
    expect(await call('GET', `/groups/mealplans/${meal.id}`, undefined, other)).toMatchObject({ userId: manager.id });
    expect((await visit('GET', `/recipes/shared/${link.id}/page`)).body).toMatchObject({ sharedBy: null });
  });

  test('gives what they made for all to whom one says, and tells so in the log', async () => {
    const soup = await cook('Soup');
    await call('PATCH', '/recipes/soup', { settings: { locked: true } });
    await leaver.db.change((db) =>
      db
        .insert('shoppingLists', {
          id: randomUUID(),
          userId: leaver.id,
          name: 'Saturday',
          nameKey: 'saturday',
          aisles: '[]',
          extras: '{}',
          createdAt: soup.createdAt,
          updatedAt: soup.createdAt,
        })
        .execute(),
    );
    const meal = await call('POST', '/groups/mealplans', { date: '2026-03-02', recipeId: soup.id });
    const repeat = await call('POST', '/groups/mealplans/repeats', {
      weekdays: ['monday'],
      startDate: '2026-03-02',
      untilDate: '2026-03-02',
      title: 'Out',
    });
    const third = await createMember(app, manager.groupId, 'member');
    const left = await call('GET', `/groups/members/${leaver.id}/leaving`, undefined, manager);
    expect(left).toMatchObject({ recipes: 1, ownRecipes: 0, lists: 1 });
    expect(left.heirs[0].id).toBe(manager.id);

    expect((await remove(`?recipesTo=${other.id}&listsTo=${third.id}`)).status).toBe(200);
    expect(await call('GET', '/recipes/soup', undefined, manager)).toMatchObject({ userId: other.id });
    await call('PATCH', '/recipes/soup', { description: 'Mine now' }, other);
    for (const path of [`mealplans/${meal.id}`, `mealplans/repeats/${repeat.id}`]) {
      expect(await call('GET', `/groups/${path}`, undefined, manager)).toMatchObject({ userId: third.id });
    }
    expect(await call('GET', '/users/self/leaving', undefined, third)).toMatchObject({ recipes: 0, lists: 1 });
    const { items } = await call('GET', '/groups/activity?kind=deletions', undefined, manager);
    expect(items[0]).toMatchObject({
      type: 'user.deleted',
      userId: manager.id,
      subject: leaver.username,
      recipesTo: other.username,
      listsTo: third.username,
    });
  });

  test('changes nothing where an heir is nobody of the household, or the one who goes', async () => {
    await cook('Secret', 'owner');
    const stranger = (await createHousehold(app)).member;
    for (const query of [`?recipesTo=${stranger.id}`, `?listsTo=${leaver.id}`]) {
      expect(codeOf(await remove(query))).toEqual([404, 'user.not-found']);
    }
    expect((await leaver.call('GET', '/recipes/secret')).status).toBe(200);
  });

  test('leaves no recipe locked for everybody that comes back from the bin', async () => {
    const soup = await cook('Soup');
    await call('PATCH', '/recipes/soup', { settings: { locked: true } });
    await call('DELETE', '/recipes/soup');
    await remove();
    await call('POST', '/groups/bin/restore', { ids: [soup.id] }, manager);
    await call('PATCH', '/recipes/soup', { description: 'Ours' }, other);
  });

  test('takes back the only rating of a recipe', async () => {
    await cook('Soup');
    await call('POST', `/users/${leaver.id}/ratings/soup`, { rating: 2 });
    await remove();
    expect((await call('GET', '/recipes/soup', undefined, other)).rating).toBeNull();
  });

  test('is not done to oneself, nor to an administrator by a member', async () => {
    const own = await manager.call('DELETE', `/groups/members/${manager.id}`);
    expect(codeOf(own)).toEqual([403, 'user.removes-oneself']);
    const admin = await createMember(app, manager.groupId, 'admin');
    const second = await createMember(app, manager.groupId, 'admin');
    const ofAdmin = await manager.call('DELETE', `/groups/members/${admin.id}`);
    expect(codeOf(ofAdmin)).toEqual([403, 'user.removal-of-admin']);
    expect((await second.call('DELETE', `/groups/members/${admin.id}`)).status).toBe(200);
    expect(codeOf(await remove('', other))).toEqual([403, 'access.forbidden']);
    const asked = await other.call('GET', `/groups/members/${leaver.id}/leaving`);
    expect(asked.status).toBe(403);
  });
});
