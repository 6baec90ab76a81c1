import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contract, type ImportPreview } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../../test/local-site.ts';
import { picture, pictureBomb } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Roasted tomato soup',
  description: 'Sweet from the oven.',
  image: ['/soup.jpg', '/side.jpg'],
  recipeYield: '4 servings',
  prepTime: 'PT15M',
  recipeCategory: 'soup',
  keywords: 'winter, quick',
  recipeIngredient: ['1 kg tomatoes', '2 onions', '500 ml stock'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Roast the tomatoes.' }],
};
const pageOf = (data: object, head = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title>${head}<script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

forEachDialect('the preview of an import', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  let pages: Record<string, Answer> = {};

  beforeAll(async () => {
    site = await openLocalSite((request, response) => {
      const path = request.url ?? '';
      if (path === '/endless') {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
        };
        response.on('drain', more).on('error', () => undefined);
        return more();
      }
      if (path === '/silent') return;
      if (path === '/drip') {
        const drip = setInterval(() => response.write('x'), 20);
        return response.on('close', () => clearInterval(drip));
      }
      const { status = 200, headers = {}, body = '' } = pages[path] ?? { status: 404 };
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
    });
    app = await createTestApp(database, { OUTBOUND_ALLOW: new URL(site.origin).host });
  });
  afterAll(async () => {
    await site.close();
    await app.close();
  });
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    pages = { '/soup': { body: pageOf(soup) } };
    site.asked.length = 0;
  });

  const preview = (body: object, by = cook) => by.call('POST', '/recipes/import/preview', { body });
  const read = async (body: object): Promise<ImportPreview> => {
    const reply = await preview(body);
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const readFile = (bytes: Buffer) =>
    send(app, contract.importPreviews.readFile, '/recipes/import/preview-file', {
      files: { file: bytes },
      token: cook.token,
    });
  const save = (body: object) => cook.call('POST', '/recipes/import', { body });
  const recipe = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const total = async () => (await cook.call('GET', '/recipes')).body.total;
  /** As a screen sends it back. */
  const recipeOf = ({ recipe, url }: ImportPreview) => ({
    ...recipe,
    orgURL: url,
    recipeIngredient: recipe.ingredients.map(({ title, text }) => ({ title, note: text, originalText: text })),
    recipeInstructions: recipe.instructions,
    recipeCategory: recipe.categories,
  });

  test('tells what was found, how, and what is missing, and stores no recipe', async () => {
    const seen = await read({ url: `${site.origin}/soup` });

    expect(seen).toMatchObject({
      kind: 'page',
      url: `${site.origin}/soup`,
      recipe: {
        name: 'Roasted tomato soup',
        recipeServings: 4,
        prepTime: '15 minutes',
        ingredients: [{ text: '1 kg tomatoes', isDoubtful: false }, {}, {}],
        instructions: [{ text: 'Roast the tomatoes.' }],
        categories: ['Soup'],
      },
      missing: ['notes', 'nutrition'],
      pictures: [`${site.origin}/soup.jpg`, `${site.origin}/side.jpg`],
      tags: ['Winter', 'Quick'],
      duplicates: [],
    });
    const name = seen.found.find(({ field }) => field === 'name');
    expect(name).toEqual({ field: 'name', origin: 'json-ld', confidence: expect.any(Number) });
    expect(name?.confidence).toBeGreaterThan(0.8);
    expect(await total()).toBe(0);
    expect(site.asked[0]).toBe('/soup');
  });

  test('marks lines that read unlike an ingredient', async () => {
    pages['/soup'] = { body: pageOf({ ...soup, recipeIngredient: ['1 kg tomatoes', 'Jump to recipe'] }) };
    const { recipe } = await read({ url: `${site.origin}/soup` });
    expect(recipe.ingredients.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true]);
  });

  test('of a text has its notes, tags and categories, and names each line that found no place', async () => {
    const text =
      'Hi Sam!\n\nPea soup\n\nTags: winter\nCategory: soup\n\nIngredients\n500 g peas\n1 l stock\n\nMethod\nBoil the peas in the stock.\n\nNotes: will keep for a week.\n\nNutrition\n300 kcal';
    const seen = await read({ text });
    expect(seen).toMatchObject({
      recipe: { notes: [{ title: 'Notes', text: 'will keep for a week.' }], categories: ['Soup'] },
      tags: ['Winter'],
      unplaced: ['Hi Sam!', 'Nutrition', '300 kcal'],
    });
    expect(seen.found).toContainEqual({ field: 'notes', origin: 'text', confidence: 0.9 });
    await save({ draftId: seen.draftId, recipe: recipeOf(seen) });
    expect((await recipe('pea-soup')).notes).toEqual([{ title: 'Notes', text: 'will keep for a week.' }]);
    expect((await read({ url: `${site.origin}/soup` })).unplaced).toEqual([]);
  });

  test('becomes the recipe that somebody made of it: with the picture and the tags that were chosen', async () => {
    pages['/side.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    const seen = await read({ url: `${site.origin}/soup` });
    const { status, body } = await save({
      draftId: seen.draftId,
      recipe: { ...recipeOf(seen), name: 'Our soup', tags: ['Winter'] },
      image: seen.pictures[1],
    });

    expect([status, body]).toMatchObject([
      201,
      { slug: 'our-soup', recipe: { name: 'Our soup' }, isPictureMissing: false },
    ]);
    expect(await recipe('our-soup')).toMatchObject({
      name: 'Our soup',
      orgURL: `${site.origin}/soup`,
      tags: [{ name: 'Winter' }],
      recipeCategory: [{ name: 'Soup' }],
      recipeIngredient: [{ originalText: '1 kg tomatoes' }, {}, {}],
      image: expect.any(String),
    });
    expect(site.asked).toContain('/side.jpg');
  });

  test('has its first picture ready by the time it is saved, and leaves nothing behind', async () => {
    pages['/soup.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    const seen = await read({ url: `${site.origin}/soup` });
    const { body } = await save({ draftId: seen.draftId, recipe: recipeOf(seen), image: seen.pictures[0] });

    const saved = await recipe(body.slug);
    expect(saved).toMatchObject({ image: expect.any(String), imageColor: expect.stringMatching(/^#[\da-f]{6}$/) });
    const sizes = ['min-original.webp', 'original.webp', 'tiny-original.webp'];
    expect(readdirSync(join(app.dataFolder, 'recipes', saved.id, 'images')).toSorted()).toEqual(sizes);
    expect(site.asked).toEqual(['/soup', '/soup.jpg']);
    expect(existsSync(join(app.dataFolder, 'imports', cook.groupId, 'drafts', seen.draftId))).toBe(false);
  });

  test('may be saved with ingredients that are understood already', async () => {
    const seen = await read({ url: `${site.origin}/soup` });
    const recipeIngredient = [
      { quantity: 1, unit: { name: 'kilogram' }, food: { name: 'tomato' }, note: '', originalText: '1 kg tomatoes' },
    ];
    await save({ draftId: seen.draftId, recipe: { ...recipeOf(seen), recipeIngredient } });
    expect(await recipe('roasted-tomato-soup')).toMatchObject({
      recipeIngredient: [{ quantity: 1, unit: { name: 'kilogram' }, food: { name: 'tomato' } }],
    });
  });

  test('of a picture that cannot be had says so, and saves the recipe', async () => {
    const seen = await read({ url: `${site.origin}/soup` });
    const { body } = await save({ draftId: seen.draftId, recipe: recipeOf(seen), image: seen.pictures[0] });
    expect(body).toMatchObject({ slug: 'roasted-tomato-soup', isPictureMissing: true });
    expect(await recipe(body.slug)).toMatchObject({ image: null });
  });

  test('begun by hand is saved without having been read', async () => {
    const { body } = await save({ recipe: { name: 'By hand', orgURL: 'https://example.org/x' } });
    expect(await recipe(body.slug)).toMatchObject({ name: 'By hand', orgURL: 'https://example.org/x' });
  });

  test('knows the page again, however its address is written', async () => {
    await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    pages['/soup?utm_source=mail'] = { body: pageOf({ ...soup, name: 'Something else' }) };
    const { duplicates } = await read({ url: `${site.origin}/soup?utm_source=mail` });
    expect(duplicates).toMatchObject([{ slug: 'roasted-tomato-soup', reason: 'same-page' }]);
  });

  test('knows a recipe that is told alike elsewhere, and no other of the same name', async () => {
    const own = { name: 'Tomato soup, roasted', recipeIngredient: ['1.2 kg ripe tomatoes', '1 onion', 'stock'] };
    const other = { name: 'Roasted tomato soup', recipeIngredient: ['3 red peppers', '2 cans of chickpeas'] };
    for (const input of [own, other]) {
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name: input.name } });
      await cook.call('PATCH', `/recipes/${slug}`, { body: input });
    }
    const { duplicates } = await read({ url: `${site.origin}/soup` });
    expect(duplicates).toMatchObject([{ name: own.name, reason: 'alike' }]);
  });

  test('tells nobody of recipes of other groups', async () => {
    const stranger = (await createHousehold(app)).member;
    await stranger.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    expect((await read({ url: `${site.origin}/soup` })).duplicates).toEqual([]);
  });

  test('updates a recipe that is there, and leaves what the household put on it', async () => {
    await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    await cook.call('PATCH', '/recipes/roasted-tomato-soup', { body: { tags: ['Ours', 'winter'], rating: 4 } });
    pages['/soup'] = { body: pageOf({ ...soup, recipeIngredient: ['2 kg tomatoes'] }) };
    const seen = await read({ url: `${site.origin}/soup` });
    const { status, body } = await save({
      draftId: seen.draftId,
      into: seen.duplicates[0]?.slug,
      recipe: { ...recipeOf(seen), tags: ['Winter', 'Quick'] },
    });

    expect([status, body.slug]).toEqual([201, 'roasted-tomato-soup']);
    const updated = await recipe(body.slug);
    expect(updated).toMatchObject({ rating: 4, recipeIngredient: [{ note: '2 kg tomatoes' }] });
    expect(updated.tags.map(({ name }: { name: string }) => name)).toEqual(['Ours', 'winter', 'Quick']);
    expect(await total()).toBe(1);
  });

  test('updates a recipe with the picture that was fetched for the preview, and fetches none again', async () => {
    pages['/soup.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    await cook.call('POST', '/recipes', { body: { name: 'Our soup' } });
    const seen = await read({ url: `${site.origin}/soup` });
    await expect.poll(() => site.asked).toContain('/soup.jpg');
    const { body } = await save({
      draftId: seen.draftId,
      into: 'our-soup',
      recipe: { ...recipeOf(seen), name: 'Our soup' },
      image: seen.pictures[0],
    });

    expect(body).toMatchObject({ slug: 'our-soup', isPictureMissing: false, recipe: { image: expect.any(String) } });
    const saved = await recipe('our-soup');
    expect(saved).toMatchObject({ image: body.recipe.image, imageColor: expect.stringMatching(/^#[\da-f]{6}$/) });
    expect(readdirSync(join(app.dataFolder, 'recipes', saved.id, 'images'))).toHaveLength(3);
    expect(site.asked).toEqual(['/soup', '/soup.jpg']);
  });

  test('updates a recipe whose new picture cannot be had, which keeps its own', async () => {
    pages['/soup.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    const before = await recipe('roasted-tomato-soup');
    const seen = await read({ url: `${site.origin}/soup` });
    const { body } = await save({
      draftId: seen.draftId,
      into: before.slug,
      recipe: { ...recipeOf(seen), description: 'Warmer still.' },
      image: seen.pictures[1],
    });

    expect(body).toMatchObject({
      isPictureMissing: true,
      recipe: { description: 'Warmer still.', image: before.image },
    });
    expect(readdirSync(join(app.dataFolder, 'recipes', before.id, 'images'))).toHaveLength(3);
  });

  test('has another picture ready by the time it is saved, once that was chosen', async () => {
    pages['/side.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    const seen = await read({ url: `${site.origin}/soup` });
    const choose = () =>
      cook.call('POST', `/recipes/import/preview/${seen.draftId}/picture`, { body: { image: seen.pictures[1] } });
    expect([(await choose()).status, (await choose()).status]).toEqual([202, 202]);
    const { body } = await save({ draftId: seen.draftId, recipe: recipeOf(seen), image: seen.pictures[1] });

    expect(body).toMatchObject({ isPictureMissing: false, recipe: { image: expect.any(String) } });
    expect(site.asked.filter((path) => path === '/side.jpg')).toHaveLength(1);
  });

  test('that nobody wants is forgotten at once, pictures and all, and by nobody of another group', async () => {
    pages['/soup.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    const seen = await read({ url: `${site.origin}/soup` });
    const folder = join(app.dataFolder, 'imports', cook.groupId, 'drafts', seen.draftId);
    const discard = (by: TestMember) => by.call('DELETE', `/recipes/import/preview/${seen.draftId}`);
    const stranger = (await createHousehold(app)).member;

    expect((await discard(stranger)).status).toBe(404);
    expect(existsSync(folder)).toBe(true);
    expect((await discard(cook)).status).toBe(200);
    expect(existsSync(folder)).toBe(false);
    expect((await discard(cook)).body.detail.code).toBe('import.no-draft');
  });

  test('updates no recipe that another has locked, and none of another group', async () => {
    const other = await createMember(app, cook.groupId);
    await other.call('POST', '/recipes', { body: { name: 'Locked' } });
    await other.call('PATCH', '/recipes/locked', { body: { settings: { locked: true } } });
    expect((await save({ into: 'locked', recipe: { description: 'x' } })).status).toBe(403);
    const stranger = (await createHousehold(app)).member;
    await stranger.call('POST', '/recipes', { body: { name: 'Theirs' } });
    expect((await save({ into: 'theirs', recipe: { description: 'x' } })).status).toBe(404);
  });

  test.each([
    ['plain text', 'Pancakes\n\n250 g flour\n3 eggs\n\nWhisk everything together until smooth.', 'text'],
    ['HTML', pageOf({ ...soup, name: 'Pancakes' }), 'page'],
    ['JSON', JSON.stringify({ name: 'Pancakes', recipeIngredient: ['250 g flour'] }), 'data'],
  ])('is made of %s too', async (_, text, kind) => {
    expect(await read({ text, url: 'https://example.org/p' })).toMatchObject({
      kind,
      url: 'https://example.org/p',
      recipe: { name: 'Pancakes' },
    });
  });

  test('is made of a saved page in an old encoding', async () => {
    const html = Buffer.from(pageOf({ ...soup, name: 'Crème brûlée' }, '<meta charset="windows-1252">'), 'latin1');
    expect((await readFile(html)).body.recipe.name).toBe('Crème brûlée');
  });

  test.each([
    ['a picture', async () => picture().png().toBuffer()],
    ['an archive', async () => Buffer.from('504b0304140000000800', 'hex')],
    ['a PDF', async () => Buffer.from('%PDF-1.7 and words')],
  ])('is not made of %s', async (_, make) => {
    const { status, body } = await readFile(await make());
    expect([status, body.detail.code]).toEqual([400, 'import.unknown-file']);
  });

  test('wants something to read', async () => {
    expect((await preview({})).body.detail.code).toBe('import.nothing-given');
  });

  test('of a page without a recipe tells what to begin by hand with', async () => {
    const head =
      '<meta property="og:title" content="Grandma’s soup"><meta property="og:image" content="/g.jpg"><meta name="description" content="How she made it.">';
    pages['/story'] = { body: `<html><head>${head}</head><body><p>It was cold.</p></body></html>` };
    const { body } = await preview({ url: `${site.origin}/story` });
    expect(body.detail).toMatchObject({
      code: 'import.no-recipe',
      found: {
        name: 'Grandma’s soup',
        description: 'How she made it.',
        url: `${site.origin}/story`,
        pictures: [`${site.origin}/g.jpg`],
      },
    });
  });

  const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 1 });
  test.each<[string, Answer, string]>([
    ['blocked', { status: 403 }, 'import.refused'],
    ['for members only', { status: 401 }, 'import.refused'],
    ['asked for too often', { status: 429 }, 'import.refused'],
    ['behind a robot check', { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'import.robot-check'],
    ['that is a robot check', { body: '<title>Just a moment...</title><p>Checking' }, 'import.robot-check'],
    [
      'that asks for JavaScript and cookies',
      { body: '<title>shop.example</title><script src="/_Incapsula_Resource?a=1"></script>' },
      'import.robot-check',
    ],
    ['that is not there', { status: 404 }, 'import.not-found'],
    ['that is gone', { status: 410 }, 'import.not-found'],
    ['that is no recipe', { body: '<h1>Welcome</h1>' }, 'import.no-recipe'],
    ['that is too large', { body: 'x'.repeat(11_000_000) }, 'import.too-large'],
    ['that is a bomb', { headers: { 'content-encoding': 'gzip' }, body: bomb }, 'import.too-large'],
    [
      'that leads to the machine’s own data',
      { status: 302, headers: { location: 'http://169.254.169.254/latest' } },
      'import.blocked-address',
    ],
    [
      'that leads to a name of this machine',
      { status: 302, headers: { location: 'http://localhost:9/' } },
      'import.blocked-address',
    ],
  ])('of a page %s says why, and nothing is stored', async (_, answer, code) => {
    pages['/page'] = answer;
    const { status, body } = await preview({ url: `${site.origin}/page` });
    expect([status >= 400 && status < 500, body.detail.code]).toEqual([true, code]);
    expect(await total()).toBe(0);
    expect(existsSync(join(app.dataFolder, 'imports', cook.groupId))).toBe(false);
  });

  test.each(['/silent', '/drip'])('of a page that takes too long (%s) says so, and nothing is stored', async (path) => {
    const hasty = await createTestApp(database, { OUTBOUND_ALLOW: new URL(site.origin).host, OUTBOUND_TIMEOUT: '0.2' });
    const { member } = await createHousehold(hasty);
    const { status, body } = await member.call('POST', '/recipes/import/preview', {
      body: { url: `${site.origin}${path}` },
    });
    expect([status, body.detail]).toEqual([
      408,
      expect.objectContaining({ code: 'import.timeout', message: expect.stringMatching(/took too long.+paste/i) }),
    ]);
    expect((await member.call('GET', '/recipes')).body.total).toBe(0);
    expect(existsSync(join(hasty.dataFolder, 'imports', member.groupId))).toBe(false);
    await hasty.close();
  });

  test('of a page without end stops, and memory stays bounded', async () => {
    const before = process.memoryUsage.rss();
    expect((await preview({ url: `${site.origin}/endless` })).body.detail.code).toBe('import.too-large');
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(200);
  });

  test('of a hundred thousand nested tags is read as far as there is something', async () => {
    pages['/deep'] = { body: `${pageOf(soup)}${'<div>'.repeat(100_000)}` };
    expect((await read({ url: `${site.origin}/deep` })).recipe.name).toBe('Roasted tomato soup');
  });

  test('takes a script in any field for words', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    pages['/evil'] = {
      body: `<script type="application/ld+json">${JSON.stringify({
        ...soup,
        name: `Soup ${evil}`,
        description: evil,
        image: ['javascript:alert(1)', 'data:text/html,x', '/soup.jpg'],
        recipeYield: evil,
        keywords: [evil],
        recipeCategory: evil,
        recipeIngredient: [`1 onion ${evil}`],
        recipeInstructions: [`Chop. ${evil}`],
        nutrition: { calories: evil },
      }).replaceAll('</', '<\\/')}</script>`,
    };
    const seen = await read({ url: `${site.origin}/evil` });
    expect(seen.pictures).toEqual([`${site.origin}/soup.jpg`]);
    expect(JSON.stringify(seen)).not.toMatch(/<script|<img/i);
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/svg+xml'],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'image/jpeg'],
    ['a bomb', () => pictureBomb(), 'image/png'],
  ])('does without a picture that is %s', async (_, make, type) => {
    pages['/soup.jpg'] = { headers: { 'content-type': type }, body: await make() };
    const seen = await read({ url: `${site.origin}/soup` });
    const { body } = await save({ draftId: seen.draftId, recipe: recipeOf(seen), image: seen.pictures[0] });
    expect(body.isPictureMissing).toBe(true);
    const { id } = await recipe(body.slug);
    expect(existsSync(join(app.dataFolder, 'recipes', id, 'images'))).toBe(false);
  });

  test('takes no picture out of the own network', async () => {
    const { body } = await save({ recipe: { name: 'Soup' }, image: 'http://169.254.169.254/latest/meta-data' });
    expect(body.isPictureMissing).toBe(true);
  });

  test('is handed over by the bookmark once, by whom it was asked for, and not too late', async () => {
    const token = async () => (await cook.call('POST', '/recipes/import/hand-over')).body.token;
    const page = { url: 'https://example.org/soup', text: pageOf(soup) };
    const first = await token();
    expect((await preview({ ...page, handOver: first })).status).toBe(200);
    const other = await createMember(app, cook.groupId);
    const late = await token();
    const refused = [
      await preview({ ...page, handOver: first }),
      await preview({ ...page, handOver: await token() }, other),
      await preview({ ...page, handOver: '../x' }),
    ];
    app.clock.pass(11 * 60_000);
    refused.push(await preview({ ...page, handOver: late }));
    expect(refused.map(({ body }) => body.detail?.code)).toEqual(refused.map(() => 'import.hand-over-used'));
  });

  test('is forgotten after a day, and belongs to its group', async () => {
    const folder = join(app.dataFolder, 'imports', cook.groupId, 'drafts');
    const seen = await read({ url: `${site.origin}/soup` });
    expect(existsSync(join(folder, `${seen.draftId}/draft.json.gz`))).toBe(true);
    app.clock.pass(25 * 60 * 60_000);
    cook = await createMember(app, cook.groupId);
    await read({ url: `${site.origin}/soup` });
    expect(existsSync(join(folder, `${seen.draftId}/draft.json.gz`))).toBe(false);
  });
});
