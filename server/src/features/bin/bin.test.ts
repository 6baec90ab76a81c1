import { binLifeInDays, contract } from '@larder/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { recipeImageKey } from '../recipes/index.ts';

const day = 24 * 3_600_000;

forEachDialect('the bin', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let member: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    member = await createMember(app, group.id, 'member');
  });

  const cookWith = async (name: string, body: object = {}) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    return (await cook.call('PATCH', `/recipes/${slug}`, { body })).body;
  };
  const read = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const remove = async (path: string) => {
    const { status, body } = await cook.call('DELETE', path);
    expect(status).toBe(200);
    return body;
  };
  const inBin = async () => (await cook.call('GET', '/groups/bin?perPage=-1')).body.items;
  const restore = async (...ids: string[]) => {
    const { status, body } = await cook.call('POST', '/groups/bin/restore', { body: { ids } });
    expect(status).toBe(200);
    return body;
  };
  const found = async (search: string) => (await cook.call('GET', `/recipes?search=${search}`)).body.total;
  const withoutTimes = ({ updatedAt: _, updateAt: _old, ...item }: Record<string, unknown>) => item;

  describe('with a recipe', () => {
    const pie = {
      description: 'With a lattice',
      recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'Cherry' }, note: 'pitted' }],
      recipeInstructions: [{ text: 'Bake' }],
      tags: ['Summer'],
      tools: ['Tin'],
      notes: [{ title: 'Tip', text: 'Warm' }],
    };

    test('brings it back with everything that belongs to it', async () => {
      const before = await cookWith('Pie', pie);
      await cook.call('POST', `/users/${cook.id}/ratings/pie`, { body: { rating: 4, isFavorite: true } });
      const { rating } = await read('pie');
      expect(await found('cherry')).toBe(1);

      await remove('/recipes/pie');
      expect((await cook.call('GET', '/recipes/pie')).status).toBe(404);
      expect(await found('cherry')).toBe(0);
      expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
      const [item, ...others] = await inBin();
      expect(item).toMatchObject({ id: before.id, kind: 'recipe', name: 'Pie', references: null, image: null });
      expect(others).toEqual([]);
      expect(Date.parse(item.keptUntil) - Date.parse(item.deletedAt)).toBe(binLifeInDays * day);

      expect(await restore(before.id)).toEqual([
        { id: before.id, kind: 'recipe', name: 'Pie', slug: 'pie', isRenamed: false },
      ]);
      expect(withoutTimes(await read('pie'))).toEqual({ ...withoutTimes(before), rating });
      expect(await found('cherry')).toBe(1);
      expect((await cook.call('GET', '/recipes')).body.total).toBe(1);
      expect((await cook.call('GET', `/users/${cook.id}/favorites`)).body.favoriteRecipes).toHaveLength(1);
      expect(await inBin()).toEqual([]);
    });

    test('leaves its name free, and gives it another one when it comes back', async () => {
      const old = await cookWith('Pie', { description: 'old' });
      await remove('/recipes/pie');
      expect(await cookWith('Pie', { description: 'new' })).toMatchObject({ slug: 'pie' });
      expect(await restore(old.id)).toMatchObject([{ name: 'Pie (1)', slug: 'pie-1', isRenamed: true }]);
      expect(await read('pie')).toMatchObject({ description: 'new' });
      expect(await read('pie-1')).toMatchObject({ id: old.id, name: 'Pie (1)', description: 'old' });
    });

    test('keeps its files until it is thrown away', async () => {
      const { id, slug } = await cookWith('Pie');
      const image = await picture().jpeg().toBuffer();
      const sent = { files: { image }, form: { extension: 'jpg' }, token: cook.token };
      expect((await send(app, contract.recipes.replaceImage, `/recipes/${slug}/image`, sent)).status).toBe(200);
      const key = recipeImageKey(id, 'original');
      const isThere = async () => (await app.platform.files.find(key)) !== undefined;
      const { image: version } = await read(slug);
      await remove(`/recipes/${slug}`);
      expect(await isThere()).toBe(true);
      expect(await inBin()).toMatchObject([{ image: version }]);
      await restore(id);
      expect(await read(slug)).toMatchObject({ image: version });

      await remove(`/recipes/${slug}`);
      expect((await cook.call('DELETE', `/groups/bin/${id}`)).body).toEqual({ changed: 1 });
      expect(await isThere()).toBe(false);
      expect(await restore(id)).toEqual([]);
      expect((await cook.call('DELETE', `/groups/bin/${id}`)).status).toBe(404);
    });

    test('takes all of a bulk deletion, and gives all of it back', async () => {
      const recipes = [await cookWith('One'), await cookWith('Two'), await cookWith('Three')];
      const { status } = await cook.call('POST', '/recipes/bulk-actions/delete', {
        body: { recipes: ['one', 'two', 'three'] },
      });
      expect(status).toBe(200);
      expect((await cook.call('GET', '/groups/bin/count')).body).toEqual({ recipe: 3 });
      expect(await restore(...recipes.map(({ id }) => id))).toHaveLength(3);
      expect((await cook.call('GET', '/recipes')).body.total).toBe(3);
    });
  });

  describe('with what recipes refer to', () => {
    const idOf = async (path: string, name: string): Promise<string> =>
      (await cook.call('GET', `${path}?queryFilter=name="${name}"`)).body.items[0]?.id;
    const soup = {
      recipeIngredient: [{ quantity: 1, unit: { name: 'pinch' }, food: { name: 'Saffron' } }],
      tags: ['Quick'],
      recipeCategory: ['Soup'],
      tools: ['Pot'],
    };

    test.each([
      ['/foods', 'Saffron', 'food'],
      ['/units', 'pinch', 'unit'],
      ['/organizers/tags', 'Quick', 'tag'],
      ['/organizers/categories', 'Soup', 'category'],
      ['/organizers/tools', 'Pot', 'tool'],
    ])('%s: links come back', async (path, name, kind) => {
      const before = await cookWith('Soup', soup);
      const id = await idOf(path, name);
      await remove(`${path}/${id}`);
      expect(await read('soup')).not.toEqual(before);
      expect(await inBin()).toMatchObject([{ id, kind, name, references: 1 }]);
      expect(await restore(id)).toMatchObject([{ id, kind, name, isRenamed: false }]);
      expect(withoutTimes(await read('soup'))).toEqual(withoutTimes(before));
      expect(await found(name)).toBe(kind === 'unit' ? 0 : 1);
    });

    test('a line that names another food by now keeps that one', async () => {
      await cookWith('Soup', soup);
      const id = await idOf('/foods', 'Saffron');
      await remove(`/foods/${id}`);
      const { recipeIngredient } = await read('soup');
      const lines = recipeIngredient.map((line: object) => ({ ...line, food: { name: 'Turmeric' } }));
      await cook.call('PATCH', '/recipes/soup', { body: { recipeIngredient: lines } });
      await restore(id);
      expect((await read('soup')).recipeIngredient).toMatchObject([{ food: { name: 'Turmeric' } }]);
    });

    test('a name that was given again is numbered, and an alias that leads elsewhere is left out', async () => {
      const { body: food } = await cook.call('POST', '/foods', {
        body: { name: 'Scallion', aliases: [{ name: 'green onion' }, { name: 'spring onion' }] },
      });
      await remove(`/foods/${food.id}`);
      await cook.call('POST', '/foods', { body: { name: 'Scallion' } });
      await cook.call('POST', '/foods', { body: { name: 'Green onion' } });
      expect(await restore(food.id)).toMatchObject([{ name: 'Scallion (1)', isRenamed: true }]);
      expect((await cook.call('GET', `/foods/${food.id}`)).body).toMatchObject({
        name: 'Scallion (1)',
        aliases: [{ name: 'spring onion' }],
      });
    });

    test.each([
      ['the recipe first', true],
      ['the food first', false],
    ])('a recipe and its food and tag find each other again: %s', async (_, recipeFirst) => {
      const before = await cookWith('Soup', soup);
      const ids = [await idOf('/foods', 'Saffron'), await idOf('/organizers/tags', 'Quick')];
      await remove('/recipes/soup');
      await remove(`/foods/${ids[0]}`);
      await remove(`/organizers/tags/${ids[1]}`);
      for (const part of recipeFirst ? [[before.id], ids] : [ids, [before.id]]) await restore(...part);
      expect(withoutTimes(await read('soup'))).toEqual(withoutTimes(before));
    });

    test('a recipe comes back without what was thrown away', async () => {
      const { id } = await cookWith('Soup', soup);
      const foodId = await idOf('/foods', 'Saffron');
      await remove('/recipes/soup');
      await remove(`/foods/${foodId}`);
      await cook.call('DELETE', `/groups/bin/${foodId}`);
      await restore(id);
      expect((await read('soup')).recipeIngredient).toMatchObject([
        { quantity: 1, unit: { name: 'pinch' }, food: null },
      ]);
    });

    test('a label comes back to its foods', async () => {
      const { body: label } = await cook.call('POST', '/groups/labels', { body: { name: 'Spices' } });
      const { body: food } = await cook.call('POST', '/foods', { body: { name: 'Saffron', labelId: label.id } });
      await remove(`/groups/labels/${label.id}`);
      expect((await cook.call('GET', `/foods/${food.id}`)).body.label).toBeNull();
      expect(await inBin()).toMatchObject([{ kind: 'label', references: 1 }]);
      await restore(label.id);
      expect((await cook.call('GET', `/foods/${food.id}`)).body.label).toMatchObject({ name: 'Spices' });
    });
  });

  test.each([
    ['the label first', true],
    ['the food first', false],
  ])('a label and its food find each other again: %s', async (_, labelFirst) => {
    const { body: label } = await cook.call('POST', '/groups/labels', { body: { name: 'Spices' } });
    const { body: food } = await cook.call('POST', '/foods', { body: { name: 'Saffron', labelId: label.id } });
    await remove(`/foods/${food.id}`);
    await remove(`/groups/labels/${label.id}`);
    for (const id of labelFirst ? [label.id, food.id] : [food.id, label.id]) await restore(id);
    expect((await cook.call('GET', `/foods/${food.id}`)).body.label).toMatchObject({ name: 'Spices' });
  });

  describe('with a cookbook', () => {
    const bookOf = async (body: object) => (await cook.call('POST', '/groups/cookbooks', { body })).body;
    const names = async () => {
      const { body } = await cook.call('GET', '/groups/cookbooks?orderBy=position&orderDirection=asc');
      return body.items.map(({ name }: { name: string }) => name);
    };

    test('brings it back to its place', async () => {
      const { tags } = await cookWith('Soup', { tags: ['Quick'] });
      await bookOf({ name: 'First' });
      const book = await bookOf({ name: 'Second', tags });
      await bookOf({ name: 'Third' });
      await remove(`/groups/cookbooks/${book.id}`);
      expect(await names()).toEqual(['First', 'Third']);
      await restore(book.id);
      expect(await names()).toEqual(['First', 'Second', 'Third']);
      const { body } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
      expect({ ...body, recipes: undefined }).toMatchObject({ slug: book.slug, tags: book.tags, position: 2 });
    });

    test('it holds no more than before when its tag is gone for good', async () => {
      const { tags } = await cookWith('Soup', { tags: ['Quick'] });
      await cookWith('Roast');
      const book = await bookOf({ name: 'Fast', tags });
      await remove(`/groups/cookbooks/${book.id}`);
      await remove(`/organizers/tags/${tags[0].id}`);
      await cook.call('DELETE', `/groups/bin/${tags[0].id}`);
      await restore(book.id);
      expect((await cook.call('GET', '/recipes?cookbook=fast')).body.total).toBe(0);
    });

    test('a tag that comes back is chosen by it again', async () => {
      const { tags } = await cookWith('Soup', { tags: ['Quick'] });
      const book = await bookOf({ name: 'Fast', tags });
      await remove(`/organizers/tags/${tags[0].id}`);
      await restore(tags[0].id);
      const { body } = await cook.call('GET', `/groups/cookbooks/${book.id}`);
      expect(body).toMatchObject({ tags: [{ name: 'Quick' }], queryFilterString: '' });
      expect((await cook.call('GET', '/recipes?cookbook=fast')).body.total).toBe(1);
    });
  });

  test('throws things away after 30 days, and not before', async () => {
    const { id } = await cookWith('Pie');
    await remove('/recipes/pie');
    const kept = () => cook.db.from('bin').select('id').execute();
    app.clock.pass(binLifeInDays * day - 60_000);
    await app.jobs.runDue();
    expect(await kept()).toEqual([{ id }]);
    app.clock.pass(120_000);
    await app.jobs.runDue();
    expect(await kept()).toEqual([]);
  });

  test('is emptied by organizers; every member restores what is in it', async () => {
    const { id } = await cookWith('Pie');
    await remove('/recipes/pie');
    expect((await member.call('DELETE', `/groups/bin/${id}`)).status).toBe(403);
    expect((await member.call('DELETE', '/groups/bin')).status).toBe(403);
    expect((await member.call('POST', '/groups/bin/restore', { body: { ids: [id] } })).body).toHaveLength(1);
    await remove('/recipes/pie');
    expect((await cook.call('DELETE', '/groups/bin')).body).toEqual({ changed: 1 });
    expect(await inBin()).toEqual([]);
  });

  test('says who deleted what, filtered by kind', async () => {
    await cookWith('Pie', { tags: ['Quick'] });
    const { body: tags } = await cook.call('GET', '/organizers/tags');
    await remove(`/organizers/tags/${tags.items[0].id}`);
    await member.call('DELETE', '/recipes/pie');
    const { body } = await cook.call('GET', '/groups/bin?queryFilter=kind="recipe"');
    expect(body).toMatchObject({ total: 1, items: [{ kind: 'recipe', deletedBy: expect.any(String) }] });
  });

  test('every table whose rows go with a row is written down with it', async () => {
    // What the database deletes with a row, by its foreign keys, against what the kinds declare.
    const { dialect, read } = app.connection;
    const cascading = async (table: string): Promise<string[]> => {
      const { rows } =
        dialect.name === 'sqlite'
          ? await sql<{ name: string }>`select m.name from sqlite_master m, pragma_foreign_key_list(m.name) k
              where m.type = 'table' and k."table" = ${table} and k.on_delete = 'CASCADE' group by m.name`.execute(read)
          : await sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
              where contype = 'f' and confdeltype = 'c' and confrelid = ${`"${table}"`}::regclass`.execute(read);
      const names = rows.map(({ name }) => name.replaceAll('"', '')).sort();
      // Made anew from the others.
      return names.filter((name) => name !== 'recipeDocuments');
    };
    expect(await cascading('recipes')).toEqual([
      'comments',
      'cookbookRecipes',
      'ingredients',
      'instructions',
      'mealPlanEntries',
      'mealPlanRepeats',
      'mealPlanTemplateEntries',
      'recipeOpinions',
      'recipeOrganizers',
      'recipeVersions',
      'shareTokens',
      'timelineEvents',
    ]);
    expect(await cascading('shoppingLists')).toEqual([
      'mealPlanShopping',
      'shareTokens',
      'shoppingItemRecipes',
      'shoppingItems',
      'shoppingListRecipes',
    ]);
    expect(await cascading('mealPlanRules')).toEqual(['mealPlanRuleOrganizers']);
    expect(await cascading('mealPlanTemplates')).toEqual(['mealPlanTemplateEntries']);
    expect(await cascading('cookbooks')).toEqual(['cookbookOrganizers', 'cookbookRecipes', 'shareTokens']);
    // These are references, which `detach` takes away and `attach` brings back.
    expect(await cascading('organizers')).toEqual(['cookbookOrganizers', 'mealPlanRuleOrganizers', 'recipeOrganizers']);
    expect(await cascading('foods')).toEqual(['ingredientCorrections']);
    expect(await cascading('units')).toEqual(['ingredientCorrections']);
    expect(await cascading('labels')).toEqual([]);
  });
});
