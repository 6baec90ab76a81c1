import { buffer } from 'node:stream/consumers';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../test/local-site.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { writeZip } from '../../platform/files/index.ts';

const limit = 1024 ** 2;
const told = 'Saved without its pictures and files: the household has no room left for them.';

const jsonOf = (fields: object) =>
  JSON.stringify({ recipe_ingredient: [{ note: 'water' }], recipe_instructions: [{ text: 'Boil it.' }], ...fields });
const pageOf = (name: string) => {
  const data = {
    '@type': 'Recipe',
    name,
    image: '/soup.jpg',
    recipeIngredient: ['1 onion'],
    recipeInstructions: ['Fry.'],
  };
  return `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
};

forEachDialect('imports into a household whose room is used up', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  beforeAll(async () => {
    const photo = await picture('#c62828', 800, 600).jpeg().toBuffer();
    site = await openLocalSite(({ url = '' }, response) => {
      const isPhoto = url.endsWith('.jpg');
      response.writeHead(200, { 'content-type': isPhoto ? 'image/jpeg' : 'text/html' });
      response.end(isPhoto ? photo : pageOf(url.slice(1)));
    });
    app = await createTestApp(database, { GROUP_STORAGE_MB: '1', BULK_IMPORT_PAUSE: '0' });
  });
  afterAll(async () => {
    await site.close();
    await app.close();
  });
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Large' } });
    // A hundred bytes are left.
    const files = { file: Buffer.alloc(limit - 100, 1) };
    const form = { name: 'film', icon: 'file', extension: 'bin' };
    const { token } = cook;
    const filled = await send(app, contract.recipes.addAsset, '/recipes/large/assets', { files, form, token });
    expect(filled.status).toBe(200);
  });

  const recipe = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const saysSo = async (slug: string) => {
    const { id } = await recipe(slug);
    const filter = encodeURIComponent(`recipeId = "${id}"`);
    const { body } = await cook.call('GET', `/recipes/timeline/events?queryFilter=${filter}`);
    return body.items.map(({ subject }: { subject: string }) => subject).includes(told);
  };
  const bare = { image: null, assets: [] };
  const storedOf = async (slug: string) => {
    const stored = await app.platform.files.list(`recipes/${(await recipe(slug)).id}`);
    return stored.map(({ name }) => name).filter((name) => /^(images|assets)\//.test(name));
  };
  const stew = async () => [
    {
      path: 'stew.json',
      content: jsonOf({ slug: 'stew', name: 'Stew', assets: [{ name: 'Card', icon: '', file_name: 'card.txt' }] }),
    },
    { path: 'images/original.webp', content: await picture('#7b3f00', 900, 600).webp().toBuffer() },
    { path: 'assets/card.txt', content: 'By hand' },
  ];

  test('of one page: the recipe is there, and its timeline says what was left out', async () => {
    const made = await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    expect([made.status, made.body]).toEqual([201, 'soup']);
    expect(await recipe('soup')).toMatchObject({ name: 'soup', ...bare });
    expect(await saysSo('soup')).toBe(true);
    expect(await storedOf('soup')).toEqual([]);
  });

  test('of a page that was looked at: the answer says so, as a new recipe and into one', async () => {
    for (const into of [null, 'soup']) {
      const { body: preview } = await cook.call('POST', '/recipes/import/preview', {
        body: { url: `${site.origin}/soup` },
      });
      const sent = { draftId: preview.draftId, recipe: { name: 'soup' }, image: `${site.origin}/soup.jpg`, into };
      const saved = await cook.call('POST', '/recipes/import', { body: sent });
      expect([saved.status, saved.body]).toEqual([
        201,
        expect.objectContaining({ slug: 'soup', isPictureMissing: true, isRoomMissing: true }),
      ]);
      expect(saved.body.recipe).toMatchObject(bare);
    }
    expect(await storedOf('soup')).toEqual([]);
  });

  test('of many pages: each says so in the report', async () => {
    const imports = ['soup', 'pie'].map((name) => ({ url: `${site.origin}/${name}` }));
    const { body } = await cook.call('POST', '/recipes/create-url/bulk', { body: { imports } });
    await app.jobs.runDue();
    const report = (await cook.call('GET', `/groups/reports/${body.reportId}`)).body;
    expect(report).toMatchObject({ status: 'success', counts: { succeeded: 2, failed: 0 } });
    for (const { message, code } of report.entries) {
      expect([message, code]).toEqual([
        expect.stringContaining('without its picture: the household has no room'),
        'no-room',
      ]);
    }
    expect([await recipe('soup'), await recipe('pie')]).toMatchObject([bare, bare]);
    expect(await storedOf('pie')).toEqual([]);
  });

  test('of an archive: whatever fits has its files, and the report names what has not', async () => {
    const contents = [
      ...(await stew()).map(({ path, content }) => ({ path: `recipes/stew/${path}`, content })),
      {
        path: 'recipes/tea/tea.json',
        content: jsonOf({ slug: 'tea', name: 'Tea', assets: [{ name: 'Card', icon: '', file_name: 'card.txt' }] }),
      },
      { path: 'recipes/tea/assets/card.txt', content: 'By hand' },
    ];
    const archive = await buffer(writeZip(contents));
    const { token } = cook;
    const looked = await send(app, contract.recipeArchives.read, '/recipes/import/archives', {
      files: { archive },
      token,
    });
    expect(looked.status).toBe(200);
    const recipes = looked.body.recipes.map(({ path }: { path: string }) => ({ path }));
    const begun = await cook.call('POST', `/recipes/import/archives/${looked.body.draftId}`, { body: { recipes } });
    await app.jobs.runDue();
    const { entries } = (await cook.call('GET', `/groups/reports/${begun.body.reportId}`)).body;
    const outcomes = entries.map(
      ({ recipe, code, message }: { recipe: { slug: string }; code: string; message: string }) => [
        recipe.slug,
        code,
        message.includes('without its picture and files'),
      ],
    );
    expect(outcomes.sort()).toEqual([
      ['stew', 'no-room', true],
      ['tea', 'restored', false],
    ]);
    expect(await recipe('stew')).toMatchObject(bare);
    expect(await recipe('tea')).toMatchObject({ assets: [{ fileName: 'card.txt' }] });
    expect(await storedOf('stew')).toEqual([]);
  });

  test('of one recipe in a zip: it is there without its files, and says so', async () => {
    const archive = await buffer(writeZip(await stew()));
    const { token } = cook;
    const made = await send(app, contract.imports.fromZip, '/recipes/create-from-zip', { files: { archive }, token });
    expect([made.status, made.body]).toEqual([201, 'stew']);
    expect(await recipe('stew')).toMatchObject(bare);
    expect(await saysSo('stew')).toBe(true);
    expect(await storedOf('stew')).toEqual([]);
  });

  test('of a scan: what was read is saved without its pages', async () => {
    const file = await picture('#ffffff', 400, 600).png().toBuffer();
    const { token } = cook;
    const { body } = await send(app, contract.ocr.addToScan, '/ocr/scans', { files: { file }, form: {}, token });
    const sent = { recipe: { name: 'Pancakes' }, page: 'page-001.png' };
    const saved = await cook.call('POST', `/ocr/scans/${body.scanId}/recipe`, { body: sent });
    expect(saved.body).toMatchObject({ slug: 'pancakes', isPictureMissing: true, isRoomMissing: true });
    expect(await recipe('pancakes')).toMatchObject(bare);
    expect(await storedOf('pancakes')).toEqual([]);
  });

  test('but a picture that is wanted for itself is refused', async () => {
    const asked = await cook.call('POST', '/recipes/large/image', { body: { url: `${site.origin}/soup.jpg` } });
    expect([asked.status, asked.body.detail.code]).toEqual([413, 'group.storage-full']);
    expect(await recipe('large')).toMatchObject({ image: null });
  });

  test('and so is a copy of a recipe with its files', async () => {
    const asked = await cook.call('POST', '/recipes/large/duplicate', { body: { name: 'Large too' } });
    expect([asked.status, asked.body.detail.code]).toEqual([413, 'group.storage-full']);
    expect((await cook.call('GET', '/recipes')).body.total).toBe(1);
  });

  test('and room that was made is used again', async () => {
    await app.platform.files.removeFolder(`recipes/${(await recipe('large')).id}`);
    app.clock.pass(60_000);
    await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    expect(await recipe('soup')).toMatchObject({ image: expect.any(String) });
    expect(await saysSo('soup')).toBe(false);
  });
});
