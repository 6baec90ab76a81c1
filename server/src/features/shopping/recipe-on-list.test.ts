import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('recipes on shopping lists', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let listId: string;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    listId = (await ok('POST', '/groups/shopping/lists', { name: 'Saturday' })).id;
  });

  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const reply = await cook.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };
  const recipe = async (name: string, recipeIngredient: object[]) => {
    const slug = await ok('POST', '/recipes', { name });
    return ok('PATCH', `/recipes/${slug}`, { name, recipeIngredient });
  };
  const put = (item: object) => ok('POST', '/groups/shopping/items', { shoppingListId: listId, ...item });
  const list = () => ok('GET', `/groups/shopping/lists/${listId}`);
  const lines = async (): Promise<string[]> =>
    (await list()).listItems.map(({ display }: { display: string }) => display);
  const path = () => `/groups/shopping/lists/${listId}/recipe`;
  /** A list but for when it was last changed. */
  const contents = async () => {
    const { listItems, recipeReferences } = await list();
    return JSON.stringify({ listItems, recipeReferences }, (key, value) =>
      ['updatedAt', 'updateAt', 'id', 'dateUpdated'].includes(key) ? undefined : value,
    );
  };
  const flour = (quantity: number, unit: string) => ({ quantity, unit, food: 'flour' });

  test('amounts in different units are one line, and what each says is known', async () => {
    await put({ food: { name: 'flour' }, unit: { name: 'gram' }, quantity: 500 });
    const bread = await recipe('Bread', [flour(1, 'kilogram'), { quantity: 2, unit: 'cup', food: 'milk' }]);
    const cake = await recipe('Cake', [{ quantity: 300, unit: 'milliliter', food: 'milk' }, flour(1, 'can')]);
    await ok('POST', path(), [{ recipeId: bread.id }, { recipeId: cake.id }]);
    expect(await lines()).toEqual(['1.5 kilograms flour', '775 milliliters milk', '1 can flour']);
    expect((await list()).listItems[0]).toMatchObject({
      quantity: 1.5,
      byHand: { quantity: 0.5, said: { quantity: 500, unit: { name: 'gram' } } },
      recipeReferences: [{ recipeId: bread.id, recipeQuantity: 1, said: null }],
    });
    expect((await list()).listItems[1]).toMatchObject({
      byHand: null,
      recipeReferences: [
        { recipeId: bread.id, said: { quantity: 2, unit: { name: 'cup' } } },
        { recipeId: cake.id, recipeQuantity: 300, said: null },
      ],
    });
  });

  const unitOf = async (name: string) => {
    const { items } = await ok('GET', '/units?perPage=-1');
    return items.find((unit: { name: string }) => unit.name === name)?.id ?? expect.fail(name);
  };
  const deleteUnit = async (name: string) => {
    const { id } = await ok('DELETE', `/units/${await unitOf(name)}`);
    return () => ok('POST', '/groups/bin/restore', { ids: [id] });
  };

  test('a unit that a part of an item is said in can be deleted: how much it is stays, also with the next change', async () => {
    await put({ food: { name: 'milk' }, unit: { name: 'milliliter' }, quantity: 500 });
    const bread = await recipe('Bread', [{ quantity: 2, unit: 'cup', food: 'milk' }]);
    const cake = await recipe('Cake', [{ quantity: 300, unit: 'milliliter', food: 'milk' }]);
    await ok('POST', path(), [{ recipeId: bread.id }]);
    const before = await contents();
    expect(await lines()).toEqual(['975 milliliters milk']);
    const bringBack = await deleteUnit('cup');
    expect(await lines()).toEqual(['975 milliliters milk']);
    expect((await list()).listItems[0].recipeReferences).toMatchObject([{ recipeId: bread.id, said: null }]);
    await ok('POST', path(), [{ recipeId: cake.id }]);
    expect(await lines()).toEqual(['1275 milliliters milk']);
    await ok('POST', `${path()}/${cake.id}/delete`, {});
    expect(await lines()).toEqual(['975 milliliters milk']);
    await bringBack();
    expect(await contents()).toBe(before);
    await ok('POST', `${path()}/${bread.id}/delete`, {});
    expect(await lines()).toEqual(['500 milliliters milk']);
  });

  test('a unit that a whole item is said in gives way to another one of its parts, and comes back', async () => {
    await put({ food: { name: 'flour' }, unit: { name: 'gram' }, quantity: 500 });
    const bread = await recipe('Bread', [flour(1, 'kilogram')]);
    await ok('POST', path(), [{ recipeId: bread.id }]);
    const before = await contents();
    expect(await lines()).toEqual(['1.5 kilograms flour']);
    const bringBack = await deleteUnit('kilogram');
    expect(await lines()).toEqual(['1500 grams flour']);
    await bringBack();
    expect(await contents()).toBe(before);
    await deleteUnit('kilogram');
    await deleteUnit('gram');
    expect(await lines()).toEqual(['1500 flour']);
  });

  test('what somebody has said since a unit was deleted stays when it comes back', async () => {
    const bread = await recipe('Bread', [{ quantity: 2, unit: 'cup', food: 'milk' }]);
    await put({ food: { name: 'milk' }, unit: { name: 'milliliter' }, quantity: 500 });
    await ok('POST', path(), [{ recipeId: bread.id }]);
    const bringBack = await deleteUnit('cup');
    const [item] = (await list()).listItems;
    await ok('PUT', `/groups/shopping/items/${item.id}`, { ...item, quantity: 750 });
    await bringBack();
    expect(await lines()).toEqual(['750 milliliters milk']);
  });

  test('what was added is taken back exactly, also where the same recipe was there before', async () => {
    await put({ food: { name: 'flour' }, unit: { name: 'gram' }, quantity: 500, note: 'fine' });
    const bread = await recipe('Bread', [flour(1, 'kilogram'), { quantity: 2, unit: 'cup', food: 'milk' }]);
    const cake = await recipe('Cake', [{ quantity: 300, unit: 'milliliter', food: 'milk' }, flour(3, 'cup')]);
    await ok('POST', `${path()}/${bread.id}`, {});
    const before = await contents();
    const added = [
      { recipeId: bread.id, recipeIncrementQuantity: 2, recipeIngredients: [bread.recipeIngredient[1]] },
      { recipeId: cake.id, recipeIncrementQuantity: 1 / 3 },
    ];
    await ok('POST', path(), added);
    expect(await contents()).not.toBe(before);
    await ok('POST', `${path()}/undo`, added);
    expect(await contents()).toBe(before);
  });

  test('a recipe that is sent twice counts twice', async () => {
    const bread = await recipe('Bread', [flour(1, 'kilogram')]);
    await ok('POST', path(), [{ recipeId: bread.id }, { recipeId: bread.id, recipeIncrementQuantity: 1.5 }]);
    expect(await lines()).toEqual(['2.5 kilograms flour']);
    expect((await list()).recipeReferences).toMatchObject([{ recipeQuantity: 2.5 }]);
  });

  test('lines of one recipe in different units are one amount', async () => {
    const bread = await recipe('Bread', [flour(1, 'kilogram'), flour(250, 'gram')]);
    await ok('POST', `${path()}/${bread.id}`, { recipeIncrementQuantity: 2 });
    expect((await list()).listItems).toMatchObject([
      { quantity: 2.5, recipeReferences: [{ recipeQuantity: 1.25, recipeScale: 2 }] },
    ]);
    await ok('POST', `${path()}/${bread.id}/delete`, { recipeDecrementQuantity: 2 });
    expect(await lines()).toEqual([]);
  });

  test('what is at home is left out, and it is said; what is asked for by name is not', async () => {
    const bread = await recipe('Bread', [flour(1, 'kilogram'), { food: 'salt' }]);
    const salt = bread.recipeIngredient[1].food;
    await ok('PUT', `/foods/${salt.id}`, { onHand: true });
    const left = [{ recipeId: bread.id, foodId: salt.id, name: 'salt' }];
    expect(await ok('POST', `${path()}/${bread.id}`)).toMatchObject({ leftOut: left });
    expect(await lines()).toEqual(['1 kilogram flour']);
    const all = [{ recipeId: bread.id, recipeIngredients: bread.recipeIngredient }];
    expect(await ok('POST', path(), all)).toMatchObject({ leftOut: [] });
    expect(await lines()).toEqual(['2 kilograms flour', 'salt']);
  });

  test('a recipe within a recipe is made, as much of it as is asked for', async () => {
    const butter = { quantity: 100, unit: { name: 'gram' }, food: { name: 'butter' } };
    const crumble = await recipe('Crumble', [butter]);
    const dough = await recipe('Shortcrust', [
      flour(1, 'kilogram'),
      { quantity: 2, referencedRecipe: { id: crumble.id } },
    ]);
    await ok('PATCH', `/recipes/${dough.id}`, { recipeYield: '2 kilograms' });
    const half = { quantity: 500, unit: { name: 'gram' }, referencedRecipe: { id: dough.id } };
    const pie = await recipe('Pie', [half, { quantity: 1, referencedRecipe: { id: crumble.id } }]);
    await ok('POST', `${path()}/${pie.id}`, { recipeIncrementQuantity: 2 });
    expect(await lines()).toEqual(['0.5 kilogram flour', '300 grams butter']);
    await ok('POST', `${path()}/${pie.id}/delete`, { recipeDecrementQuantity: 2 });
    expect(await lines()).toEqual([]);
  });

  test('a recipe within a recipe is bought by its name where that is said, or nobody knows how much is meant', async () => {
    const dough = await recipe('Shortcrust', [flour(1, 'kilogram')]);
    const asked = { id: dough.id, name: 'Shortcrust' };
    const pie = await recipe('Pie', [{ quantity: 1, unit: { name: 'jar' }, referencedRecipe: asked }]);
    await ok('POST', `${path()}/${pie.id}`);
    expect(await lines()).toEqual(['1 jar Shortcrust']);
    const tart = await recipe('Tart', [{ quantity: 2, referencedRecipe: asked }]);
    await ok('POST', `${path()}/${tart.id}`, { recipeIngredients: [{ quantity: 2, note: 'Shortcrust' }] });
    expect(await lines()).toEqual(['1 jar Shortcrust', '2 Shortcrust']);
  });

  test('all recipes are added or none', async () => {
    const bread = await recipe('Bread', [flour(1, 'kilogram')]);
    const body = [{ recipeId: bread.id }, { recipeId: randomUUID() }];
    expect((await cook.call('POST', path(), { body })).status).toBe(404);
    expect(await lines()).toEqual([]);
  });

  test('an item that a client sends back as it was is as it was', async () => {
    await put({ food: { name: 'flour' }, unit: { name: 'gram' }, quantity: 500 });
    const bread = await recipe('Bread', [flour(3, 'cup')]);
    await ok('POST', `${path()}/${bread.id}`);
    const before = await contents();
    const [item] = (await list()).listItems;
    const { said: _, ...part } = item.recipeReferences[0];
    await ok('PUT', `/groups/shopping/items/${item.id}`, { ...item, recipeReferences: [part] });
    expect(await contents()).toBe(before);
    await ok('POST', `${path()}/${bread.id}/delete`);
    expect(await lines()).toEqual(['500 grams flour']);
  });

  test('an amount that is changed by hand stays in its unit', async () => {
    const bread = await recipe('Bread', [flour(500, 'gram')]);
    const cake = await recipe('Cake', [flour(1, 'kilogram')]);
    await ok('POST', `${path()}/${bread.id}`);
    const [item] = (await list()).listItems;
    await ok('PUT', `/groups/shopping/items/${item.id}`, { quantity: 777 });
    await ok('POST', `${path()}/${cake.id}`);
    expect(await lines()).toEqual(['1777 grams flour']);
    await ok('POST', `${path()}/${cake.id}/delete`);
    expect(await lines()).toEqual(['777 grams flour']);
    await ok('POST', `${path()}/${bread.id}/delete`);
    expect(await lines()).toEqual(['277 grams flour']);
  });

  test('units that are merged leave what was to be bought', async () => {
    await put({ food: { name: 'flour' }, unit: { name: 'gramme' }, quantity: 500 });
    const bread = await recipe('Bread', [flour(1, 'kilogram')]);
    await ok('POST', `${path()}/${bread.id}`);
    const { items: units } = await ok('GET', '/units?perPage=-1');
    const idOf = (name: string) => units.find((unit: { name: string }) => unit.name === name).id;
    const gram = await ok('POST', '/units', { name: 'gram' });
    await ok('PUT', '/units/merge', { fromUnit: idOf('gramme'), toUnit: gram.id });
    expect((await list()).listItems[0]).toMatchObject({ byHand: { said: { unit: { name: 'gram' } } } });
    await ok('POST', `${path()}/${bread.id}/delete`);
    expect(await lines()).toEqual(['500 gram flour']);
  });
});
