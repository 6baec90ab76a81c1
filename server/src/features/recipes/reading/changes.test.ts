import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('what changed of the recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    const stranger = (await createHousehold(app)).member;
    await stranger.call('POST', '/recipes', { body: { name: 'Of others' } });
    for (const name of ['Soup', 'Pie', 'Bread']) await cook.call('POST', '/recipes', { body: { name } });
  });
  afterAll(() => app.close());

  const ask = async (since: number, who = cook) => {
    const { status, body } = await who.call('GET', `/groups/recipes/changes?since=${since}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return { ...body, names: body.recipes.map(({ name }: { name: string }) => name) };
  };

  test('is everything at first, whole as each recipe is answered', async () => {
    const { names, recipes, total, removed, next } = await ask(0);
    expect(names.toSorted()).toEqual(['Bread', 'Pie', 'Soup']);
    expect([total, removed, next]).toEqual([3, [], null]);
    const soup = recipes.find(({ slug }: { slug: string }) => slug === 'soup');
    expect(soup).toEqual((await cook.call('GET', '/recipes/soup')).body);
  });

  test('is later only what was saved, deleted or restored since, also by another name of a food', async () => {
    const { body: food } = await cook.call('POST', '/foods', { body: { name: 'leek' } });
    await cook.call('PATCH', '/recipes/pie', { body: { recipeIngredient: [{ food: { id: food.id, name: 'leek' } }] } });
    const { revision } = await ask(0);
    expect((await ask(revision)).names).toEqual([]);

    const { body: gone } = await cook.call('DELETE', '/recipes/bread');
    await cook.call('PUT', `/foods/${food.id}`, { body: { id: food.id, name: 'wild leek' } });
    const later = await ask(revision);
    expect([later.names, later.removed, later.total]).toEqual([['Pie'], [gone.id], 2]);
    expect(later.recipes[0].recipeIngredient[0].food.name).toBe('wild leek');
    expect((await cook.call('GET', '/groups/recipes/ids')).body).toHaveLength(2);
  });

  test('comes in pages, also where one change touched them all', async () => {
    const before = await ask(0);
    for (const name of ['Stew', 'Cake']) await cook.call('POST', '/recipes', { body: { name } });
    const { body: tag } = await cook.call('POST', '/organizers/tags', { body: { name: 'Quick' } });
    const all = (await ask(0)).recipes.map(({ slug }: { slug: string }) => slug);
    const tagged = await cook.call('POST', '/recipes/bulk-actions/tag', { body: { recipes: all, tags: [tag] } });
    expect(tagged.status).toBe(200);
    const { names, total } = await ask(before.revision);
    expect(names).toHaveLength(total);
    // As if the page had ended there.
    const [first] = await cook.db.from('recipes').select(['revision', 'number']).orderBy('number').execute();
    const rest = await cook.call('GET', `/groups/recipes/changes?since=0&after=${first?.revision}.${first?.number}`);
    expect(rest.body.recipes).toHaveLength(total - 1);
  });

  test('leaves out what another member keeps to themselves, who is told so by the number', async () => {
    const other = await createMember(app, cook.db.groupId);
    const before = await ask(0, other);
    await cook.call('PUT', '/recipes/soup/visibility', { body: { visibility: 'owner' } });
    const after = await ask(before.revision, other);
    expect([after.names, after.total]).toEqual([[], before.total - 1]);
    expect((await ask(before.revision)).names).toEqual(['Soup']);
    const { body: ids } = await other.call('GET', '/groups/recipes/ids');
    expect(ids).toHaveLength(after.total);
  });
});
