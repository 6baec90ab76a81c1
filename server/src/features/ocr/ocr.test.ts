import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { contract, type OcrEvent } from '@larder/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHousehold, emptyBin, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture, pictureBomb } from '../../../test/pictures.ts';
import { printedLines as lines, printedPage } from '../../../test/printed-page.ts';
import { encryptedPdf, pdfOf } from '../../../test/sample-pdf.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

/** A busy computer takes a minute for what an idle one reads in two seconds. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

forEachDialect('pictures of recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  const upload = (file: Buffer, form: Record<string, string> = {}) =>
    send(app, contract.ocr.create, '/recipes/create-ocr', { files: { file }, form, token: cook.token });
  const read = async (recipeSlug: string): Promise<OcrEvent[]> => {
    const { body, statusCode } = await app.server.inject({
      method: 'POST',
      url: '/api/ocr/readings',
      headers: { authorization: `Bearer ${cook.token}` },
      payload: { recipeSlug },
    });
    expect(statusCode).toBe(200);
    return body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  test('make a recipe with the picture attached', async () => {
    const { status, body: slug } = await upload(await printedPage(), { extension: 'png', makefilerecipeimage: 'true' });

    expect([status, slug]).toEqual([201, 'new-ocr-recipe']);
    const { body: recipe } = await cook.call('GET', `/recipes/${slug}`);
    expect(recipe).toMatchObject({
      name: 'New OCR Recipe',
      image: expect.any(String),
      settings: { showAssets: true },
      assets: [{ name: 'Original recipe image', icon: 'mdi-file-image', fileName: 'original-recipe-image.png' }],
    });
    const asset = await app.server.inject(`/api/media/recipes/${recipe.id}/assets/original-recipe-image.png`);
    expect(asset.rawPayload).toEqual(await printedPage());
    expect((await upload(await printedPage())).body).toBe('new-ocr-recipe-1');
  });

  test('make a recipe of what is read in them, in one call', async () => {
    const { status, body: slug } = await send(app, contract.ocr.createFromImage, '/recipes/create/image', {
      files: { images: await printedPage() },
      token: cook.token,
    });
    expect(status).toBe(201);
    const recipe = (await cook.call('GET', `/recipes/${slug}`)).body;
    expect(recipe.recipeIngredient.length + recipe.recipeInstructions.length).toBeGreaterThan(2);
    expect(recipe).toMatchObject({ image: expect.any(String), assets: [{ name: 'Original recipe image' }] });
  });

  test('are read once, page by page, with a guess at the end', async () => {
    const { body: slug } = await upload(await printedPage());
    const first = await read(slug);
    const again = await read(slug);

    const kinds = first.map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['page', 'guess']);
    expect(kinds[0]).toBe('progress');
    expect(again).toEqual(first.slice(-2));
    expect(first.at(-1)).toMatchObject({
      guess: {
        name: 'Pancakes',
        ingredients: [{ text: '200 g flour' }, { text: '3 eggs' }],
        instructions: [{ text: 'Whisk everything together and fry it.' }],
      },
    });
    const page = first.find((event) => event.kind === 'page')?.page;
    const image = await app.server.inject({
      url: `/api/ocr/recipes/${slug}/pages/${page?.name}`,
      headers: { authorization: `Bearer ${cook.token}` },
    });
    const { format, width, height } = await sharp(image.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: page?.width, height: page?.height });
  });

  test('take what was read from them along when they are gone for good', async () => {
    const { body: slug } = await upload(await printedPage());
    await read(slug);
    const { body: recipe } = await cook.call('GET', `/recipes/${slug}`);
    const scans = () => readdir(join(app.dataFolder, 'recipes', recipe.id, 'scans'));
    expect(await scans()).toEqual(['original-recipe-image.png-1.webp', 'original-recipe-image.png.eng.json']);

    await cook.call('PUT', `/recipes/${slug}`, { body: { assets: [] } });
    expect(await scans()).toHaveLength(2);
    await emptyBin(app, cook.groupId);
    expect(await scans().catch(() => [])).toEqual([]);
  });

  test('come back as a text and as the table of their words', async () => {
    const files = { file: await printedPage() };
    const text = await send(app, contract.ocr.text, '/ocr/', { files, token: cook.token });
    expect(text.body.split(/\n+/)).toEqual(lines);

    const { body: rows } = await send(app, contract.ocr.fileToTsv, '/ocr/file-to-tsv', { files, token: cook.token });
    expect(rows[0]).toMatchObject({ level: 1, pageNum: 1, left: 0, top: 0, width: 1000, height: 760 });
    const flour = rows.find(({ text }: { text: string }) => text === 'flour');
    expect(flour).toMatchObject({ level: 5, pageNum: 1, wordNum: 3, conf: expect.any(Number) });
    expect(Math.abs(flour.top + flour.height - 320)).toBeLessThan(8);

    const { body: slug } = await upload(files.file);
    for (const assetName of ['original-recipe-image.png', 'Original recipe image']) {
      const { body } = await cook.call('POST', '/ocr/asset-to-tsv', { body: { recipeSlug: slug, assetName } });
      expect(body).toEqual(rows);
    }
  });

  test('that lie on their side are read all the same, and their words found where they lie', async () => {
    const onItsSide = await sharp(await printedPage())
      .rotate(90)
      .png()
      .toBuffer();
    const { body: rows } = await send(app, contract.ocr.fileToTsv, '/ocr/file-to-tsv', {
      files: { file: onItsSide },
      token: cook.token,
    });
    const flour = rows.find(({ text }: { text: string }) => text === 'flour');
    expect(flour.height).toBeGreaterThan(flour.width);
    expect(Math.abs(flour.left - (760 - 320))).toBeLessThan(12);
  });

  test('may be a PDF, whose own text is taken', async () => {
    const { body: slug } = await upload(pdfOf([lines, ['Serve with sugar.']]));
    const events = await read(slug);
    expect(events.filter(({ kind }) => kind === 'page')).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ guess: { name: 'Pancakes', ingredients: [{ text: '200 g flour' }, {}] } });
  });

  test.each([
    ['no picture', async () => Buffer.from('hello'), 'image.not-an-image'],
    [
      'a drawing that could run',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image.not-an-image',
    ],
    ['a page', async () => Buffer.from('<!doctype html><p>hello'), 'image.not-an-image'],
    ['a picture that unpacks into all memory', async () => pictureBomb(), 'image.too-large'],
  ])('that are %s are refused, and nothing is kept', async (_, file, code) => {
    const before = (await cook.call('GET', '/recipes')).body.total;
    const { status, body } = await upload(await file());
    expect([status < 500, body.detail.code]).toEqual([true, code]);
    expect((await cook.call('GET', '/recipes')).body.total).toBe(before);
    const direct = await send(app, contract.ocr.text, '/ocr', { files: { file: await file() }, token: cook.token });
    expect(direct.body.detail.code).toBe(code);
  });

  test.each([
    ['a broken PDF', Buffer.from('%PDF-1.7\nnothing that follows is one'), 'ocr.pdf-broken'],
    ['a locked PDF', encryptedPdf(), 'ocr.pdf-encrypted'],
    ['a PDF of a thousand pages', pdfOf(Array.from({ length: 1000 }, () => ['x'])), 'ocr.pdf-too-long'],
  ])('that are %s are told apart', async (_, file, code) => {
    const { status, body } = await send(app, contract.ocr.text, '/ocr', { files: { file }, token: cook.token });
    expect([status, body.detail.code]).toEqual([400, code]);
    const { body: slug } = await upload(file);
    expect(await read(slug)).toEqual([{ kind: 'failed', code, message: body.detail.message }]);
  });

  test('without words make no recipe, and do no harm', async () => {
    const { body: slug } = await upload(await picture().png().toBuffer());
    expect((await read(slug)).at(-1)).toMatchObject({ kind: 'guess', guess: { name: '', ingredients: [] } });
  });

  test('are read for those of the group alone', async () => {
    const { body: slug } = await upload(await printedPage());
    await read(slug);
    const other = (await createHousehold(app)).member;
    expect((await other.call('POST', '/ocr/readings', { body: { recipeSlug: slug } })).status).toBe(404);
    expect((await other.call('GET', `/ocr/recipes/${slug}/pages/original-recipe-image.png-1.webp`)).status).toBe(404);
    expect((await cook.call('GET', `/ocr/recipes/${slug}/pages/..%2Fpage.json.gz`)).status).toBe(404);
  });

  test('are missed where there are none', async () => {
    const { slug } = await createRecipe(cook);
    expect((await cook.call('POST', '/ocr/readings', { body: { recipeSlug: slug } })).body.detail.code).toBe(
      'ocr.nothing-to-read',
    );
    const body = { recipeSlug: slug, assetName: 'photo.jpg' };
    expect((await cook.call('POST', '/ocr/asset-to-tsv', { body })).body.detail.code).toBe('ocr.asset-not-found');
  });

  test('leave the server when nobody waits for them any more', async () => {
    const { body: slug } = await upload(await printedPage());
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const leaving = request(`${address}/api/ocr/readings`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json' },
    });
    leaving.end(JSON.stringify({ recipeSlug: slug, language: 'pol' }));
    const [reply] = await once(leaving, 'response');
    await once(reply, 'data');
    leaving.destroy();

    const next = await send(app, contract.ocr.text, '/ocr', {
      files: { file: await printedPage() },
      token: cook.token,
    });
    expect(next.body).toContain('Pancakes');
  });
});
