import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('foods, units and organizers', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    const stranger = (await createHousehold(app)).member;
    for (const member of [cook, stranger]) {
      await member.call('POST', '/recipes', { body: { name: 'Everything' } });
      await member.call('PATCH', '/recipes/everything', {
        body: {
          tags: member === cook ? ['Ähnlich', 'breakfast', 'Zebra', '100%'] : ['Hidden'],
          recipeCategory: ['Dinner'],
          tools: ['Pot'],
          recipeIngredient: [{ food: 'Crème fraîche', unit: 'cup' }, { food: 'Milk' }],
        },
      });
    }
  });
  afterAll(() => app.close());

  const names = async (path: string): Promise<string[]> => {
    const { body } = await cook.call('GET', path);
    return body.items.map(({ name }: { name: string }) => name);
  };

  test('are those of the own group, of one kind each', async () => {
    expect(await names('/organizers/tags?orderBy=name&orderDirection=asc&perPage=-1')).toEqual([
      '100%',
      'Ähnlich',
      'breakfast',
      'Zebra',
    ]);
    expect(await names('/organizers/categories')).toEqual(['Dinner']);
    expect((await cook.call('GET', '/organizers/tools')).body.items).toMatchObject([
      { name: 'Pot', slug: 'pot', onHand: false, groupId: cook.groupId },
    ]);
  });

  test.each([
    ['/organizers/tags?search=ahn', ['Ähnlich']],
    ['/organizers/tags?search=%25', ['100%']],
    ['/organizers/tags?search=_', []],
    ['/organizers/tags?queryFilter=slug LIKE "z%25"', ['Zebra']],
    ['/foods?search=creme', ['Crème fraîche']],
    ['/foods?orderBy=name:desc', ['Milk', 'Crème fraîche']],
    ['/units?search=CUP', ['cup']],
  ])('%s', async (path, expected) => expect(await names(path)).toEqual(expected));

  test('a food has all that today’s clients need', async () => {
    const { body } = await cook.call('GET', '/foods?search=milk');
    expect(body.items).toMatchObject([
      { name: 'Milk', pluralName: null, description: '', aliases: [], extras: {}, labelId: null, onHand: false },
    ]);
    expect(body.items[0].updateAt).toBe(body.items[0].updatedAt);
  });

  test('links of lists keep what was asked for', async () => {
    const { body } = await cook.call('GET', '/organizers/tags?perPage=2&search=e&orderBy=name');
    expect(body).toMatchObject({ total: 2, total_pages: 1, next: null });
    const first = await cook.call('GET', '/organizers/tags?perPage=3&orderBy=name');
    expect(first.body.next).toBe('/organizers/tags?page=2&perPage=3&orderBy=name');
  });
});
