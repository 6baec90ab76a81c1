import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('rules of the meal plan', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    for (const [name, tags, recipeCategory] of [
      ['Leek Soup', ['Quick'], ['Soup']],
      ['Bean Soup', [], ['Soup']],
      ['Salad', ['Quick'], []],
    ] as const) {
      await cook.call('POST', '/recipes', { body: { name } });
      await cook.call('PATCH', `/recipes/${name.toLowerCase().replace(' ', '-')}`, { body: { tags, recipeCategory } });
    }
  });

  const path = '/groups/mealplans/rules';
  const add = async (body: object) => {
    const reply = await cook.call('POST', path, { body });
    expect(reply.status).toBe(201);
    return reply.body;
  };
  const draw = async (body: object = { date: '2026-03-02', entryType: 'dinner' }) => {
    const reply = await cook.call('POST', '/households/mealplans/random', { body });
    return reply.status === 200 ? reply.body.recipe.name : [reply.status, reply.body.detail.message];
  };
  const drawn = async (body?: object) =>
    [...new Set(await Promise.all(Array.from({ length: 25 }, () => draw(body))))].sort();

  test('without any, every recipe of the group comes into question', async () => {
    const stranger = (await createHousehold(app)).member;
    await createRecipe(stranger, 'Elsewhere');
    await stranger.call('POST', path, { body: { tags: [] } });
    expect(await drawn()).toEqual(['Bean Soup', 'Leek Soup', 'Salad']);
  });

  test('ask for all that those say which speak of the day and the meal', async () => {
    await add({ day: 'monday', categories: [{ name: 'Soup' }] });
    await add({ entryType: 'dinner', tags: [{ name: 'Quick' }] });
    await add({ day: 'sunday', queryFilterString: 'name = "Nothing"' });
    expect(await drawn()).toEqual(['Leek Soup']);
    expect(await drawn({ date: '2026-03-02', entryType: 'lunch' })).toEqual(['Bean Soup', 'Leek Soup']);
    expect(await drawn({ date: '2026-03-03' })).toEqual(['Leek Soup', 'Salad']);
    expect(await draw({ date: '2026-03-01' })).toEqual([404, 'No recipes match your rules']);
  });

  test('ask by a filter as well', async () => {
    await add({ queryFilterString: 'name LIKE "%soup" OR name = "x"' });
    await add({ queryFilterString: 'name LIKE "bean%"' });
    expect(await drawn()).toEqual(['Bean Soup']);
  });

  test('are listed, changed, put in the bin and restored', async () => {
    const rule = await add({ day: 'friday', entry_type: 'lunch', tags: [{ name: 'Quick' }] });
    expect(rule).toMatchObject({ day: 'friday', entryType: 'lunch', categories: [], tags: [{ name: 'Quick' }] });
    const { body: saved } = await cook.call('PUT', `${path}/${rule.id}`, { body: { categories: [{ name: 'Soup' }] } });
    expect(saved).toMatchObject({ day: 'friday', categories: [{ name: 'Soup' }], tags: [{ name: 'Quick' }] });
    expect((await cook.call('GET', '/households/mealplans/rules?perPage=-1')).body.items).toEqual([saved]);
    expect((await cook.call('DELETE', `${path}/${rule.id}`)).body).toEqual(saved);
    expect((await cook.call('GET', `${path}/${rule.id}`)).body.detail.code).toBe('mealplan.rule-not-found');
    const { body: restored } = await cook.call('POST', '/groups/bin/restore', { body: { ids: [rule.id] } });
    expect(restored).toMatchObject([{ kind: 'mealplanRule', name: 'Soup, Quick' }]);
    expect((await cook.call('GET', `${path}/${rule.id}`)).body).toEqual(saved);
  });

  test('refuse a filter that cannot be read, and organizers that are not there', async () => {
    const { status, body } = await cook.call('POST', path, { body: { queryFilterString: 'rating >= ' } });
    expect([status, body.detail.code, body.detail.at]).toEqual([422, 'list.bad-filter', 9]);
    const unknown = await cook.call('POST', path, { body: { tags: [{ name: 'Nowhere' }] } });
    expect([unknown.status, unknown.body.detail.code]).toEqual([404, 'organizer.not-found']);
  });

  describe('whose tag was deleted', () => {
    const read = async (id: string) => (await cook.call('GET', `${path}/${id}`)).body;
    const remove = async (address: string) => expect((await cook.call('DELETE', address)).status).toBe(200);
    const restore = async (id: string) =>
      expect((await cook.call('POST', '/groups/bin/restore', { body: { ids: [id] } })).status).toBe(200);
    const names = (organizers: { name: string }[]) => organizers.map(({ name }) => name);

    test('say so, and allow nothing until it comes back', async () => {
      const rule = await add({ tags: [{ name: 'Quick' }], categories: [] });
      const [{ id: tagId }] = rule.tags;
      await remove(`/organizers/tags/${tagId}`);
      expect(await read(rule.id)).toMatchObject({ tags: [], missing: [{ id: tagId, kind: 'tag', name: 'Quick' }] });
      expect(await draw()).toEqual([404, 'No recipes match your rules']);
      // Whoever saves without knowing of it takes nothing out.
      await cook.call('PUT', `${path}/${rule.id}`, { body: { tags: [], day: 'unset' } });
      expect((await read(rule.id)).missing).toHaveLength(1);
      await restore(tagId);
      const now = await read(rule.id);
      expect([names(now.tags), now.missing]).toEqual([['Quick'], []]);
    });

    test('are repaired by taking it out, and leave it out when it comes back', async () => {
      const rule = await add({ tags: [{ name: 'Quick' }] });
      const [{ id: tagId }] = rule.tags;
      await remove(`/organizers/tags/${tagId}`);
      const { body } = await cook.call('PUT', `${path}/${rule.id}`, { body: { missing: [] } });
      expect(body.missing).toEqual([]);
      expect(typeof (await draw())).toBe('string');
      await restore(tagId);
      expect((await read(rule.id)).tags).toEqual([]);
    });

    test.each(['tag', 'rule'])('come back as they were, whichever of both was deleted first: the %s', async (first) => {
      const rule = await add({ tags: [{ name: 'Quick' }] });
      const [{ id: tagId }] = rule.tags;
      const addresses = [`/organizers/tags/${tagId}`, `${path}/${rule.id}`];
      for (const address of first === 'tag' ? addresses : addresses.toReversed()) await remove(address);
      await restore(rule.id);
      expect((await read(rule.id)).missing).toEqual([{ id: tagId, kind: 'tag', name: 'Quick' }]);
      await restore(tagId);
      const now = await read(rule.id);
      expect([names(now.tags), now.missing]).toEqual([['Quick'], []]);
      await remove(`${path}/${rule.id}`);
      await remove(`/organizers/tags/${tagId}`);
      await restore(tagId);
      await restore(rule.id);
      expect(names((await read(rule.id)).tags)).toEqual(['Quick']);
    });
  });

  test('follow a tag that is merged into another one', async () => {
    const rule = await add({ tags: [{ name: 'Quick' }] });
    const { body: fast } = await cook.call('POST', '/organizers/tags', { body: { name: 'Fast' } });
    const from = rule.tags[0].id;
    const preview = await cook.call('GET', `/organizers/tags/merge?from=${from}&to=${fast.id}`);
    expect(
      preview.body.dependents.map(({ kind, owners }: { kind: string; owners: number }) => [kind, owners]),
    ).toContainEqual(['mealPlanRule', 1]);
    const { body: merged } = await cook.call('PUT', '/organizers/tags/merge', { body: { from, to: fast.id } });
    const tags = async () =>
      (await cook.call('GET', `${path}/${rule.id}`)).body.tags.map(({ name }: { name: string }) => name);
    expect(await tags()).toEqual(['Fast']);
    await cook.call('POST', `/groups/merges/${merged.mergeId}/undo`);
    expect(await tags()).toEqual(['Quick']);
  });

  test('follow a tag that their filter names by its name, through a merge and a new name', async () => {
    const rule = await add({ queryFilterString: 'tags.name = "Quick" OR rating >= 4' });
    const filter = async () => (await cook.call('GET', `${path}/${rule.id}`)).body.queryFilterString;
    const { body: tags } = await cook.call('GET', '/organizers/tags');
    const quick = tags.items.find(({ name }: { name: string }) => name === 'Quick');
    const { body: fast } = await cook.call('POST', '/organizers/tags', { body: { name: 'Fast' } });
    const { body: merged } = await cook.call('PUT', '/organizers/tags/merge', {
      body: { from: quick.id, to: fast.id },
    });
    expect(await filter()).toBe('tags.name = "Fast" OR rating >= 4');
    await cook.call('POST', `/groups/merges/${merged.mergeId}/undo`);
    expect(await filter()).toBe('tags.name = "Quick" OR rating >= 4');
    await cook.call('PUT', `/organizers/tags/${quick.id}`, { body: { ...quick, name: 'Speedy' } });
    expect(await filter()).toBe('tags.name = "Speedy" OR rating >= 4');
  });
});
