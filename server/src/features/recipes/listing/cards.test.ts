import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('the cards of a list', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Käse "Fondue"\n½' } });
    await change({
      description: 'Stir \\ well, 5" pot',
      recipeYieldQuantity: 4.5,
      rating: 3,
      tags: ['Cheese', 'Winter'],
      recipeCategory: ['Dinner'],
      tools: ['Caquelon'],
    });
  });
  afterAll(() => app.close());

  const card = async () => (await cook.call('GET', '/recipes')).body.items[0];
  const recipe = async () => (await cook.call('GET', `/recipes/${(await card()).slug}`)).body;
  const change = async (body: object) => cook.call('PATCH', `/recipes/${(await card()).slug}`, { body });

  test('say the same as the recipe itself', async () => {
    const shown = await card();
    expect(await recipe()).toMatchObject(shown);
    expect(shown).toMatchObject({ description: 'Stir \\ well, 5" pot', recipeYieldQuantity: 4.5, rating: 3 });
    expect(shown.tools).toEqual([expect.objectContaining({ name: 'Caquelon', onHand: false })]);
  });

  test('follow every change', async () => {
    await change({ name: 'Raclette', tags: ['Winter'], rating: null });
    expect(await card()).toMatchObject({ name: 'Raclette', slug: 'raclette', rating: null });
    expect((await card()).tags.map(({ name }: { name: string }) => name)).toEqual(['Winter']);
    expect(await recipe()).toMatchObject(await card());
  });

  test('follow their tags, whoever renames them', async () => {
    const { id } = (await card()).tags[0];
    await cook.db.change((db) =>
      db.update('organizers').set({ name: 'Cold days', onHand: 1 }).where('id', '=', id).execute(),
    );
    expect((await card()).tags).toEqual([expect.objectContaining({ name: 'Cold days', onHand: true })]);
    await cook.db.change((db) => db.remove('organizers').where('id', '=', id).execute());
    expect((await card()).tags).toEqual([]);
  });

  test('go with their recipes', async () => {
    await cook.call('DELETE', `/recipes/${(await card()).slug}`);
    expect((await cook.call('GET', '/recipes')).body).toMatchObject({ total: 0, items: [] });
  });
});
