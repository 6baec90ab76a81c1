import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldDifference, Recipe } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, emptyBin, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../../test/local-site.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findSourcePage, writeSourcePage } from './source-page.ts';

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Onion soup',
  description: 'Warm.',
  recipeYield: '4 servings',
  recipeIngredient: ['500 g onions', '1 l stock'],
  recipeInstructions: ['Slice the onions.', 'Simmer.'],
};
const pageOf = (data: object) =>
  `<html><head><script>track()</script><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
const better = {
  ...soup,
  description: 'Warm and sweet.',
  recipeYield: '6 servings',
  recipeIngredient: ['500 g onions', '1 l stock', 'salt'],
  prepTime: 'PT15M',
};

forEachDialect('the page that a recipe was imported from', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    site = await openLocalSite((_, response) => response.setHeader('content-type', 'text/html').end(pageOf(soup)));
  });
  afterAll(async () => {
    await site.close();
    await app.close();
  });
  let recipe: Recipe;
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup` } });
    recipe = await get();
  });

  const get = async (): Promise<Recipe> => (await cook.call('GET', '/recipes/onion-soup')).body;
  const edit = (body: object) => cook.call('PATCH', '/recipes/onion-soup', { body });
  const reread = async (): Promise<FieldDifference[]> =>
    (await cook.call('POST', '/recipes/onion-soup/page/read')).body.differences;
  const takeOver = (fields: string[]) => cook.call('POST', '/recipes/onion-soup/page/take-over', { body: { fields } });
  /** What a better reader would find: the same words, read otherwise. */
  const readerImproves = async (data: object = better) => {
    const { files } = app.platform;
    const page = await findSourcePage(files, recipe.id);
    if (!page) throw new Error('no page is kept');
    await writeSourcePage(files, recipe.id, { ...page, content: pageOf(data) });
  };

  test('is kept without what runs in it, and told of', async () => {
    const { body } = await cook.call('GET', '/recipes/onion-soup/page');
    expect(body).toEqual({ url: `${site.origin}/soup`, fetchedAt: expect.any(String), readAt: expect.any(String) });
    const page = await findSourcePage(app.platform.files, recipe.id);
    expect(page?.content).toContain('500 g onions');
    expect(page?.content).not.toContain('track()');
  });

  test('reads the same as before with the same reader', async () => {
    expect(await reread()).toEqual([]);
  });

  test('tells that the site looks otherwise than the reader knows it', async () => {
    const read = async () => (await cook.call('POST', '/recipes/onion-soup/page/read')).body.isRuleOutdated;
    expect(await read()).toBe(false);
    const page = await findSourcePage(app.platform.files, recipe.id);
    if (!page) throw new Error('no page is kept');
    await writeSourcePage(app.platform.files, recipe.id, { ...page, url: 'https://sharkninja.com/soup' });
    expect(await read()).toBe(true);
  });

  test('shows what a better reader finds, and changes nothing by that', async () => {
    await readerImproves();
    expect(await reread()).toEqual([
      { field: 'description', before: ['Warm.'], after: ['Warm and sweet.'], isEdited: false },
      { field: 'recipeYield', before: ['4 servings'], after: ['6 servings'], isEdited: false },
      { field: 'prepTime', before: [], after: ['15 minutes'], isEdited: false },
      { field: 'totalTime', before: [], after: ['15 minutes'], isEdited: false },
      {
        field: 'recipeIngredient',
        before: ['500 g onions', '1 l stock'],
        after: ['500 g onions', '1 l stock', 'salt'],
        isEdited: false,
      },
    ]);
    expect(await get()).toEqual(recipe);
  });

  test('gives what somebody takes, once, and leaves every field that a person wrote', async () => {
    await edit({ description: 'As grandma made it.' });
    await readerImproves();
    const differences = await reread();
    expect(differences.filter(({ isEdited }) => isEdited).map(({ field }) => field)).toEqual(['description']);

    const { status } = await takeOver(['description', 'recipeYield', 'recipeIngredient', 'prepTime', 'totalTime']);
    expect(status).toBe(200);
    expect(await get()).toMatchObject({
      description: 'As grandma made it.',
      recipeYield: '6 servings',
      recipeServings: 6,
      prepTime: '15 minutes',
      recipeIngredient: [{}, {}, { note: 'salt' }],
    });
    expect((await reread()).map(({ field }) => field)).toEqual(['description']);
  });

  test('gives lines without undoing how others were understood', async () => {
    const [first, second] = recipe.recipeIngredient;
    await readerImproves();
    await edit({
      recipeIngredient: [
        { ...first, quantity: 500, unit: { name: 'gram' }, food: { name: 'onion' }, note: '' },
        second,
      ],
    });
    // To be understood is an edit as well: the lines are left alone.
    expect((await reread()).find(({ field }) => field === 'recipeIngredient')?.isEdited).toBe(true);
    await takeOver(['recipeIngredient']);
    expect((await get()).recipeIngredient).toHaveLength(2);
  });

  test('is never served to anybody by an address', async () => {
    for (const path of ['page.json.gz', 'images/page.json.gz', 'assets/..%2fpage.json.gz', 'assets/page.json.gz']) {
      const reply = await app.server.inject({ url: `/api/media/recipes/${recipe.id}/${path}` });
      expect(reply.statusCode).toBe(404);
    }
    const [listed] = (await cook.call('GET', '/recipes')).body.items;
    expect(Object.keys(listed)).not.toContain('page');
  });

  test('is gone with its recipe, once that is thrown away', async () => {
    const folder = join(app.dataFolder, 'recipes', recipe.id);
    expect(existsSync(join(folder, 'page.json.gz'))).toBe(true);
    await cook.call('DELETE', '/recipes/onion-soup');
    expect(existsSync(folder)).toBe(true);
    await emptyBin(app, cook.groupId);
    await expect.poll(() => existsSync(folder)).toBe(false);
  });

  test('is not there for a recipe that somebody wrote', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Mine' } });
    expect((await cook.call('GET', '/recipes/mine/page')).body).toBeNull();
    const { status, body } = await cook.call('POST', '/recipes/mine/page/read');
    expect([status, body.detail.code]).toEqual([404, 'import.no-page']);
  });
});
