import type { Method } from '@larder/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createHousehold, type TestMember } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { type LocalSite, openLocalSite } from './local-site.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const text = z.string();
const optional = z.unknown().optional();
const Listed = z.object({ id: text, name: text, slug: text });
const Entity = z.object({ id: text, name: text, description: text, aliases: z.array(z.unknown()) });
const Dated = Entity.extend({ createdAt: text, updatedAt: text, updateAt: text });
const items = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

const Summary = z.object({
  id: text,
  userId: text,
  groupId: text,
  householdId: text,
  name: text,
  slug: text,
  description: text,
  recipeCategory: z.array(Listed),
  tags: z.array(Listed),
  tools: z.array(Listed),
  rating: z.number().nullable(),
  recipeServings: z.number(),
  dateAdded: text,
  lastMade: text.nullable(),
});

const Line = z.object({
  quantity: z.number().nullable(),
  note: text.nullable(),
  title: text.nullable(),
  display: text,
  unit: Dated.nullable(),
  food: Dated.nullable(),
  referenceId: text,
});

const Recipe = Summary.extend({
  recipeIngredient: z.array(Line),
  recipeInstructions: z.array(z.object({ id: text, text, ingredientReferences: z.array(z.unknown()) })),
  extras: z.record(text, text),
});

const List = z.object({ id: text, name: text, groupId: optional });

const Item = z.object({
  id: text,
  shoppingListId: text,
  note: text.nullable(),
  display: text,
  checked: z.boolean(),
  position: z.number(),
  quantity: z.number(),
});

const Counts = z.object({
  totalRecipes: z.number(),
  totalUsers: z.number(),
  totalCategories: z.number(),
  totalTags: z.number(),
  totalTools: z.number(),
});

const Opinions = z.object({ ratings: z.array(z.object({ recipeId: text, isFavorite: z.boolean() })) });

/** Calls as Home Assistant makes them, each answer as far as it reads that. */
forEachDialect('Home Assistant', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let token: string;
  let site: LocalSite;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    token = (await cook.call('POST', '/users/api-tokens', { body: { name: 'Home Assistant' } })).body.token;
    site = await openLocalSite((request, response) => {
      const name = `Bread of ${request.url}`;
      const recipe = { '@type': 'Recipe', name, recipeIngredient: ['500 g flour'], recipeInstructions: 'Bake.' };
      response.setHeader('content-type', 'text/html');
      response.end(`<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`);
    });
  });
  afterAll(async () => {
    await site.close();
    await app.close();
  });

  /** @returns what it reads of the answer, which has to be JSON and no refusal */
  const ask = async <Shape extends z.ZodType>(
    shape: Shape,
    method: Method,
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const response = await app.server.inject({
      method,
      url: `/api/${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/plain, */*',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      payload: body === undefined ? undefined : JSON.stringify(body),
    });
    expect(response.statusCode, `${method} ${path}`).toBeLessThan(300);
    expect(response.headers['content-type']).toContain('application/json');
    return shape.parse(response.json());
  };
  const anything = z.unknown();

  test('finds out who it talks to', async () => {
    const { version } = await ask(z.object({ version: text }), 'GET', 'app/about');
    expect(Number(version.replace(/^v/, '').split('.')[0])).toBeGreaterThanOrEqual(2);
    await ask(z.object({ isFirstLogin: z.boolean() }), 'GET', 'app/about/startup-info');
    const modes = ['Primary', 'Accent', 'Secondary', 'Success', 'Info', 'Warning', 'Error'].flatMap((name) => [
      `light${name}`,
      `dark${name}`,
    ]);
    const theme = z.object(Object.fromEntries(modes.map((key) => [key, z.string().startsWith('#')])));
    await ask(theme, 'GET', 'app/about/theme');
    const self = await ask(z.object({ id: text, username: text, email: text, fullName: text }), 'GET', 'users/self');
    expect(self.id).toBe(cook.id);
    await ask(Listed, 'GET', 'groups/self');
  });

  describe('with recipes', () => {
    let slug: string;

    test('writes, reads and changes one', async () => {
      slug = await ask(text, 'POST', 'recipes', { name: 'Soup' });
      const changed = await ask(Recipe, 'PUT', `recipes/${slug}`, {
        description: 'Warm',
        recipeServings: 4,
        recipeIngredient: [{ quantity: 2, note: 'chopped', food: { name: 'leek' }, unit: { name: 'cup' } }],
        recipeInstructions: [{ text: 'Simmer.' }],
        tags: [{ name: 'Winter' }],
        totalTime: '30 minutes',
      });
      expect(changed).toMatchObject({ name: 'Soup', description: 'Warm', recipeServings: 4 });
      const read = await ask(Recipe, 'GET', `recipes/${changed.id}`);
      expect(read.recipeIngredient[0]).toMatchObject({ food: { name: 'leek' }, unit: { name: 'cup' } });
      await ask(Recipe, 'GET', `recipes/${slug}`);
    });

    test('lists and searches them', async () => {
      expect((await ask(items(Summary), 'GET', 'recipes?perPage=50')).items).toHaveLength(1);
      expect((await ask(items(Summary), 'GET', 'recipes?perPage=50&search=sou')).items).toHaveLength(1);
    });

    test.each(['recipes/create/url', 'recipes/create-url'])('imports one by %s', async (path) => {
      const imported = await ask(text, 'POST', path, { url: `${site.origin}/${path}`, include_tags: false });
      expect(await ask(Recipe, 'GET', `recipes/${imported}`)).toMatchObject({
        recipeIngredient: [{ display: '500 g flour' }],
      });
    });

    test('says what somebody thinks of one', async () => {
      await ask(anything, 'POST', `users/${cook.id}/favorites/${slug}`);
      await ask(anything, 'POST', `users/${cook.id}/ratings/${slug}`, { rating: 4 });
      const { ratings } = await ask(Opinions, 'GET', 'users/self/favorites');
      expect(ratings).toHaveLength(1);
      expect((await ask(Recipe, 'GET', `recipes/${slug}`)).rating).toBe(4);
      await ask(anything, 'DELETE', `users/${cook.id}/favorites/${slug}`);
      expect((await ask(Opinions, 'GET', 'users/self/favorites')).ratings).toEqual([]);
    });

    test('reads what the group calls things', async () => {
      for (const kind of ['categories', 'tags', 'tools']) {
        await ask(items(Listed), 'GET', `organizers/${kind}?perPage=-1`);
      }
      const foods = await ask(items(Dated), 'GET', 'foods?perPage=-1');
      const units = await ask(items(Dated), 'GET', 'units?perPage=-1');
      expect([foods.items.length, units.items.length].every((count) => count > 0)).toBe(true);
    });

    test.each(['groups', 'households'])('counts under %s', async (level) => {
      const counts = await ask(Counts, 'GET', `${level}/statistics`);
      expect(counts).toMatchObject({ totalRecipes: 3, totalUsers: 1, totalTags: 1 });
    });

    test('deletes one', async () => {
      const other = await ask(text, 'POST', 'recipes', { name: 'Mistake' });
      await ask(anything, 'DELETE', `recipes/${other}`);
    });
  });

  describe.each(['groups', 'households'])('with shopping lists under %s', (level) => {
    const lists = `${level}/shopping/lists`;
    const ofLists = `${level}/shopping/items`;
    let list: z.output<typeof List>;
    let item: z.output<typeof Item>;
    const itemsOf = async ({ id }: { id: string }) => {
      const query = `queryFilter=shoppingListId=${id}&orderBy=position&orderDirection=asc&perPage=-1`;
      return (await ask(items(Item), 'GET', `${ofLists}?${query}`)).items;
    };

    test('makes and renames one', async () => {
      list = await ask(List, 'POST', lists, { name: 'Saturday' });
      const body = { id: list.id, name: 'Sunday', groupId: cook.groupId };
      expect((await ask(List, 'PUT', `${lists}/${list.id}`, body)).name).toBe('Sunday');
      expect((await ask(List, 'GET', `${lists}/${list.id}`)).name).toBe('Sunday');
      expect((await ask(items(List), 'GET', `${lists}?perPage=-1`)).items.map(({ id }) => id)).toContain(list.id);
    });

    test('adds, ticks and deletes what to buy', async () => {
      for (const note of ['milk', 'bread']) {
        const sent = { shoppingListId: list.id, note, quantity: 2, isFood: false, disableAmount: true };
        await ask(anything, 'POST', ofLists, sent);
      }
      const [milk, bread] = await itemsOf(list);
      expect([milk?.note, bread?.note]).toEqual(['milk', 'bread']);
      item = Item.parse(milk);
      const change = {
        id: item.id,
        shoppingListId: list.id,
        note: 'oat milk',
        checked: true,
        position: 0,
        quantity: 1,
      };
      await ask(anything, 'PUT', `${ofLists}/${item.id}`, change);
      expect((await itemsOf(list)).find(({ id }) => id === item.id)).toMatchObject({ note: 'oat milk', checked: true });
      await ask(anything, 'DELETE', `${ofLists}/${item.id}`);
      expect((await itemsOf(list)).map(({ note }) => note)).toEqual(['bread']);
    });

    test('puts a recipe on one and takes it off', async () => {
      const { id } = await ask(Recipe, 'GET', 'recipes/soup');
      await ask(List, 'POST', `${lists}/${list.id}/recipe/${id}`, { recipeIncrementQuantity: 1 });
      expect(await itemsOf(list)).toHaveLength(2);
      await ask(anything, 'POST', `${lists}/${list.id}/recipe/${id}/delete`, { recipeDecrementQuantity: 1 });
      expect(await itemsOf(list)).toHaveLength(1);
    });

    test('deletes one', async () => {
      await ask(anything, 'DELETE', `${lists}/${list.id}`);
      expect((await ask(items(List), 'GET', `${lists}?perPage=-1`)).items).toEqual([]);
    });
  });
});
