import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { readRecipe } from '@larder/reader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

const index = '<!doctype html><html><head><title>Larder</title></head><body>the app</body></html>';
const home = 'https://food.example.org';

const plain = (html: string | undefined) =>
  html?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const titleIn = (html: string) => plain(/<title>(.*?)<\/title>/.exec(html)?.[1]);
const metaIn = (html: string, name: string) =>
  plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]);

forEachDialect('the head of a page', (database) => {
  let app: TestApp;
  let webFolder: string;
  let cook: TestMember;
  let stranger: TestMember;
  let group: string;

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'larder-web-'));
    await writeFile(join(webFolder, 'index.html'), index);
    app = await createTestApp(database, { BASE_URL: `${home}/` }, webFolder);
    const open = await createGroup(app, 'Open "House" & Co');
    group = open.slug;
    cook = await createMember(app, open.id, 'manager');
    stranger = await createMember(app, (await createGroup(app)).id);
    for (const name of ['Leek Soup', 'Secret']) await cook.call('POST', '/recipes', { body: { name } });
    await cook.call('PATCH', '/recipes/secret', { body: { settings: { public: false } } });
    await cook.call('PATCH', '/recipes/leek-soup', {
      body: {
        description: '**Warm** & "plain" </script><script>alert(1)</script> [here](https://example.org) $& $1',
        orgURL: 'https://example.org/leek',
        prepTime: '15 minutes',
        performTime: '1 hour 30 minutes',
        totalTime: 'a while',
        recipeServings: 4,
        recipeIngredient: [{ quantity: 2, food: { name: 'leeks' }, note: 'sliced' }],
        recipeInstructions: [{ text: 'Wash.' }, { title: 'Soup', text: 'Cook </script> well.' }, { text: 'Serve.' }],
        recipeCategory: ['Soups'],
        tags: ['Winter', 'Quick'],
        nutrition: { calories: '240', fatContent: '8 g' },
      },
    });
    const image = await picture('#2e7d32', 60, 40).png().toBuffer();
    const files = { image };
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', { files, form: {}, token: cook.token });
  });
  afterAll(async () => {
    await app.close();
    await rm(webFolder, { recursive: true });
  });

  const visit = async (path: string, viewer?: TestMember) => {
    const response = await app.server.inject({
      method: 'GET',
      url: path,
      ...(viewer && { cookies: { 'larder.access_token': viewer.token } }),
    });
    return { status: response.statusCode, html: response.body, kept: response.headers['cache-control'] };
  };

  test('of a public recipe shows links what it is, with its picture', async () => {
    const { status, html } = await visit(`/g/${group}/r/leek-soup?from=chat`);
    const { image, id } = (await cook.call('GET', '/recipes/leek-soup')).body;
    const meta = (name: string) => metaIn(html, name);

    expect(status).toBe(200);
    expect(titleIn(html)).toBe('Leek Soup · Larder');
    expect(meta('og:title')).toBe('Leek Soup');
    expect(meta('og:description')).toBe('Warm & "plain" alert(1) here $& $1');
    expect(meta('og:image')).toBe(`${home}/api/media/recipes/${id}/images/original.webp?version=${image}`);
    expect(meta('og:url')).toBe(`${home}/g/${group}/r/leek-soup`);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(html).toContain(`<link rel="canonical" href="${home}/g/${group}/r/leek-soup">`);
  });

  test('holds the recipe as data that nothing in it can break out of', async () => {
    const { html } = await visit(`/g/${group}/r/leek-soup`);
    const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script/gs)];
    const data = JSON.parse(scripts[0]?.[1] ?? '');

    expect(scripts).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
    expect(data).toMatchObject({
      '@type': 'Recipe',
      name: 'Leek Soup',
      url: `${home}/g/${group}/r/leek-soup`,
      isBasedOn: 'https://example.org/leek',
      datePublished: '2026-03-01',
      prepTime: 'PT15M',
      cookTime: 'PT1H30M',
      recipeYield: '4',
      recipeIngredient: ['2 leeks sliced'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Wash.' },
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Cook well.' },
            { '@type': 'HowToStep', text: 'Serve.' },
          ],
        },
      ],
      recipeCategory: ['Soups'],
      keywords: 'Winter, Quick',
      nutrition: { '@type': 'NutritionInformation', calories: '240 calories', fatContent: '8 g' },
    });
    expect(data.totalTime).toBeUndefined();
    expect(data.image).toHaveLength(1);
  });

  test('can be imported as a recipe again', async () => {
    const { html } = await visit(`/g/${group}/r/leek-soup`);
    expect(readRecipe({ html, url: `${home}/g/${group}/r/leek-soup` })).toMatchObject({
      name: 'Leek Soup',
      prepMinutes: 15,
      ingredientGroups: [{ ingredients: ['2 leeks sliced'] }],
      instructionSections: [{ steps: [{ text: 'Wash.' }] }, { name: 'Soup', steps: [{}, {}] }],
    });
  });

  test('of a recipe that is not public is for members of the group only', async () => {
    const own = await visit(`/g/${group}/r/secret`, cook);
    expect([titleIn(own.html), own.kept]).toEqual(['Secret · Larder', 'private, no-store']);
    expect((await visit(`/g/${group}/r/leek-soup`, cook)).kept).toBe('no-cache');
    for (const viewer of [undefined, stranger]) {
      const { status, html } = await visit(`/g/${group}/r/secret`, viewer);
      expect([status, html]).toEqual([404, index]);
    }
  });

  test('of a recipe that its owner keeps to themselves is for them only', async () => {
    const other = await createMember(app, cook.groupId, 'admin');
    await cook.call('PUT', '/recipes/secret/visibility', { body: { visibility: 'owner' } });
    try {
      expect(titleIn((await visit(`/g/${group}/r/secret`, cook)).html)).toBe('Secret · Larder');
      expect(await visit(`/g/${group}/r/secret`, other)).toMatchObject({ status: 404, html: index });
    } finally {
      await cook.call('PUT', '/recipes/secret/visibility', { body: { visibility: 'household' } });
    }
  });

  test.each([
    ['an unknown recipe', 'r/nowhere', 404],
    ['a sign that no address has', 'r/%00', 200],
    ['a very long name', `r/${'x'.repeat(400)}`, 404],
  ])('of %s is the usual one', async (_, path, expected) => {
    const { status, html } = await visit(`/g/${group}/${path}`);
    expect([status, html]).toEqual([expected, index]);
  });

  test('of a private group tells visitors nothing', async () => {
    await cook.call('PUT', '/groups/preferences', { body: { privateGroup: true } });
    try {
      expect(await visit(`/g/${group}/r/leek-soup`)).toMatchObject({ status: 404, html: index });
      expect(await visit(`/g/${group}`)).toMatchObject({ status: 200, html: index });
      expect((await visit(`/g/${group}/r/leek-soup`, cook)).status).toBe(200);
      const own = await visit(`/g/${group}`, cook);
      expect([titleIn(own.html), own.kept]).toEqual(['Open "House" & Co · Larder', 'private, no-store']);
    } finally {
      await cook.call('PUT', '/groups/preferences', { body: { privateGroup: false } });
    }
  });

  test('of a group names it', async () => {
    const { html } = await visit(`/g/${group}/`);
    expect(metaIn(html, 'og:title')).toBe('Open "House" & Co');
    expect(metaIn(html, 'og:image')).toBe(`${home}/icon-512.png`);
  });

  test.each(['/', '/login', '/shopping-lists', '/g/x/r/create', '/g/x/r/create/url'])(
    'of %s is the usual one',
    async (path) => {
      expect(await visit(path)).toMatchObject({ status: 200, html: index });
    },
  );

  test('is made for each request: many at once do not mix', async () => {
    const asked = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? 'leek-soup' : 'nowhere'));
    const titles = await Promise.all(asked.map(async (slug) => titleIn((await visit(`/g/${group}/r/${slug}`)).html)));
    expect(titles).toEqual(asked.map((slug) => (slug === 'nowhere' ? 'Larder' : 'Leek Soup · Larder')));
  });
});
