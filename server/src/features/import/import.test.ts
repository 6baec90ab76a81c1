import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../test/local-site.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Crème d’oignons',
  description: 'Warm & plain.',
  image: ['/broken.jpg', '/page.jpg', '/soup.jpg', '/never-asked.jpg'],
  recipeYield: '4 servings',
  prepTime: 'PT15M',
  cookTime: 'PT1H',
  recipeCategory: 'soup',
  keywords: 'winter, Quick dinner',
  recipeIngredient: ['500 g onions', '1 l stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the onions.' },
    { '@type': 'HowToStep', text: 'Simmer in the stock.' },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '240 kcal', sodiumContent: '1.2 g' },
};
const pageOf = (data: object, more = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title><script type="application/ld+json">${JSON.stringify(data)}</script>${more}</head><body></body></html>`;

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

forEachDialect('importing a recipe', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  let pages: Record<string, Answer> = {};

  beforeAll(async () => {
    app = await createTestApp(database);
    site = await openLocalSite((request, response) => {
      const { status = 200, headers = {}, body = '' } = pages[request.url ?? ''] ?? { status: 404 };
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
    });
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

  const fromUrl = (path: string, more: object = {}, by = cook) =>
    by.call('POST', '/recipes/create-url', {
      body: { url: path.includes(':') ? path : `${site.origin}${path}`, ...more },
    });
  const fromText = (data: string, more: object = {}) =>
    cook.call('POST', '/recipes/create/html-or-json', { body: { data, ...more } });
  const recipe = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const total = async () => (await cook.call('GET', '/recipes')).body.total;

  test('a text that nobody looked at keeps the lines that found no place as a note', async () => {
    const imported = await fromText(
      'Hi Sam!\n\nPea soup\n\nIngredients\n500 g peas\n1 l stock\n\nMethod\nBoil the peas in the stock.\n\nTip: soak them first.',
    );
    expect((await recipe(imported.body)).notes).toEqual([
      { title: 'Tip', text: 'soak them first.' },
      { title: 'Also in the text', text: 'Hi Sam!' },
    ]);
  });

  test('pictures lie beside their steps, and tools and a video come along', async () => {
    const [slicing, simmering] = soup.recipeInstructions;
    const shown = {
      ...soup,
      image: '/soup.jpg',
      tool: [{ '@type': 'HowToTool', name: 'Stick blender' }],
      video: { '@type': 'VideoObject', contentUrl: 'https://videos.example/soup' },
      recipeInstructions: [
        { ...slicing, image: '/slicing.jpg' },
        { ...simmering, image: { '@type': 'ImageObject', url: '/gone.jpg' } },
        { '@type': 'HowToStep', text: 'Serve.', image: '/soup.jpg' },
      ],
    };
    const jpeg = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    pages = { '/soup': { body: pageOf(shown) }, '/soup.jpg': jpeg, '/slicing.jpg': jpeg };
    const made = await recipe((await fromUrl('/soup')).body);
    const address = `/api/media/recipes/${made.id}/assets/step-1.webp`;
    expect(made).toMatchObject({
      assets: [{ name: 'step-1', fileName: 'step-1.webp' }],
      tools: [{ name: 'Stick blender' }],
      notes: [{ title: 'Video', text: 'https://videos.example/soup' }],
    });
    expect(made.recipeInstructions.map(({ text }: { text: string }) => text)).toEqual([
      `Slice the onions.\n\n![step-1](${address})`,
      'Simmer in the stock.',
      'Serve.',
    ]);
    expect(existsSync(join(app.dataFolder, 'recipes', made.id, 'assets', 'step-1.webp'))).toBe(true);
    expect((await cook.call('POST', `/recipes/${made.slug}/page/read`)).body.differences).toEqual([]);
  });

  test('a page becomes a recipe with all that it says, its picture, and a line in the timeline', async () => {
    pages['/broken.jpg'] = { status: 500 };
    pages['/page.jpg'] = { body: '<html></html>' };
    pages['/soup.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    const imported = await fromUrl('/soup');
    const made = await recipe(imported.body);

    expect(imported).toMatchObject({ status: 201, body: 'creme-doignons' });
    expect(made).toMatchObject({
      name: 'Crème d’oignons',
      description: 'Warm & plain.',
      userId: cook.id,
      orgURL: `${site.origin}/soup`,
      recipeServings: 4,
      prepTime: '15 minutes',
      performTime: '1 hour',
      totalTime: '1 hour 15 minutes',
      recipeCategory: [{ name: 'Soup' }],
      tags: [],
      recipeIngredient: [{ originalText: '500 g onions' }, { originalText: '1 l stock' }],
      recipeInstructions: [{ text: 'Slice the onions.' }, { text: 'Simmer in the stock.' }],
      nutrition: { calories: '240', sodiumContent: '1200' },
      image: expect.stringMatching(/^[\w-]{16}$/),
      imageColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(site.asked).toEqual(['/soup', '/broken.jpg', '/page.jpg', '/soup.jpg']);
    expect(existsSync(join(app.dataFolder, 'recipes', made.id, 'images', 'tiny-original.webp'))).toBe(true);
    const { body } = await cook.call('GET', '/recipes/timeline/events');
    expect(body.items).toMatchObject([{ recipeId: made.id, subject: 'Recipe Created', eventType: 'system' }]);
  });

  test('without a picture that can be had it is a recipe all the same, after three tries', async () => {
    const made = await recipe((await fromUrl('/soup')).body);
    expect(made).toMatchObject({ name: 'Crème d’oignons', image: null, imageColor: null });
    expect(site.asked).toEqual(['/soup', '/broken.jpg', '/page.jpg', '/soup.jpg']);
  });

  test('today’s clients ask at another address, and for tags in snake case', async () => {
    const body = { url: `${site.origin}/soup`, include_tags: true };
    const imported = await cook.call('POST', '/recipes/create/url', { body });
    expect(imported.status).toBe(201);
    expect((await recipe(imported.body)).tags).toMatchObject([{ name: 'Winter' }, { name: 'Quick dinner' }]);
  });

  test('the same page twice is two recipes with two names', async () => {
    await fromUrl('/soup');
    expect((await fromUrl('/soup')).body).toBe('creme-doignons-1');
    expect(await recipe('creme-doignons-1')).toMatchObject({ name: 'Crème d’oignons (1)' });
  });

  test.each([
    ['by its header', { 'content-type': 'text/html; charset=iso-8859-1' }, ''],
    ['by its own word', { 'content-type': 'text/html' }, '<meta charset="windows-1252">'],
  ])('a page in an old encoding, told %s, keeps its accents', async (_, headers, meta) => {
    const body = Buffer.from(pageOf({ ...soup, name: 'Crème brûlée' }, meta).replaceAll('’', "'"), 'latin1');
    pages['/old'] = { headers, body };
    expect(await recipe((await fromUrl('/old')).body)).toMatchObject({ name: 'Crème brûlée' });
  });

  test('an address may lead on to another, and lack its scheme', async () => {
    pages['/old'] = { status: 301, headers: { location: '/soup' } };
    expect(await recipe((await fromUrl('/old')).body)).toMatchObject({ orgURL: `${site.origin}/soup` });
    expect((await fromUrl('example.invalid/soup:1')).body.detail.code).toBe('import.unreachable');
  });

  test('what a page would give is told without being saved', async () => {
    const { status, body } = await cook.call('POST', '/recipes/test-scrape-url', {
      body: { url: `${site.origin}/soup` },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ '@type': 'Recipe', name: 'Crème d’oignons', totalTime: 'PT1H15M' });
    expect(body.recipeIngredient.length).toBeGreaterThan(1);
    expect(await total()).toBe(0);
  });

  test('of a page that would give nothing clients are told in the words that they know', async () => {
    pages['/story'] = { body: '<html><body><p>Welcome.</p></body></html>' };
    const { status, body } = await cook.call('POST', '/recipes/test-scrape-url', {
      body: { url: `${site.origin}/story` },
    });
    expect([status, body]).toEqual([200, 'recipe_scrapers was unable to scrape this URL']);
  });

  test.each<[string, Answer, number, string]>([
    ['no recipe', { body: '<html><body><p>Welcome.</p></body></html>' }, 400, 'import.no-recipe'],
    ['an empty page', { body: '' }, 400, 'import.no-recipe'],
    ['a picture', { body: Buffer.from('89504e470d0a1a0a00', 'hex') }, 400, 'import.no-recipe'],
    ['nothing', { status: 404 }, 400, 'import.not-found'],
    ['a refusal', { status: 403 }, 400, 'import.refused'],
    ['a robot check', { status: 429 }, 400, 'import.refused'],
    ['a broken site', { status: 502 }, 400, 'import.site-failed'],
    ['too much', { body: 'x'.repeat(11_000_000) }, 400, 'import.too-large'],
    [
      'a bomb',
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(200_000_000)) },
      400,
      'import.too-large',
    ],
    [
      'a way into the own network',
      { status: 302, headers: { location: 'http://169.254.169.254/' } },
      400,
      'import.blocked-address',
    ],
    ['a way round and round', { status: 302, headers: { location: '/bad' } }, 400, 'import.unreachable'],
  ])('an address with %s says why, and stores nothing', async (_, answer, status, code) => {
    pages['/bad'] = answer;
    const refused = await fromUrl('/bad');

    expect([refused.status, refused.body.detail.code]).toEqual([status, code]);
    expect(refused.body.detail.message).toMatch(/^[A-Z].+\.$/);
    expect(await total()).toBe(0);
  });

  test.each([
    ['http://10.0.0.1/', 400, 'import.blocked-address'],
    ['http://[::ffff:10.0.0.1]/', 400, 'import.blocked-address'],
    ['http://localhost.invalid/', 400, 'import.unreachable'],
    ['ftp://example.org/soup', 422, 'import.bad-address'],
    ['file:///etc/passwd', 422, 'import.bad-address'],
    ['javascript:alert(1)', 422, 'import.bad-address'],
    ['http://', 422, 'import.bad-address'],
  ])('%s is not asked', async (url, status, code) => {
    const refused = await cook.call('POST', '/recipes/create-url', { body: { url } });
    expect([refused.status, refused.body.detail.code]).toEqual([status, code]);
  });

  test.each([
    ['HTML', pageOf(soup)],
    ['schema.org JSON', JSON.stringify(soup)],
    [
      'JSON with several things',
      JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, soup] }),
    ],
    ['a list of JSON', JSON.stringify([soup])],
    ['JSON without its type', JSON.stringify({ ...soup, '@type': undefined, '@context': undefined })],
    ['JSON with a comma too many', JSON.stringify(soup).replace(/}$/, ',}')],
    ['JSON that closes a script', JSON.stringify({ ...soup, description: '</script><b>bold' })],
  ])('%s can be pasted', async (_, text) => {
    const { status, body } = await fromText(text);
    expect([status, body]).toEqual([201, 'creme-doignons']);
    expect((await recipe(body)).recipeIngredient).toHaveLength(2);
  });

  test('pasted HTML finds its pictures by the address that it came from', async () => {
    pages['/soup.jpg'] = { body: await picture().jpeg().toBuffer() };
    const { body } = await fromText(pageOf({ ...soup, image: 'soup.jpg' }), { url: `${site.origin}/soup` });
    expect(await recipe(body)).toMatchObject({ orgURL: `${site.origin}/soup`, image: expect.any(String) });
  });

  test('the JSON of an export can be pasted too', async () => {
    await fromUrl('/soup');
    const { body } = await cook.call('GET', '/recipes/creme-doignons/exports?template_name=raw');
    const pasted = await fromText(JSON.stringify(body));
    expect(pasted).toMatchObject({ status: 201, body: 'creme-doignons-1' });
    expect(await recipe(pasted.body)).toMatchObject({
      prepTime: '15 minutes',
      recipeIngredient: [{ note: '500 g onions' }, {}],
    });
  });

  test.each(['just words', '{"name": "nothing else"}', '[]', '{', '<p>'])('"%s" is no recipe', async (text) => {
    const refused = await fromText(text);
    expect([refused.status, refused.body.detail]).toMatchObject([
      400,
      { code: 'import.no-recipe', details: 'BAD_RECIPE_DATA' },
    ]);
  });

  test('a recipe of absurd size and with characters that no database keeps is cut to what can be', async () => {
    const step = { '@type': 'HowToStep', text: `Stir\u0000${' and stir'.repeat(20_000)}` };
    pages['/huge'] = {
      body: pageOf({
        ...soup,
        name: 'Soup\u0000'.repeat(200),
        recipeIngredient: Array.from({ length: 5000 }, (_, index) => `${index} g onions`),
        recipeInstructions: Array.from({ length: 20 }, () => step),
        recipeYield: '99999999999 servings',
        keywords: 'x'.repeat(1000),
      }),
    };
    const { status, body } = await fromUrl('/huge', { includeTags: true });
    expect(status).toBe(201);
    expect((await recipe(body)).recipeIngredient.length).toBeLessThanOrEqual(1000);
  });
});
