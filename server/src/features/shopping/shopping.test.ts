import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const soup = {
  name: 'Leek Soup',
  recipeIngredient: [
    { quantity: 1.5, unit: 'kilogram', food: 'leek', note: 'chopped' },
    { quantity: 2, unit: 'kilogram', food: 'leek', note: 'again' },
    { quantity: 0.333, unit: 'cup', food: 'cream' },
    { quantity: null, unit: null, food: 'salt' },
    { note: 'some parsley' },
  ],
};

forEachDialect('shopping lists', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let listId: string;
  let recipe: { id: string; slug: string };
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    listId = (await ok('POST', '/groups/shopping/lists', { name: 'Saturday' })).id;
    const slug = await ok('POST', '/recipes', { name: soup.name });
    recipe = await ok('PATCH', `/recipes/${slug}`, soup);
  });

  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const reply = await cook.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };
  const add = (item: object) => ok('POST', '/groups/shopping/items', { shoppingListId: listId, ...item });
  const list = () => ok('GET', `/households/shopping/lists/${listId}`);
  interface Item {
    id: string;
    display: string;
    checked: boolean;
  }
  const lines = async (): Promise<string[]> =>
    (await list()).listItems.map(({ display, checked }: Item) => (checked ? `✓ ${display}` : display));
  const idOf = async (display: string): Promise<string> =>
    (await list()).listItems.find((item: Item) => item.display === display).id;
  const addSoup = (body?: object) => ok('POST', `/groups/shopping/lists/${listId}/recipe/${recipe.id}`, body);
  const takeSoup = (times?: number) =>
    ok(
      'POST',
      `/groups/shopping/lists/${listId}/recipe/${recipe.id}/delete`,
      times === undefined ? undefined : { recipeDecrementQuantity: times },
    );

  describe('a list', () => {
    test('belongs to whoever makes it, and has every label in order of their names', async () => {
      for (const name of ['Dairy', 'Bakery']) await ok('POST', '/groups/labels', { name });
      const made = await ok('POST', '/households/shopping/lists', {});
      expect(made).toMatchObject({ name: 'Shopping list', userId: cook.id, listItems: [], extras: {} });
      expect(made.labelSettings.map(({ label, position }: never) => [label, position])).toMatchObject([
        [{ name: 'Bakery' }, 0],
        [{ name: 'Dairy' }, 1],
      ]);
      expect(made).toMatchObject({ householdId: made.groupId, updateAt: made.updatedAt });
    });

    test('is renamed and handed over; keys that are absent stay', async () => {
      const other = await createMember(app, cook.groupId, 'member');
      await ok('PUT', `/groups/shopping/lists/${listId}`, { id: listId, groupId: cook.groupId, name: 'Sunday' });
      expect(await list()).toMatchObject({ name: 'Sunday', userId: cook.id });
      await ok('PUT', `/groups/shopping/lists/${listId}`, { userId: other.id, extras: { shop: 'market' } });
      expect(await list()).toMatchObject({ name: 'Sunday', userId: other.id, extras: { shop: 'market' } });
      const stranger = await cook.call('PUT', `/groups/shopping/lists/${listId}`, { body: { userId: randomUUID() } });
      expect(stranger.status).toBe(404);
    });

    test('keeps the aisles in the order of the shop, wherever new ones come', async () => {
      const ids: string[] = [];
      for (const name of ['Bakery', 'Dairy', 'Fruit']) ids.push((await ok('POST', '/groups/labels', { name })).id);
      const setting = (labelId: string | undefined, position: number) => ({
        id: labelId,
        shoppingListId: listId,
        labelId,
        position,
      });
      await ok('PUT', `/groups/shopping/lists/${listId}/label-settings`, [setting(ids[2], 0), setting(ids[0], 1)]);
      await ok('POST', '/groups/labels', { name: 'Ajar' });
      const names = (await list()).labelSettings.map(({ label }: { label: { name: string } }) => label.name);
      expect(names).toEqual(['Fruit', 'Bakery', 'Dairy', 'Ajar']);
      const wrong = [{ ...setting(ids[0], 0), shoppingListId: randomUUID() }];
      const refused = await cook.call('PUT', `/groups/shopping/lists/${listId}/label-settings`, { body: wrong });
      expect(refused.status).toBe(400);
    });

    test('is listed without its items', async () => {
      await add({ note: 'bags' });
      const { items } = await ok('GET', '/households/shopping/lists?page=1&perPage=-1&orderBy=name&orderDirection=asc');
      expect(items).toMatchObject([{ id: listId, name: 'Saturday', recipeReferences: [], labelSettings: [] }]);
      expect(items[0]).not.toHaveProperty('listItems');
    });

    test('goes to the bin with its items and comes back with them, without a food that has gone by its name', async () => {
      await addSoup();
      await ok('DELETE', `/groups/shopping/lists/${listId}`);
      expect((await cook.call('GET', `/groups/shopping/lists/${listId}`)).status).toBe(404);
      const { items: foods } = await ok('GET', '/foods?search=cream');
      await ok('DELETE', `/foods/${foods[0].id}`);
      expect(await ok('POST', '/groups/bin/restore', { ids: [listId] })).toMatchObject([{ name: 'Saturday' }]);
      expect(await lines()).toEqual(['3.5 kilograms leek chopped | again', '⅓ cup cream', 'salt', 'some parsley']);
      expect((await list()).recipeReferences).toMatchObject([{ recipeId: recipe.id, recipeQuantity: 1 }]);
      await ok('POST', '/groups/bin/restore', { ids: [foods[0].id] });
      expect((await list()).listItems[1]).toMatchObject({ food: { name: 'cream' } });
    });
  });

  describe('an item', () => {
    test('is a note, counted or not, or a food with its unit', async () => {
      await add({ note: 'milk', quantity: 3 });
      await add({ note: 'bags', quantity: 0 });
      await add({ food: { name: 'flour' }, unit: { name: 'kilogram' }, quantity: 2, note: 'fine' });
      expect(await lines()).toEqual(['3 milk', 'bags', '2 kilograms flour fine']);
      expect((await list()).listItems).toMatchObject([
        { isFood: false, food: null, position: 0 },
        { isFood: false, quantity: 0, position: 1 },
        { isFood: true, food: { name: 'flour' }, unit: { name: 'kilogram' }, position: 2 },
      ]);
    });

    test('joins one that asks for the same, with both notes; what is ticked off stays bought', async () => {
      const { createdItems } = await add({ food: { name: 'flour' }, quantity: 0.1, note: 'white' });
      const [first] = createdItems;
      const joined = await add({ foodId: first.foodId, quantity: 0.2, note: 'fine', extras: { from: 'ada' } });
      expect(joined).toMatchObject({
        createdItems: [],
        updatedItems: [{ id: first.id, quantity: 0.3, note: 'white | fine', extras: { from: 'ada' } }],
        deletedItems: [],
      });
      await ok('PUT', `/groups/shopping/items/${first.id}`, { checked: true });
      expect((await add({ foodId: first.foodId })).createdItems).toHaveLength(1);
      expect(await lines()).toHaveLength(2);
    });

    test('that is ticked off and back again is as before', async () => {
      await addSoup();
      const id = await idOf('salt');
      const { updatedItems } = await ok('PUT', `/households/shopping/items/${id}`, {
        shoppingListId: listId,
        checked: true,
      });
      expect(updatedItems).toMatchObject([{ id, checked: true, recipeReferences: [] }]);
      await ok('PUT', `/households/shopping/items/${id}`, { checked: false });
      expect((await ok('GET', `/groups/shopping/items/${id}`)).recipeReferences).toMatchObject([
        { recipeId: recipe.id },
      ]);
    });

    test('that became the same as another one stays, as devices know both', async () => {
      await add({ note: 'rolls', quantity: 2 });
      const { createdItems } = await add({ note: 'buns', quantity: 3 });
      const changed = await ok('PUT', '/groups/shopping/items', [{ ...createdItems[0], note: 'rolls' }]);
      expect(changed).toMatchObject({ updatedItems: [{ quantity: 3, note: 'rolls' }], deletedItems: [] });
      expect(await lines()).toEqual(['2 rolls', '3 rolls']);
    });

    test('of which less than nothing is needed goes', async () => {
      const { createdItems } = await add({ note: 'rolls' });
      const gone = await ok('PUT', `/groups/shopping/items/${createdItems[0].id}`, { quantity: -1 });
      expect(gone.deletedItems).toHaveLength(1);
      expect((await add({ note: 'rolls', quantity: -2 })).createdItems).toEqual([]);
      expect(await lines()).toEqual([]);
    });

    test('has the aisle of its food until it is given another one', async () => {
      const fruit = await ok('POST', '/groups/labels', { name: 'Fruit' });
      const market = await ok('POST', '/groups/labels', { name: 'Market' });
      const apple = await ok('POST', '/foods', { name: 'apple', labelId: fruit.id });
      const { createdItems } = await add({ foodId: apple.id });
      const [item] = createdItems;
      expect(item).toMatchObject({ labelId: fruit.id, label: { name: 'Fruit' } });
      await ok('PUT', `/groups/shopping/items/${item.id}`, item);
      await ok('PUT', `/foods/${apple.id}`, { labelId: market.id });
      expect((await list()).listItems).toMatchObject([{ label: { name: 'Market' } }]);
      await ok('PUT', `/groups/shopping/items/${item.id}`, { labelId: fruit.id });
      expect((await list()).listItems).toMatchObject([{ label: { name: 'Fruit' } }]);
    });

    test('is found by its list and by whether it is ticked off', async () => {
      await add({ note: 'one' });
      await add({ note: 'two', checked: true });
      const found = async (filter: string) =>
        (
          await ok('GET', `/groups/shopping/items?perPage=-1&orderBy=position&orderDirection=asc&queryFilter=${filter}`)
        ).items.map(({ note }: { note: string }) => note);
      expect(await found(`shoppingListId=${listId}`)).toEqual(['one', 'two']);
      expect(await found(encodeURIComponent(`shoppingListId = "${listId}" AND checked = false`))).toEqual(['one']);
    });

    test('is deleted alone or with others, and is told that it is done', async () => {
      await ok('POST', '/groups/shopping/items/create-bulk', [
        { shoppingListId: listId, note: 'one' },
        { shoppingListId: listId, note: 'two' },
        { shoppingListId: listId, note: 'three' },
      ]);
      const ids = (await list()).listItems.map(({ id }: Item) => id);
      expect(await ok('DELETE', `/groups/shopping/items/${ids[0]}`)).toMatchObject({
        message: 'Successfully deleted 1 item',
      });
      await ok('DELETE', `/groups/shopping/items?ids=${ids[1]}&ids=${ids[2]}&ids=${randomUUID()}`);
      expect(await lines()).toEqual([]);
      expect((await cook.call('GET', `/groups/shopping/items/${ids[0]}`)).status).toBe(404);
    });

    test.each([
      ['/groups/shopping/items', { shoppingListId: randomUUID(), note: 'milk' }, 404],
      ['/groups/shopping/items', { note: 'milk' }, 422],
      ['/groups/shopping/items', [], 422],
      ['/groups/shopping/items/create-bulk', [{ shoppingListId: randomUUID() }], 404],
    ])('without a list is refused: %s %o', async (path, body, status) => {
      expect((await cook.call('POST', path, { body })).status).toBe(status);
    });

    test.each(['foodId', 'unitId', 'labelId'])('with a %s that the group has not is refused', async (key) => {
      const body = { shoppingListId: listId, note: 'milk', [key]: randomUUID() };
      expect((await cook.call('POST', '/groups/shopping/items', { body })).status).toBe(404);
      expect(await lines()).toEqual([]);
    });
  });

  describe('a recipe', () => {
    test('is put on a list with all its lines, and taken off without a trace', async () => {
      await add({ food: { name: 'leek' }, unit: { name: 'kilogram' }, quantity: 1, note: 'young' });
      const before = await list();
      const after = await addSoup();
      expect(await lines()).toEqual([
        '4.5 kilograms leek young | chopped | again',
        '⅓ cup cream',
        'salt',
        'some parsley',
      ]);
      expect(after.recipeReferences).toMatchObject([
        { recipeId: recipe.id, recipeQuantity: 1, recipe: { name: soup.name } },
      ]);
      expect(after.listItems[0].recipeReferences).toMatchObject([
        { recipeQuantity: 3.5, recipeScale: 1, recipeNote: 'chopped | again' },
      ]);
      await takeSoup();
      const { updatedAt: _, updateAt: _at, ...item } = before.listItems[0];
      expect(await list()).toMatchObject({ recipeReferences: [], listItems: [item] });
    });

    test('is added up however often it is added', async () => {
      await addSoup();
      await addSoup({ recipeIncrementQuantity: 2 });
      expect(await lines()).toEqual(['10.5 kilograms leek chopped | again', '1 cup cream', 'salt', 'some parsley']);
      expect((await list()).recipeReferences).toMatchObject([{ recipeQuantity: 3 }]);
      await takeSoup(2);
      expect((await lines())[0]).toBe('3.5 kilograms leek chopped | again');
      expect((await takeSoup()).listItems).toEqual([]);
    });

    test('can be added in part, as much as is needed', async () => {
      const [, , cream] = (await ok('GET', `/recipes/${recipe.slug}`)).recipeIngredient;
      await addSoup({ recipeIncrementQuantity: 3, recipeIngredients: [cream] });
      expect(await lines()).toEqual(['1 cup cream']);
    });

    test('that was bought is added anew, and what was bought stays', async () => {
      await addSoup();
      const { listItems } = await list();
      const ticked = listItems.map((item: Item) => ({ ...item, checked: true }));
      await ok('PUT', '/groups/shopping/items', ticked);
      expect((await list()).recipeReferences).toEqual([]);
      await addSoup();
      expect((await list()).recipeReferences).toMatchObject([{ recipeQuantity: 1 }]);
      await takeSoup();
      expect(await lines()).toEqual([
        '✓ 3.5 kilograms leek chopped | again',
        '✓ ⅓ cup cream',
        '✓ salt',
        '✓ some parsley',
      ]);
    });

    test('leaves the list when the last item that it asked for was taken off by hand', async () => {
      await addSoup();
      for (const { id } of (await list()).listItems) await ok('DELETE', `/groups/shopping/items/${id}`);
      await addSoup();
      expect((await list()).recipeReferences).toMatchObject([{ recipeQuantity: 1 }]);
    });

    test('that is deleted leaves what is to be bought, and is named there again when it comes back', async () => {
      await addSoup();
      await ok('DELETE', `/recipes/${recipe.slug}`);
      expect(await list()).toMatchObject({ recipeReferences: [] });
      expect(await lines()).toHaveLength(4);
      expect((await list()).listItems[0].recipeReferences).toEqual([]);
      await ok('POST', '/groups/bin/restore', { ids: [recipe.id] });
      expect((await takeSoup()).listItems).toEqual([]);
    });

    test('that there is not is not found', async () => {
      const path = `/groups/shopping/lists/${listId}/recipe/${randomUUID()}`;
      expect((await cook.call('POST', path)).status).toBe(404);
    });
  });

  test('items show the names that their food, unit and label have by now', async () => {
    const [dairy, milk] = [
      await ok('POST', '/groups/labels', { name: 'Dairy' }),
      await ok('POST', '/foods', { name: 'milk' }),
    ];
    const unit = await ok('POST', '/units', { name: 'liter' });
    await add({ foodId: milk.id, unitId: unit.id, labelId: dairy.id, quantity: 2 });
    const names = async () => {
      const [{ food, unit, label }] = (await list()).listItems;
      return [food.name, unit.name, label.name];
    };
    expect(await names()).toEqual(['milk', 'liter', 'Dairy']);
    await ok('PUT', `/foods/${milk.id}`, { name: 'oat milk' });
    await ok('PUT', `/units/${unit.id}`, { name: 'bottle' });
    await ok('PUT', `/groups/labels/${dairy.id}`, { name: 'Fridge' });
    expect(await names()).toEqual(['oat milk', 'bottle', 'Fridge']);
    const [{ label }] = (await list()).labelSettings;
    expect(label.name).toBe('Fridge');
  });

  test('foods that are deleted leave their names, and have their items back when they are restored', async () => {
    const { createdItems } = await add({ food: { name: 'quince' }, quantity: 2, note: 'ripe' });
    await ok('DELETE', `/foods/${createdItems[0].foodId}`);
    expect(await lines()).toEqual(['2 quince, ripe']);
    await ok('POST', '/groups/bin/restore', { ids: [createdItems[0].foodId] });
    expect((await list()).listItems).toMatchObject([{ food: { name: 'quince' }, note: 'ripe' }]);
  });

  test('foods that are merged take their items along', async () => {
    const { createdItems } = await add({ food: { name: 'courgette' } });
    const zucchini = await ok('POST', '/foods', { name: 'zucchini' });
    await ok('PUT', '/foods/merge', { fromFood: createdItems[0].foodId, toFood: zucchini.id });
    expect((await list()).listItems).toMatchObject([{ foodId: zucchini.id }]);
  });
});
