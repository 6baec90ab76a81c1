import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endAt } from '../../../../test/end-at.ts';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { paprikaExport, sendFiles } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

const day = 24 * 3_600_000;

forEachDialect('undoing a move', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const move = async (recipes: Record<string, unknown>[], choices: object = {}): Promise<string> => {
    const { body } = await sendFiles(app, cook, { 'a.zip': await paprikaExport(recipes) });
    await app.jobs.runDue();
    await cook.call('PATCH', `/groups/moves/${body.id}`, { body: choices });
    await cook.call('POST', `/groups/moves/${body.id}/start`);
    await app.jobs.runDue();
    return body.id;
  };
  const undo = async (id: string, body: object = {}) => {
    const { status } = await cook.call('POST', `/groups/moves/${id}/undo`, { body });
    await app.jobs.runDue();
    return status;
  };
  const names = async (path: string) =>
    (await cook.call('GET', `${path}?perPage=-1`)).body.items.map(({ name }: { name: string }) => name).sort();

  const pictureOf = async (slug: string) => {
    const { body } = await cook.call('GET', `/recipes/${slug}`);
    const url = `/api/media/recipes/${body.id}/images/min-original.webp`;
    return (await app.server.inject({ method: 'GET', url })).rawPayload;
  };

  test('takes back exactly what came, with its pictures, categories, foods and units', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Bread' } });
    await cook.call('PATCH', '/recipes/bread', { body: { description: 'Ours', recipeCategory: [{ name: 'Baking' }] } });
    const photo = (await picture('#7b3f00', 300, 200).jpeg().toBuffer()).toString('base64');
    const image = await picture('#2e7d32', 400, 300).jpeg().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/bread/image', {
      files: { image },
      form: { extension: 'jpg' },
      token: cook.token,
    });
    const ours = await pictureOf('bread');
    const id = await move(
      [
        { name: 'Bread', description: 'Theirs', categories: ['Baking'], photo_data: photo },
        { name: 'Soup', categories: ['Soups', 'Baking'], photo_data: photo },
      ],
      { known: 'replace', addTag: true },
    );
    expect(await names('/recipes')).toEqual(['Bread', 'Soup']);
    const { body: soup } = await cook.call('GET', '/recipes/soup');
    const preview = (await cook.call('GET', `/groups/moves/${id}/undo`)).body;
    expect(preview).toEqual({
      ...{ recipes: 1, replaced: 1, changed: [], changedCount: 0 },
      ...{ besides: [], changedBesides: [] },
    });
    expect(await pictureOf('bread')).not.toEqual(ours);

    expect(await undo(id)).toBe(202);
    expect((await cook.call('GET', `/groups/moves/${id}`)).body).toMatchObject({ state: 'undone', undoUntil: null });
    expect(await names('/recipes')).toEqual(['Bread']);
    expect(await names('/organizers/categories')).toEqual(['Baking']);
    expect(await names('/organizers/tags')).toEqual([]);
    expect((await cook.call('GET', '/recipes/bread')).body).toMatchObject({
      description: 'Ours',
      recipeIngredient: [],
      recipeCategory: [{ name: 'Baking' }],
      tags: [],
    });
    expect(await pictureOf('bread')).toEqual(ours);
    expect(existsSync(join(app.dataFolder, 'recipes', soup.id, 'images'))).toBe(false);
    expect((await cook.call('GET', '/groups/bin')).body.total).toBe(0);
    expect(await undo(id)).toBe(409);
  });

  test('brings back what a recipe was that was replaced, with its files, its name and who sees it', async () => {
    const [first, second] = await Promise.all(
      ['#7b3f00', '#2e7d32'].map(async (color) =>
        (await picture(color, 300, 200).jpeg().toBuffer()).toString('base64'),
      ),
    );
    const page = 'https://bread.example/rye';
    await move([
      {
        ...{ name: 'Rye', source_url: page, rating: 4, on_favorites: true, categories: ['Baking'] },
        ...{ photo_data: first, photos: [{ data: first }], created: '2019-05-04 10:11:12' },
      },
    ]);
    await cook.call('PATCH', '/recipes/rye', {
      body: { settings: { public: false }, lastMade: '2026-01-02T12:00:00Z' },
    });
    const fileOf = async ({ id, assets }: { id: string; assets: { fileName: string }[] }) =>
      (await app.server.inject({ method: 'GET', url: `/api/media/recipes/${id}/assets/${assets[0]?.fileName}` }))
        .rawPayload;
    const before = (await cook.call('GET', '/recipes/rye')).body;
    const [image, file] = [await pictureOf('rye'), await fileOf(before)];
    const id = await move(
      [
        {
          ...{ name: 'Rye bread', source_url: page, rating: 2, categories: ['Bread'] },
          ...{ photo_data: second, photos: [{ data: second }], ingredients: '1 kg rye' },
        },
      ],
      { known: 'replace', visibility: 'owner' },
    );
    const replaced = (await cook.call('GET', '/recipes/rye-bread')).body;
    expect(replaced).toMatchObject({ id: before.id, rating: 4, assets: [{}, {}] });
    expect(await fileOf({ id: before.id, assets: replaced.assets.slice(1) })).not.toEqual(file);
    await undo(id);
    const after = (await cook.call('GET', '/recipes/rye')).body;
    const { dateUpdated: _, updatedAt: _at, updateAt: _older, version: _version, ...was } = before;
    expect(after).toMatchObject(was);
    expect(await pictureOf('rye')).toEqual(image);
    expect(await fileOf(after)).toEqual(file);
    expect(await app.platform.files.list(`recipes/${before.id}/assets`)).toHaveLength(1);
  });

  test('tells what somebody has changed since, and leaves that where they want', async () => {
    const id = await move([{ name: 'Soup' }, { name: 'Stew' }]);
    await cook.call('PATCH', '/recipes/soup', { body: { description: 'Better with salt' } });
    const { body } = await cook.call('GET', `/groups/moves/${id}/undo`);
    expect(body).toMatchObject({ recipes: 2, replaced: 0, changed: [{ slug: 'soup' }] });
    await undo(id, { keepChanged: true });
    expect(await names('/recipes')).toEqual(['Soup']);
  });

  test('names the first of many that were changed, and has all of them as a table', async () => {
    const id = await move(Array.from({ length: 22 }, (_, at) => ({ name: `Soup ${at + 1}` })));
    await cook.db.change((db) => db.update('recipes').set({ version: 9 }).execute());
    const { body } = await cook.call('GET', `/groups/moves/${id}/undo`);
    expect([body.changed.length, body.changedCount]).toEqual([20, 22]);
    const url = `/api/groups/moves/${id}/undo/changed`;
    const { payload } = await app.server.inject({ url, headers: { authorization: `Bearer ${cook.token}` } });
    const lines = payload.trim().split('\r\n');
    expect(lines).toHaveLength(23);
    expect(lines[22]).toMatch(/^"Soup 22","soup-22","2/);
  });

  test('takes what came off plans and lists, with its comments, and leaves what is beside it there', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Broth' } });
    const { body: broth } = await cook.call('GET', '/recipes/broth');
    const id = await move([{ name: 'Soup', ingredients: '500 g carrots' }]);
    const { body: soup } = await cook.call('GET', '/recipes/soup');
    for (const recipeId of [soup.id, broth.id]) {
      await cook.call('POST', '/groups/mealplans', { body: { date: '2026-03-02', recipeId } });
      await cook.call('POST', '/comments', { body: { recipeId, text: 'Good.' } });
    }
    const { body: list } = await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Market' } });
    await cook.call('POST', '/groups/shopping/items', { body: { shoppingListId: list.id, note: 'Tea' } });
    await cook.call('POST', `/groups/shopping/lists/${list.id}/recipe/${soup.id}`);

    await undo(id);
    expect(await names('/recipes')).toEqual(['Broth']);
    const plan = (await cook.call('GET', '/groups/mealplans?start_date=2026-03-01&end_date=2026-03-03')).body.items;
    expect(plan).toMatchObject([{ recipeId: broth.id }]);
    expect((await cook.call('GET', '/comments')).body.items).toMatchObject([{ recipeId: broth.id }]);
    const { body: left } = await cook.call('GET', `/groups/shopping/lists/${list.id}`);
    expect(left.recipeReferences).toEqual([]);
    expect(left.listItems.map(({ note }: { note: string }) => note)).toContain('Tea');
    expect((await cook.call('GET', '/groups/bin')).body.total).toBe(0);
  });

  test('leaves categories that others use by now', async () => {
    const id = await move([{ name: 'Soup', categories: ['Soups'] }]);
    await cook.call('POST', '/recipes', { body: { name: 'Broth' } });
    await cook.call('PATCH', '/recipes/broth', { body: { recipeCategory: [{ name: 'Soups' }] } });
    await undo(id);
    expect(await names('/organizers/categories')).toEqual(['Soups']);
    expect(await names('/recipes')).toEqual(['Broth']);
  });

  test('is possible for 30 days', async () => {
    const id = await move([{ name: 'Soup' }]);
    app.clock.pass(29 * day);
    await app.jobs.runDue();
    const token = await app.platform.sessions.start({ userId: cook.id, version: 0, lifeInSeconds: 24 * 3600 * 90 });
    const call = (method: 'GET' | 'POST', path: string) =>
      app.server.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` }, payload: {} });
    expect((await call('GET', `/groups/moves/${id}/undo`)).json()).toMatchObject({ recipes: 1 });
    app.clock.pass(2 * day);
    expect((await call('POST', `/groups/moves/${id}/undo`)).statusCode).toBe(409);
    await app.jobs.runDue();
    expect((await call('GET', '/groups/moves')).json()).toEqual([]);
    expect(await cook.db.from('recipes').select('name').execute()).toEqual([{ name: 'Soup' }]);
  });

  test.each(['before', 'after'] as const)('that is cut short %s any of its transactions goes on', async (moment) => {
    const photo = (await picture('#7b3f00', 300, 200).jpeg().toBuffer()).toString('base64');
    for (let number = 1; ; number += 1) {
      cook = (await createHousehold(app)).member;
      const id = await move([{ name: 'Soup', categories: ['Soups'], photo_data: photo }, { name: 'Stew' }]);
      const { body: soup } = await cook.call('GET', '/recipes/soup');
      await cook.call('POST', `/groups/moves/${id}/undo`, { body: {} });
      const process = endAt(app.connection, number, moment);
      await app.jobs.runDue().catch(() => undefined);
      process.goOn();
      app.clock.pass(3_600_000);
      await app.jobs.runDue();
      expect((await cook.call('GET', `/groups/moves/${id}`)).body.state).toBe('undone');
      expect(await names('/recipes')).toEqual([]);
      expect(await names('/organizers/categories')).toEqual([]);
      expect(await app.platform.files.list(`recipes/${soup.id}`)).toEqual([]);
      if (!process.hasEnded()) break;
    }
  });
});
