import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the filter of a cookbook', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
  });
  afterAll(() => app.close());

  const create = async (path: string, name: string) => (await cook.call('POST', path, { body: { name } })).body;
  const bookOf = async (queryFilterString: string) => {
    const { body } = await cook.call('POST', '/groups/cookbooks', { body: { name: 'Book', queryFilterString } });
    return body.id as string;
  };
  const filterOf = async (id: string) =>
    (await cook.call('GET', `/groups/cookbooks/${id}`)).body.queryFilterString as string;
  const merge = async (from: string, to: string) =>
    (await cook.call('PUT', '/organizers/tags/merge', { body: { from, to } })).body;
  const undo = (id: string) => cook.call('POST', `/groups/merges/${id}/undo`);

  test('follows a merge by id, name and slug, and its undoing', async () => {
    const [from, to] = [await create('/organizers/tags', 'So "fast"'), await create('/organizers/tags', 'Quick one')];
    const filter = `(tags.id IN ["${from.id}"] OR tags.slug <> ${from.slug}) AND tags.name = "So \\"fast\\"" AND name = "So \\"fast\\""`;
    const book = await bookOf(filter);
    const preview = await cook.call('GET', `/organizers/tags/merge?from=${from.id}&to=${to.id}`);
    expect(preview.body).toMatchObject({
      dependents: [{ kind: 'cookbook', owners: 1, first: [{ id: book }] }],
      left: [],
    });
    expect((await cook.call('GET', '/organizers/tags/references')).body).toEqual({ [from.id]: 0 });
    const { mergeId, moved } = await merge(from.id, to.id);
    expect(moved).toBe(1);
    expect(await filterOf(book)).toBe(
      `(tags.id IN ["${to.id}"] OR tags.slug <> "quick-one") AND tags.name = "Quick one" AND name = "So \\"fast\\""`,
    );
    await undo(mergeId);
    expect(await filterOf(book)).toBe(filter);
  });

  test('gives back what a merge changed also after it was changed otherwise', async () => {
    const [a, b, c] = [
      await create('/organizers/tags', 'A'),
      await create('/organizers/tags', 'B'),
      await create('/organizers/tags', 'C'),
    ];
    const book = await bookOf('tags.name = "A" AND tags.name <> "C"');
    const { mergeId } = await merge(a.id, b.id);
    await cook.call('PUT', `/organizers/tags/${c.id}`, { body: { name: 'D' } });
    expect(await filterOf(book)).toBe('tags.name = "B" AND tags.name <> "D"');
    await undo(mergeId);
    expect(await filterOf(book)).toBe('tags.name = "A" AND tags.name <> "D"');
  });

  test('follows a new name of a food, a unit and an organizer', async () => {
    const food = await create('/foods', 'Aubergine');
    const unit = await create('/units', 'Cup');
    const tool = await create('/organizers/tools', 'Pot');
    const book = await bookOf(
      'recipeIngredient.food.name = Aubergine AND recipeIngredient.unit.name IN [Cup] OR tools.slug = pot',
    );
    for (const [path, { id }, name] of [
      ['/foods', food, 'Eggplant'],
      ['/units', unit, 'Mug'],
      ['/organizers/tools', tool, 'Big Pot'],
    ] as const) {
      expect((await cook.call('PUT', `${path}/${id}`, { body: { name } })).status).toBe(200);
    }
    expect(await filterOf(book)).toBe(
      'recipeIngredient.food.name = "Eggplant" AND recipeIngredient.unit.name IN ["Mug"] OR tools.slug = "big-pot"',
    );
  });

  test('that looks for a part of the name stays, and the preview of a merge says so', async () => {
    const [from, to] = [await create('/organizers/tags', 'Christmas'), await create('/organizers/tags', 'Winter')];
    const book = await bookOf('tags.name LIKE "christ%"');
    const preview = await cook.call('GET', `/organizers/tags/merge?from=${from.id}&to=${to.id}`);
    expect(preview.body).toMatchObject({ dependents: [], left: [{ id: book, name: 'Book' }] });
    await merge(from.id, to.id);
    expect(await filterOf(book)).toBe('tags.name LIKE "christ%"');
  });

  test('still names what was deleted, and finds nothing by it', async () => {
    const tag = await create('/organizers/tags', 'Gone');
    await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    const book = await bookOf(`tags.id = "${tag.id}"`);
    expect((await cook.call('DELETE', `/organizers/tags/${tag.id}`)).status).toBe(200);
    expect(await filterOf(book)).toBe(`tags.id = "${tag.id}"`);
    expect((await cook.call('GET', `/recipes?cookbook=${book}`)).body.items).toEqual([]);
  });
});
