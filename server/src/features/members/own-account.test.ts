import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { type Caller, callerOf } from '../../../test/caller.ts';
import { createGroup, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { openZip } from '../../platform/files/index.ts';

forEachDialect('deleting one’s own account', (database) => {
  let app: TestApp;
  let visit: Caller;
  let manager: TestMember;
  let leaver: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    visit = callerOf(app);
    await createMember(app, (await createGroup(app)).id, 'admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const group = await createGroup(app);
    manager = await createMember(app, group.id, 'manager');
    leaver = await createMember(app, group.id, 'member');
  });

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown, by = leaver) => {
    const reply = await by.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };
  const remove = async (body: object, by = leaver) => {
    const reply = await by.call('POST', '/users/self/delete', { body });
    return [reply.status, reply.body.detail?.code];
  };
  const cook = async (name: string, visibility?: string) => {
    const slug = await call('POST', '/recipes', { name });
    if (visibility) await call('PUT', `/recipes/${slug}/visibility`, { visibility });
    return call('GET', `/recipes/${slug}`);
  };

  test('wants the password, and gives to whom one says', async () => {
    await cook('Soup');
    const secret = await cook('Secret', 'owner');
    const third = await createMember(app, leaver.groupId, 'member');
    expect(await call('GET', '/users/self/leaving')).toEqual({
      recipes: 1,
      ownRecipes: 1,
      lists: 0,
      meals: 0,
      heirs: [
        { id: manager.id, fullName: manager.username },
        { id: third.id, fullName: third.username },
      ],
      isLastAdmin: false,
      isLastMember: false,
      isLastManager: false,
      proof: 'password',
      isProven: true,
    });
    expect(await remove({})).toEqual([400, 'auth.password-wrong']);
    expect(await remove({ password: 'wrong password' })).toEqual([400, 'auth.password-wrong']);
    expect((await leaver.call('GET', '/users/self')).status).toBe(200);

    expect(await remove({ password, recipesTo: third.id })).toEqual([200, undefined]);
    expect((await leaver.call('GET', '/users/self')).status).toBe(401);
    expect((await visit('POST', '/auth/token', { form: { username: leaver.username, password } })).status).toBe(401);
    expect((await call('GET', '/recipes/soup', undefined, manager)).userId).toBe(third.id);
    expect((await manager.call('GET', '/recipes/secret')).status).toBe(404);
    expect((await call('GET', '/groups/bin', undefined, manager)).items).toEqual([]);
    const restored = await manager.call('POST', '/groups/bin/restore', { body: { ids: [secret.id] } });
    expect(restored.body).toEqual([]);
    const { items } = await call('GET', '/groups/activity?kind=deletions', undefined, manager);
    expect(items[0]).toMatchObject({ type: 'user.deleted', subject: leaver.username, recipesTo: third.username });
  });

  test('takes a passkey of theirs instead of the password, and nobody else’s', async () => {
    const add = async (by: TestMember) => {
      const key = createAuthenticator();
      const options = await call('POST', '/users/self/passkeys/options', undefined, by);
      await call('POST', '/users/self/passkeys', { name: 'Key', credential: key.make(options) }, by);
      return key;
    };
    const [own, others] = [await add(leaver), await add(manager)];
    const use = async (key: typeof own) => key.use((await visit('POST', '/auth/passkeys/options')).body);
    expect(await remove({ credential: await use(others) })).toEqual([400, 'passkey.unknown']);
    expect(await remove({ credential: await use(own) })).toEqual([200, undefined]);
  });

  test('wants those who log in elsewhere to have done so just now', async () => {
    await leaver.db.change((db) =>
      db.update('users').set({ authMethod: 'OIDC' }).where('id', '=', leaver.id).execute(),
    );
    expect(await call('GET', '/users/self/leaving')).toMatchObject({ proof: 'log-in', isProven: true });
    app.clock.pass(11 * 60_000);
    expect(await call('GET', '/users/self/leaving')).toMatchObject({ proof: 'log-in', isProven: false });
    expect(await remove({})).toEqual([403, 'auth.log-in-again']);
    const token = await app.platform.sessions.start({ userId: leaver.id, version: 0, lifeInSeconds: 3600 });
    const again = callerOf(app, token);
    expect((await again('GET', '/users/self/leaving')).body.isProven).toBe(true);
    expect((await again('POST', '/users/self/delete', { body: {} })).status).toBe(200);
  });

  test('is refused to the last administrator, and to an API token', async () => {
    const lonely = await createTestApp(database);
    const admin = await createMember(lonely, (await createGroup(lonely)).id, 'admin');
    expect((await admin.call('GET', '/users/self/leaving')).body).toMatchObject({
      isLastAdmin: true,
      isLastMember: true,
    });
    expect(await remove({ password }, admin)).toEqual([409, 'user.last-admin']);
    await lonely.close();

    const { token } = await call('POST', '/users/api-tokens', { name: 'Script' });
    const { status, body } = await callerOf(app, token)('POST', '/users/self/delete', { body: { password } });
    expect([status, body.detail.code]).toEqual([403, 'access.api-token']);
  });

  test('leaves an empty group to the administrators, when it was the last one', async () => {
    const alone = await createMember(app, (await createGroup(app)).id, 'manager');
    await call('POST', '/recipes', { name: 'Soup' }, alone);
    expect(await call('GET', '/users/self/leaving', undefined, alone)).toMatchObject({
      heirs: [],
      isLastMember: true,
      isLastManager: true,
    });
    expect(await remove({ password }, alone)).toEqual([200, undefined]);
    const next = await createMember(app, alone.groupId, 'member');
    await call('PATCH', '/recipes/soup', { description: 'Still here' }, next);
  });

  test('comes after an archive of what one has made and said', async () => {
    await cook('Soup');
    await cook('Secret', 'owner');
    const image = await picture('#2e7d32', 60, 40).png().toBuffer();
    const { token } = leaver;
    await send(app, contract.recipes.replaceImage, '/recipes/secret/image', { files: { image }, form: {}, token });
    const { id: recipeId } = await call('GET', '/recipes/soup');
    await call('POST', `/users/${leaver.id}/ratings/soup`, { rating: 4, isFavorite: true });
    await call('POST', '/comments', { recipeId, text: 'Good' });
    await call('POST', '/comments', { recipeId, text: 'Not mine' }, manager);
    await call('POST', '/groups/mealplans', { date: '2026-03-02', recipeId });
    const list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
    await call('POST', '/groups/shopping/items', { shoppingListId: list.id, note: 'milk' });
    await call('POST', '/recipes', { name: 'Not mine' }, manager);
    await send(app, contract.users.replaceAvatar, `/users/${leaver.id}/image`, {
      files: { profile: image },
      form: {},
      token,
    });

    const { headers, rawPayload } = await app.server.inject({
      url: '/api/users/self/data',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-disposition']).toMatch(/my-data-\d{4}-\d\d-\d\d\.zip$/);
    const { entries, close } = await openZip(rawPayload, { entries: 50, entryBytes: 1e6, totalBytes: 1e7 });
    const textOf = async (path: string) => {
      const entry = entries.find((one) => one.path === path) ?? expect.fail(path);
      return (await entry.read()).toString();
    };
    const jsonOf = async (name: string) => JSON.parse(await textOf(`${name}.json`));
    expect(await textOf('README.txt')).toContain(leaver.username);
    expect(await jsonOf('profile')).toMatchObject({ id: leaver.id, email: leaver.email });
    expect(await jsonOf('comments')).toMatchObject([{ recipe: 'Soup', text: 'Good' }]);
    expect(await jsonOf('ratings-and-favourites')).toMatchObject([{ recipe: 'Soup', rating: 4, isFavorite: true }]);
    expect(await jsonOf('meal-plan')).toMatchObject([{ date: '2026-03-02', recipe: 'Soup' }]);
    expect(await jsonOf('shopping-lists')).toMatchObject([{ name: 'Saturday', items: [{ note: 'milk' }] }]);
    expect(await jsonOf('recipes/soup/soup')).toMatchObject({ name: 'Soup' });
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['profile.webp', expect.stringMatching(/secret.*original\.webp$/)]));
    expect(paths.filter((path) => path.includes('not-mine'))).toEqual([]);
    close();
  });
});
