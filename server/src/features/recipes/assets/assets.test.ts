import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { createRecipe } from '../../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

forEachDialect('files of a recipe', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let recipe: Awaited<ReturnType<typeof createRecipe>>;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = await createMember(app, (await createGroup(app)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recipe = await createRecipe(cook);
  });

  const attach = (name: string, extension: string, content: string, by = cook) =>
    send(app, contract.recipes.addAsset, `/recipes/${recipe.slug}/assets`, {
      files: { file: Buffer.from(content) },
      form: { name, icon: 'mdi-file', extension },
      token: by.token,
    });
  const listed = async () => (await cook.call('GET', `/recipes/${recipe.slug}`)).body.assets;
  const stored = () => readdir(join(app.dataFolder, 'recipes', recipe.id, 'assets'));
  const media = (file: string) =>
    app.server.inject({ method: 'GET', url: `/api/media/recipes/${recipe.id}/assets/${file}` });

  test('are attached under a name that suits every address', async () => {
    const { status, body } = await attach('Grandma’s note ½', '.PDF', '%PDF-1.7');

    expect(status).toBe(200);
    expect(body).toEqual({
      name: 'Grandma’s note ½',
      icon: 'mdi-file',
      fileName: expect.stringMatching(/^[a-z0-9-]+\.pdf$/),
    });
    expect(await listed()).toEqual([body]);
    const file = await media(body.fileName);
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-1.7']);
  });

  test('of the same name get a number, also at the same moment', async () => {
    await attach('Menu', 'pdf', 'first');
    const { body } = await attach('menu', 'pdf', 'second');
    expect(body).toEqual({ name: 'menu (2)', icon: 'mdi-file', fileName: 'menu-2.pdf' });
    expect((await media('menu.pdf')).body).toBe('first');
    expect((await media('menu-2.pdf')).body).toBe('second');

    const contents = ['third', 'fourth', 'fifth'];
    await Promise.all(contents.map((content) => attach('Menu', 'pdf', content)));
    const names = (await listed()).map(({ fileName }: { fileName: string }) => fileName);
    expect(names.toSorted()).toEqual(['menu-2.pdf', 'menu-3.pdf', 'menu-4.pdf', 'menu-5.pdf', 'menu.pdf']);
    const files = await Promise.all(names.slice(2).map(media));
    expect(files.map((file) => file.body).toSorted()).toEqual(contents.toSorted());
  });

  const inBin = async () => (await cook.call('GET', '/groups/bin?queryFilter=kind="asset"')).body.items;

  test('go to the bin when a save lists them no more, and come back to their recipe', async () => {
    await attach('Keep', 'txt', 'keep');
    await attach('Drop', 'txt', 'drop');
    const [keep, drop] = await listed();
    await cook.call('PUT', `/recipes/${recipe.slug}`, { body: { name: 'Renamed' } });
    expect(await inBin()).toEqual([]);
    await cook.call('PUT', '/recipes/renamed', { body: { assets: [keep] } });
    const [binned] = await inBin();
    expect(binned).toMatchObject({ kind: 'asset', name: 'Drop' });
    expect(await stored()).toEqual(['drop.txt', 'keep.txt']);

    await cook.call('POST', '/groups/bin/restore', { body: { ids: [binned.id] } });
    expect((await cook.call('GET', '/recipes/renamed')).body.assets).toEqual([keep, drop]);
    expect(await inBin()).toEqual([]);
    expect((await media('drop.txt')).body).toBe('drop');
  });

  test('leave the disk with the bin', async () => {
    await attach('Keep', 'txt', 'keep');
    await attach('Drop', 'txt', 'drop');
    const [keep] = await listed();
    await cook.call('PUT', `/recipes/${recipe.slug}`, { body: { assets: [keep] } });
    const organizer = await createMember(app, cook.groupId, 'organizer');
    expect((await organizer.call('DELETE', '/groups/bin')).status).toBe(200);
    expect(await stored()).toEqual(['keep.txt']);
    expect((await media('drop.txt')).statusCode).toBe(404);
  });

  test('come back after their recipe, not before', async () => {
    await attach('Menu', 'pdf', 'menu');
    await cook.call('PUT', `/recipes/${recipe.slug}`, { body: { assets: [] } });
    const [binned] = await inBin();
    await cook.call('DELETE', `/recipes/${recipe.slug}`);
    const { status, body } = await cook.call('POST', '/groups/bin/restore', { body: { ids: [binned.id] } });
    expect([status, body.detail.code]).toEqual([409, 'bin.recipe-first']);
    await cook.call('POST', '/groups/bin/restore', { body: { ids: [binned.id, recipe.id] } });
    expect(await listed()).toMatchObject([{ fileName: 'menu.pdf' }]);
  });

  test.each(['html', 'svg', 'js', '../../x.html'])('a .%s is saved instead of shown', async (extension) => {
    const { body } = await attach('Trick', extension, '<script>alert(1)</script>');
    const { headers } = await media(body.fileName);

    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await stored()).toEqual([body.fileName]);
  });

  test('need a name and a kind, and are refused to a locked recipe', async () => {
    expect((await attach(' ', 'txt', 'x')).status).toBe(422);
    expect((await attach('Note', '///', 'x')).body.detail.code).toBe('asset.fields-missing');
    const other = await createMember(app, cook.groupId);
    await cook.call('PATCH', `/recipes/${recipe.slug}`, { body: { settings: { locked: true } } });

    expect((await attach('Note', 'txt', 'x', other)).body.detail.code).toBe('recipe.locked');
    expect(await listed()).toEqual([]);
  });
});
