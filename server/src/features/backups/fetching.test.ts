import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, backupsAtRest } from '../../../test/backups.ts';
import { callerOf } from '../../../test/caller.ts';
import {
  createGroup,
  createHousehold,
  createMember,
  password,
  type TestMember,
} from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { makeOlder } from '../../../test/older-backup.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

forEachDialect('out of a backup', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    admin = await createMember(app, group.id, 'admin');
  });
  afterEach(() => app.close());

  const contents = async (name: string, query = '', by = admin) =>
    (await by.call('GET', `/admin/backups/${name}/contents${query}`)).body;
  const fetchBack = async (name: string, body: object) => {
    const reply = await admin.call('POST', `/admin/backups/${name}/fetch`, { body });
    expect(reply.status).toBe(202);
    await backupsAtRest(admin.call);
    const { last } = (await admin.call('GET', '/admin/backups/overview')).body;
    expect(last).toMatchObject({ kind: 'fetch', backup: name, problem: null });
    return last.fetched;
  };
  const recipe = async (slug: string, by = cook) => (await by.call('GET', `/recipes/${slug}`)).body;
  const imageOf = async (id: string) =>
    (await app.server.inject({ url: `/api/media/recipes/${id}/images/original.webp` })).rawPayload;
  const namesIn = async (path: string) =>
    (await cook.call('GET', `${path}?perPage=-1`)).body.items.map(({ name }: { name: string }) => name).toSorted();
  /** Gone for good, not in the bin. */
  const deleteWholly = async (path: string, id: string) => {
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await admin.call('DELETE', `/groups/bin/${id}`)).status).toBe(200);
  };

  const addSoup = async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await cook.call('PATCH', '/recipes/leek-soup', {
      body: {
        recipeYield: '4 bowls',
        tags: ['Winter'],
        recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'leek' }, note: 'ä 🥬' }],
        recipeInstructions: [{ text: 'Cook.' }],
      },
    });
    const image = await picture('#2e7d32', 600, 400).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', {
      ...{ files: { image }, form: {}, token: cook.token },
    });
    await send(app, contract.recipes.addAsset, '/recipes/leek-soup/assets', {
      ...{ files: { file: Buffer.from('a note') }, form: { name: 'Note', icon: 'mdi-file', extension: 'txt' } },
      token: cook.token,
    });
    const soup = await recipe('leek-soup');
    await cook.call('POST', '/comments', { body: { recipeId: soup.id, text: 'Good.' } });
    await cook.call('POST', `/users/${cook.id}/ratings/leek-soup`, { body: { rating: 4, isFavorite: true } });
    return recipe('leek-soup');
  };

  const addList = async (name: string, by = cook) => {
    const { body: list } = await by.call('POST', '/groups/shopping/lists', { body: { name } });
    await by.call('POST', '/groups/shopping/items', {
      body: { shoppingListId: list.id, quantity: 3, note: 'ripe', food: { name: 'pear' }, unit: { name: 'bag' } },
    });
    return list;
  };

  test('everything is found by name, page after page, with what has become of it', async () => {
    const { id } = await addSoup();
    for (const name of ['Bread', 'Leek Tart']) await cook.call('POST', '/recipes', { body: { name } });
    await addList('Market');
    const { name } = await backUp(app, admin);
    await cook.call('DELETE', '/recipes/leek-soup');
    await deleteWholly('/recipes/bread', (await recipe('bread')).id);

    expect(await contents(name)).toMatchObject({
      total: 3,
      isWhole: true,
      things: [
        { name: 'Bread', today: 'gone' },
        { name: 'Leek Soup', id, today: 'binned', groupName: expect.any(String) },
        { name: 'Leek Tart', today: 'there', isChanged: false },
      ],
    });
    expect((await contents(name, '?search=léek&perPage=1&page=2')).things).toMatchObject([{ name: 'Leek Tart' }]);
    expect(await contents(name, '?kind=list')).toMatchObject({
      total: 1,
      things: [{ name: 'Market', today: 'there' }],
    });
    expect(await contents(name, '?kind=group')).toMatchObject({
      total: 1,
      things: [{ kind: 'group', today: 'there' }],
    });
    expect((await admin.call('GET', `/admin/backups/${name}/contents?perPage=1000`)).status).toBe(422);
  });

  test('only administrators look and fetch, and what another keeps to themselves is not shown', async () => {
    await addSoup();
    await cook.call('POST', '/recipes', { body: { name: 'Secret' } });
    const secret = await recipe('secret');
    await cook.call('PUT', '/recipes/secret/visibility', { body: { visibility: 'owner' } });
    const { name } = await backUp(app, admin);
    for (const role of ['member', 'organizer', 'inviter', 'manager'] as const) {
      const member = await createMember(app, cook.groupId, role);
      expect((await member.call('GET', `/admin/backups/${name}/contents`)).status).toBe(403);
      const reply = await member.call('POST', `/admin/backups/${name}/fetch`, {
        body: { kind: 'recipe', id: secret.id },
      });
      expect(reply.status).toBe(403);
    }
    expect((await contents(name)).things).toMatchObject([{ name: 'Leek Soup' }]);
    for (const id of [secret.id, 'nothing', '../..', '00000000-0000-4000-8000-000000000000']) {
      const reply = await admin.call('POST', `/admin/backups/${name}/fetch`, { body: { kind: 'recipe', id } });
      expect([reply.status, reply.body.detail.code]).toEqual([404, 'backup.thing-not-found']);
    }
    const unknown = await admin.call('GET', '/admin/backups/larder_2020.01.01.00.00.00/contents');
    expect(unknown.status).toBe(404);
  });

  test('a recipe that is gone comes back as it was, with its picture, files and what was said of it', async () => {
    const before = await addSoup();
    const image = await imageOf(before.id);
    const { name } = await backUp(app, admin);
    await deleteWholly('/recipes/leek-soup', before.id);
    const { body: foods } = await cook.call('GET', '/foods');
    await deleteWholly(`/foods/${foods.items[0].id}`, foods.items[0].id);

    const fetched = await fetchBack(name, { kind: 'recipe', id: before.id });

    expect(fetched).toMatchObject({ id: before.id, name: 'Leek Soup', missing: [{ what: 'versions' }] });
    expect(fetched.path).toMatch(/^\/g\/.+\/r\/leek-soup$/);
    const came = Object.fromEntries(
      fetched.came.map(({ what, number }: { what: string; number: number }) => [what, number]),
    );
    expect(came).toMatchObject({ pictures: 1, files: 1, comments: 1, ratings: 1 });
    const after = await recipe('leek-soup');
    expect(after).toMatchObject({
      ...{ id: before.id, userId: cook.id, recipeYield: '4 bowls', rating: 4, tags: [{ name: 'Winter' }] },
      recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'leek' }, note: 'ä 🥬' }],
      assets: before.assets,
    });
    expect((await imageOf(before.id)).length).toBeGreaterThan(0);
    expect(image.length).toBeGreaterThan(0);
    const asset = await app.server.inject({
      url: `/api/media/recipes/${before.id}/assets/${before.assets[0].fileName}`,
    });
    expect(asset.body).toBe('a note');
    const { body: comments } = await cook.call('GET', '/recipes/leek-soup/comments');
    expect(comments).toMatchObject([{ text: 'Good.', userId: cook.id }]);
    expect(await namesIn('/foods')).toEqual(['leek']);
    expect(await namesIn('/units')).toEqual(['cup']);
  });

  test('a recipe that is still there comes as a copy, or becomes what it was', async () => {
    const before = await addSoup();
    const { name } = await backUp(app, admin);
    await cook.call('PATCH', '/recipes/leek-soup', { body: { recipeYield: '9 bowls', recipeIngredient: [] } });
    expect((await contents(name)).things).toMatchObject([{ today: 'there', isChanged: true }]);

    const copy = await fetchBack(name, { kind: 'recipe', id: before.id });
    expect(copy.name).toBe('Leek Soup (1)');
    expect(copy.id).not.toBe(before.id);
    expect(await recipe('leek-soup-1')).toMatchObject({ recipeYield: '4 bowls', recipeIngredient: [{ note: 'ä 🥬' }] });
    expect(await recipe('leek-soup')).toMatchObject({ recipeYield: '9 bowls' });

    await fetchBack(name, { kind: 'recipe', id: before.id, replaces: true });
    expect(await recipe('leek-soup')).toMatchObject({ id: before.id, recipeYield: '4 bowls' });
    const { body: versions } = await cook.call('GET', '/recipes/leek-soup/versions');
    expect(JSON.stringify(versions)).toContain('recipeIngredient');
    expect(await namesIn('/recipes')).toEqual(['Leek Soup', 'Leek Soup (1)']);
  });

  test('the picture of a recipe is seen in the backup, to administrators alone, and of nothing else', async () => {
    const { id } = await addSoup();
    await cook.call('POST', '/recipes', { body: { name: 'Bread' } });
    const { name } = await backUp(app, admin);
    await deleteWholly('/recipes/leek-soup', id);
    const [bread, soup] = (await contents(name)).things;
    expect(bread.picture).toBeNull();
    const url = `/api/admin/backups/${name}/pictures/${soup.picture}`;
    const seen = await app.server.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(seen.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    expect((await cook.call('GET', `/admin/backups/${name}/pictures/${soup.picture}`)).status).toBe(403);
    for (const sha256 of ['0'.repeat(64), 'nothing', '..%2F..%2Fmanifest.json'])
      expect((await admin.call('GET', `/admin/backups/${name}/pictures/${sha256}`)).status, sha256).toBe(404);
    await backUp(app, admin);
    const proof = (await admin.call('GET', `/admin/backups/${name}/details`)).body.proof;
    expect(proof.readBackPicture).toBe(proof.readBack === 'Leek Soup' ? soup.picture : null);
  });

  test('before a recipe is replaced it is told what would change, and nothing has changed by that', async () => {
    const { id } = await addSoup();
    await cook.call('POST', '/recipes', { body: { name: 'Bread' } });
    const bread = await recipe('bread');
    const { name } = await backUp(app, admin);
    await cook.call('PATCH', '/recipes/leek-soup', { body: { recipeYield: '9 bowls', recipeIngredient: [] } });
    await cook.call('DELETE', '/recipes/bread');
    const before = await recipe('leek-soup');

    const path = `/admin/backups/${name}/recipes`;
    const { body, status } = await admin.call('GET', `${path}/${id}/comparison`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ before: { recipeYield: '9 bowls' }, after: { recipeYield: '4 bowls' } });
    expect(body.changes).toMatchObject([
      { field: 'recipeYield' },
      { field: 'recipeIngredient', added: 1, removed: 0, changed: 0 },
    ]);
    expect(await recipe('leek-soup')).toEqual(before);
    expect((await admin.call('GET', '/admin/backups/overview')).body).toMatchObject({ work: null });
    expect((await cook.call('GET', `${path}/${id}/comparison`)).status).toBe(403);
    for (const other of [bread.id, 'nothing'])
      expect((await admin.call('GET', `${path}/${other}/comparison`)).body.detail.code).toBe('backup.thing-not-found');
  });

  test('a recipe whose picture is damaged comes without it, and says so', async () => {
    const { id } = await addSoup();
    const { name } = await backUp(app, admin);
    await deleteWholly('/recipes/leek-soup', id);
    const files = join(app.dataFolder, 'backups', 'files');
    for (const path of await readdir(files, { recursive: true })) {
      if (path.length > 'ab/'.length + 60) await writeFile(join(files, path), 'damaged');
    }
    const fetched = await fetchBack(name, { kind: 'recipe', id });
    expect(fetched.missing).toEqual(
      expect.arrayContaining([
        { what: 'pictures', number: 1 },
        { what: 'files', number: 1 },
      ]),
    );
    expect(await recipe('leek-soup')).toMatchObject({ image: null, assets: [] });
  });

  test('a list comes back with its items; beside one that is still there it is another one', async () => {
    const list = await addList('Market');
    const { body: foods } = await cook.call('GET', '/foods?perPage=-1');
    const items = async (id: string) => (await cook.call('GET', `/groups/shopping/lists/${id}`)).body.listItems;
    const [before] = await items(list.id);
    const { name } = await backUp(app, admin);

    const copy = await fetchBack(name, { kind: 'list', id: list.id });
    expect(copy).toMatchObject({ name: 'Market (1)', came: [{ what: 'items', number: 1 }], missing: [] });
    expect(await items(copy.id)).toMatchObject([{ quantity: 3, note: before.note, foodId: before.foodId }]);

    await deleteWholly(`/groups/shopping/lists/${list.id}`, list.id);
    for (const { id } of foods.items) await deleteWholly(`/foods/${id}`, id);
    const back = await fetchBack(name, { kind: 'list', id: list.id });
    expect(back).toMatchObject({ id: list.id, name: 'Market', path: `/shopping-lists/${list.id}` });
    const [after] = await items(list.id);
    expect(after).toMatchObject({ id: before.id, quantity: 3, note: before.note, checked: false });
    expect(after.food?.name).toBe(before.food?.name);
  });

  test('a recipe of a group that is gone comes into that of whoever fetches it', async () => {
    app.clock.pass(1000);
    const other = await createGroup(app, 'Summer house');
    const guest = await createMember(app, other.id);
    await guest.call('POST', '/recipes', { body: { name: 'Pancakes' } });
    const { id } = (await guest.call('GET', '/recipes/pancakes')).body;
    const { name } = await backUp(app, admin);
    await admin.call('DELETE', `/admin/users/${guest.id}`);
    expect((await admin.call('DELETE', `/admin/groups/${other.id}`)).status).toBe(200);

    const fetched = await fetchBack(name, { kind: 'recipe', id });
    expect(fetched.groupName).not.toBe('Summer house');
    expect(await recipe('pancakes', admin)).toMatchObject({ id, userId: admin.id });
  });

  test('a recipe of a group that the administrator is not in goes there, to its owner', async () => {
    app.clock.pass(1000);
    const other = await createGroup(app, 'Summer house');
    const guest = await createMember(app, other.id);
    await guest.call('POST', '/recipes', { body: { name: 'Pancakes' } });
    const { id } = (await guest.call('GET', '/recipes/pancakes')).body;
    const { name } = await backUp(app, admin);
    await guest.call('DELETE', '/recipes/pancakes');
    const fetched = await fetchBack(name, { kind: 'recipe', id });
    expect(fetched).toMatchObject({ groupName: 'Summer house', path: null });
    expect(await recipe('pancakes', guest)).toMatchObject({ userId: guest.id });
  });

  test('a group comes back whole, with its members where they have no account, beside one that is still there', async () => {
    app.clock.pass(1000);
    const other = await createGroup(app, 'Summer house');
    const guest = await createMember(app, other.id, 'manager', 'lena');
    await guest.call('POST', '/recipes', { body: { name: 'Pancakes' } });
    await guest.call('PATCH', '/recipes/pancakes', {
      body: { tags: ['Quick'], recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'flour' } }] },
    });
    const image = await picture('#2e7d32', 600, 400).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/pancakes/image', {
      ...{ files: { image }, form: {}, token: guest.token },
    });
    const before = (await guest.call('GET', '/recipes/pancakes')).body;
    await guest.call('POST', '/comments', { body: { recipeId: before.id, text: 'Thin.' } });
    await addList('Village', guest);
    const { name } = await backUp(app, admin);

    const beside = await fetchBack(name, { kind: 'group', id: other.id });
    expect(beside).toMatchObject({ name: 'Summer house (1)', missing: [{ what: 'members', number: 1 }] });
    const { body: copied } = await admin.call('GET', `/admin/groups/${beside.id}`);
    expect(copied).toMatchObject({ name: 'Summer house (1)', slug: 'summer-house-1', users: [], recipeCount: 1 });
    expect(before).toEqual((await guest.call('GET', '/recipes/pancakes')).body);

    await admin.call('DELETE', `/admin/users/${guest.id}`);
    expect((await admin.call('DELETE', `/admin/groups/${other.id}`)).status).toBe(200);
    const back = await fetchBack(name, { kind: 'group', id: other.id });
    expect(back).toMatchObject({ name: 'Summer house', missing: [] });
    expect(back.came).toEqual(
      expect.arrayContaining([
        { what: 'recipes', number: 1 },
        { what: 'lists', number: 1 },
        { what: 'members', number: 1 },
      ]),
    );
    const logIn = await cook.call('POST', '/auth/token', { form: { username: 'lena', password } });
    const lena = { call: callerOf(app, logIn.body.access_token) };
    const { body: after } = await lena.call('GET', '/recipes/pancakes');
    expect(after).toMatchObject({ tags: [{ name: 'Quick' }], recipeIngredient: [{ food: { name: 'flour' } }] });
    expect(after.id).not.toBe(before.id);
    expect((await imageOf(after.id)).equals(await imageOf(before.id))).toBe(false);
    expect((await imageOf(after.id)).length).toBeGreaterThan(100);
    expect((await lena.call('GET', '/recipes?search=pancakes')).body.total).toBe(1);
    expect((await lena.call('GET', '/recipes/pancakes/comments')).body).toMatchObject([{ text: 'Thin.' }]);
    expect((await lena.call('GET', '/users/self')).body).toMatchObject({ admin: false, canManage: true });
    expect((await lena.call('POST', '/recipes', { body: { name: 'Waffles' } })).status).toBe(201);
  });

  test('an older backup is brought up to date on the way', async () => {
    const { id } = await addSoup();
    const { name } = await backUp(app, admin);
    await deleteWholly('/recipes/leek-soup', id);
    await makeOlder(app, name, 5);
    expect(await fetchBack(name, { kind: 'recipe', id })).toMatchObject({ id, name: 'Leek Soup' });
    expect(await recipe('leek-soup')).toMatchObject({ recipeIngredient: [{ note: 'ä 🥬', food: { name: 'leek' } }] });
  });
});
