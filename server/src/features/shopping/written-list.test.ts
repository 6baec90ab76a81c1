import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, createMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('a list that was read before', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  test('shows whatever has changed since, of its items and of what they name', async () => {
    const { group } = await createHousehold(app);
    const cook = await createMember(app, group.id, 'organizer');
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
      const reply = await cook.call(method, path, body ? { body } : {});
      expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
      return reply.body;
    };
    const { id: listId } = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
    const add = async (item: object) =>
      (await call('POST', '/groups/shopping/items', { shoppingListId: listId, ...item })).createdItems[0];
    const label = await call('POST', '/groups/labels', { name: 'Dairy', color: '#111111' });
    const milk = await add({ food: { name: 'milk' }, unit: { name: 'cup' }, quantity: 2 });
    const soap = await add({ note: 'soap' });
    const slug = await call('POST', '/recipes', { name: 'Pancakes' });
    const ingredients = [{ quantity: 1, unit: 'cup', food: 'milk' }];
    const recipe = await call('PATCH', `/recipes/${slug}`, { name: 'Pancakes', recipeIngredient: ingredients });

    const shown = async () => (await call('GET', `/groups/shopping/lists/${listId}`)).listItems;
    let before = JSON.stringify(await shown());
    const changes = [
      () => call('PUT', `/foods/${milk.food.id}`, { ...milk.food, name: 'oat milk', labelId: label.id }),
      () => call('PUT', `/groups/labels/${label.id}`, { ...label, color: '#222222' }),
      () => call('PUT', `/units/${milk.unit.id}`, { ...milk.unit, name: 'mug' }),
      () => call('PUT', `/groups/shopping/items/${soap.id}`, { ...soap, checked: true }),
      () => call('POST', `/groups/shopping/lists/${listId}/recipe`, [{ recipeId: recipe.id }] as never),
      () => call('DELETE', `/recipes/${recipe.slug}`),
      () => call('POST', '/groups/shopping/items', { shoppingListId: listId, note: 'eggs' }),
      () => call('DELETE', `/groups/shopping/items/${soap.id}`),
      () => call('DELETE', `/foods/${milk.food.id}`),
    ];
    for (const [at, change] of changes.entries()) {
      await change();
      const items = await shown();
      expect(JSON.stringify(items), `after change ${at}`).not.toBe(before);
      const single = await Promise.all(
        items.map(({ id }: { id: string }) => call('GET', `/groups/shopping/items/${id}`)),
      );
      expect(items, `after change ${at}`).toEqual(single);
      before = JSON.stringify(items);
    }
  });
});
