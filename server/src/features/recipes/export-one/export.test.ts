import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';
import { openZip } from '../../../platform/files/index.ts';

const limits = { entries: 100, entryBytes: 10_000_000, totalBytes: 10_000_000 };
const contentsOf = async (archive: Buffer): Promise<Record<string, Buffer>> => {
  const { entries, close } = await openZip(archive, limits);
  const read = await Promise.all(entries.map(async (entry) => [entry.path, await entry.read()] as const));
  close();
  return Object.fromEntries(read);
};

forEachDialect('taking a recipe away', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await cook.call('PUT', '/recipes/leek-soup', {
      body: {
        recipeIngredient: [{ quantity: 2, food: { name: 'leek' }, note: 'sliced' }],
        orgURL: 'https://example.org/leek',
        extras: { 'Kept As Is': 'yes' },
      },
    });
    const { token } = cook;
    const image = await picture('#2e7d32', 60, 40).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', { files: { image }, form: {}, token });
    await send(app, contract.recipes.addAsset, '/recipes/leek-soup/assets', {
      files: { file: Buffer.from('a note') },
      form: { name: 'Note', extension: 'txt' },
      token,
    });
  });
  afterAll(() => app.close());

  const get = (path: string, token?: string) =>
    app.server.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const newToken = async () => (await cook.call('POST', '/recipes/leek-soup/exports')).body.token;

  test('there are two formats', async () => {
    const { body } = await cook.call('GET', '/recipes/exports');
    expect(body).toEqual({ json: ['raw'], zip: ['zip'], jinja2: [] });
  });

  test('raw is the recipe as the API tells it, as a file', async () => {
    const { headers, body } = await get('/recipes/leek-soup/exports?template_name=raw', cook.token);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''leek-soup.json");
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual((await cook.call('GET', '/recipes/leek-soup')).body);
    expect(body).toContain('\n    "recipeIngredient"');
  });

  test('a zip holds the recipe in snake case, its picture and its files', async () => {
    const { headers, rawPayload } = await get('/recipes/leek-soup/exports?template_name=zip', cook.token);
    const files = await contentsOf(rawPayload);

    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''leek-soup.zip");
    expect(Object.keys(files)).toEqual(['leek-soup.json', 'original.webp', 'assets/note.txt']);
    expect(JSON.parse(String(files['leek-soup.json']))).toMatchObject({
      user_id: cook.id,
      group_id: cook.groupId,
      org_url: 'https://example.org/leek',
      recipe_ingredient: [{ quantity: 2, food: { name: 'leek', plural_name: null }, disable_amount: false }],
      settings: { show_assets: false },
      assets: [{ name: 'Note', file_name: 'note.txt' }],
      extras: { 'Kept As Is': 'yes' },
    });
    expect(String(files['assets/note.txt'])).toBe('a note');
  });

  test('a token fetches the zip without a log-in for half an hour', async () => {
    const token = await newToken();
    const fetch = () => get(`/recipes/leek-soup/exports/zip?token=${encodeURIComponent(token)}`);
    const { statusCode, headers, rawPayload } = await fetch();

    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(Object.keys(await contentsOf(rawPayload))).toHaveLength(3);
    app.clock.pass(31 * 60_000);
    const late = await fetch();
    expect([late.statusCode, late.json().code]).toEqual([401, 'recipe.token-invalid']);
  });

  test.each(['forged', 'a.b.c', ''])('the token "%s" opens nothing', async (token) => {
    const { status, body } = await callerOf(app)('GET', `/recipes/leek-soup/exports/zip?token=${token}`);
    expect([status, body.code]).toEqual([401, 'recipe.token-invalid']);
  });

  test('a session is no such token, and a token no session', async () => {
    expect((await get(`/recipes/leek-soup/exports/zip?token=${cook.token}`)).statusCode).toBe(401);
    expect((await get('/recipes/leek-soup', await newToken())).statusCode).toBe(401);
  });

  test('an unknown format and an unknown recipe are told apart', async () => {
    const format = await cook.call('GET', '/recipes/leek-soup/exports?template_name=pdf');
    const recipe = await cook.call('GET', '/recipes/nowhere/exports');
    expect(format.body.detail.code).toBe('recipe.template-unknown');
    expect(recipe.body.detail.code).toBe('recipe.not-found');
    expect((await cook.call('POST', '/recipes/nowhere/exports')).body.detail.code).toBe('recipe.not-found');
  });
});
