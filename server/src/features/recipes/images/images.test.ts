import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { createRecipe } from '../../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../../test/local-site.ts';
import { picture, pictureBomb } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

forEachDialect('the picture of a recipe', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  let other: TestMember;
  let recipe: Awaited<ReturnType<typeof createRecipe>>;
  let answers: Record<string, { status?: number; type: string; body: Buffer }> = {};

  beforeAll(async () => {
    app = await createTestApp(database);
    site = await openLocalSite((request, response) => {
      const answer = answers[request.url ?? ''] ?? { status: 404, type: 'text/plain', body: Buffer.from('none') };
      response.writeHead(answer.status ?? 200, { 'content-type': answer.type }).end(answer.body);
    });
    const group = await createGroup(app);
    cook = await createMember(app, group.id);
    other = await createMember(app, group.id);
  });
  afterAll(async () => {
    await site.close();
    await app.close();
  });
  beforeEach(async () => {
    answers = {};
    recipe = await createRecipe(cook);
  });

  const upload = (image: Buffer, by = cook) =>
    send(app, contract.recipes.replaceImage, `/recipes/${recipe.slug}/image`, {
      files: { image },
      form: { extension: 'jpg' },
      token: by.token,
    });
  const current = async () => (await cook.call('GET', `/recipes/${recipe.slug}`)).body;
  const media = (file: string) =>
    app.server.inject({ method: 'GET', url: `/api/media/recipes/${recipe.id}/images/${file}` });
  const folder = () => join(app.dataFolder, 'recipes', recipe.id, 'images');

  test('is kept in three sizes, with a colour for the card and a key that changes with it', async () => {
    const first = await upload(await picture('#c62828').jpeg().toBuffer());
    const before = await current();
    const second = await upload(await picture('#2e7d32').avif({ effort: 0 }).toBuffer());
    const after = await current();

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.image).toMatch(/^[\w-]{16}$/);
    expect(before).toMatchObject({ image: first.body.image, imageColor: expect.stringMatching(/^#[c-d]/) });
    expect(after.image).toBe(second.body.image);
    expect(after.image).not.toBe(before.image);
    expect(after.imageColor).toMatch(/^#[2-3]/);
    expect(after.version).toBe(before.version + 1);
    const sizes = await Promise.all(
      ['original.webp', 'min-original.webp', 'tiny-original.webp'].map(async (file) => {
        const { rawPayload } = await media(file);
        return (await sharp(rawPayload).metadata()).width;
      }),
    );
    expect(sizes).toEqual([1600, 1200, 400]);
    expect(await readdir(folder())).toHaveLength(3);
  });

  test('can be taken away', async () => {
    await upload(await picture().png().toBuffer());
    const removed = await cook.call('DELETE', `/recipes/${recipe.slug}/image`);

    expect(removed).toMatchObject({ status: 200, body: null });
    expect(await current()).toMatchObject({ image: null, imageColor: null });
    expect((await media('original.webp')).statusCode).toBe(404);
    expect(await readdir(folder())).toEqual([]);
  });

  test('comes from an address', async () => {
    answers['/dish.png'] = { type: 'image/png', body: await picture().png().toBuffer() };
    const fetched = await cook.call('POST', `/recipes/${recipe.slug}/image`, {
      body: { url: `${site.origin}/dish.png` },
    });

    expect(fetched).toMatchObject({ status: 200, body: null });
    expect((await current()).image).toMatch(/^[\w-]{16}$/);
  });

  const jpeg = () => picture().jpeg().toBuffer();
  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      400,
      'image.not-an-image',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400, 'image.not-an-image'],
    ['half a picture', async () => (await jpeg()).subarray(0, 1500), 400, 'image.not-an-image'],
    ['a picture that unpacks into all memory', () => pictureBomb(), 413, 'image.too-large'],
    ['fifty megabytes', () => Buffer.alloc(50_000_000, 7), 413, 'request.too-large'],
    ['nothing', () => Buffer.alloc(0), 422, 'request.upload-missing'],
  ])('%s is refused, and nothing is stored', async (_, bytes, status, code) => {
    const refused = await upload(await bytes());

    expect([refused.status, refused.body.detail.code]).toEqual([status, code]);
    expect((await current()).image).toBeNull();
    expect(existsSync(folder())).toBe(false);
  });

  test('a refused picture leaves the one before as it was', async () => {
    await upload(await jpeg());
    const before = [await current(), (await media('original.webp')).rawPayload];
    await upload(pictureBomb());
    expect([await current(), (await media('original.webp')).rawPayload]).toEqual(before);
  });

  test.each([
    ['page.html', 400, 'image.not-an-image'],
    ['missing.png', 400, 'import.not-found'],
    ['forbidden.png', 400, 'import.refused'],
    ['broken.png', 400, 'import.site-failed'],
  ])('%s at an address is refused with its reason', async (file, status, code) => {
    answers['/page.html'] = { type: 'image/png', body: Buffer.from('<html></html>') };
    answers['/forbidden.png'] = { status: 403, type: 'text/plain', body: Buffer.from('') };
    answers['/broken.png'] = { status: 502, type: 'text/plain', body: Buffer.from('') };
    const body = { url: `${site.origin}/${file}` };
    const refused = await cook.call('POST', `/recipes/${recipe.slug}/image`, { body });

    expect([refused.status, refused.body.detail.code]).toEqual([status, code]);
    expect(existsSync(folder())).toBe(false);
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data', 'import.blocked-address'],
    ['http://[::1]/', 'import.blocked-address'],
    ['file:///etc/passwd', 'import.bad-address'],
  ])('%s is never asked', async (url, code) => {
    const refused = await cook.call('POST', `/recipes/${recipe.slug}/image`, { body: { url } });
    expect(refused.body.detail.code).toBe(code);
  });

  test('of a locked recipe is changed by its owner only', async () => {
    await cook.call('PATCH', `/recipes/${recipe.slug}`, { body: { settings: { locked: true } } });
    const body = { url: `${site.origin}/dish.png` };
    const asked = site.asked.length;
    const refused = [
      await upload(await jpeg(), other),
      await other.call('POST', `/recipes/${recipe.slug}/image`, { body }),
      await other.call('DELETE', `/recipes/${recipe.slug}/image`),
    ];

    expect(refused.map(({ body }) => body.detail.code)).toEqual(['recipe.locked', 'recipe.locked', 'recipe.locked']);
    expect(site.asked).toHaveLength(asked);
    expect((await upload(await jpeg())).status).toBe(200);
  });
});
