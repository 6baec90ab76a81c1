import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const day = 24 * 3_600_000;

forEachDialect('a merge', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let organizer: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  beforeEach(async () => {
    const { group, member } = await createHousehold(app);
    cook = member;
    organizer = await createMember(app, group.id, 'organizer');
  });
  afterAll(() => app.close());

  const cookWith = async (name: string, body: object) => {
    await cook.call('POST', '/recipes', { body: { name } });
    return (await cook.call('PATCH', `/recipes/${name.toLowerCase()}`, { body })).body;
  };
  const idOf = async (path: string, name: string): Promise<string> => {
    const { body } = await cook.call('GET', `${path}?queryFilter=name="${name}"`);
    return body.items[0]?.id;
  };
  const foodsOf = async (slug: string): Promise<string[]> => {
    const { body } = await cook.call('GET', `/recipes/${slug}`);
    return body.recipeIngredient.map(({ food }: { food: { name: string } | null }) => food?.name ?? null);
  };
  const found = async (search: string) => (await cook.call('GET', `/recipes?search=${search}`)).body.total;
  const mergeFoods = async (fromFood: string, toFood: string) =>
    organizer.call('PUT', '/foods/merge', { body: { fromFood, toFood } });
  const undo = (mergeId: string) => organizer.call('POST', `/groups/merges/${mergeId}/undo`);

  test('tells beforehand what it would change, moves every use, and is undone', async () => {
    await cookWith('Salad', { recipeIngredient: [{ food: 'scallion' }, { food: 'egg' }, { food: 'scallion' }] });
    await cookWith('Soup', { recipeIngredient: [{ food: 'scallion' }, { food: 'spring onion' }] });
    const [from, to] = [await idOf('/foods', 'scallion'), await idOf('/foods', 'spring onion')];
    await cook.call('PUT', `/foods/${from}`, {
      body: { pluralName: 'scallions', aliases: ['green onion'], onHand: true },
    });

    const preview = await cook.call('GET', `/foods/merge?fromFood=${from}&toFood=${to}`);
    expect(preview.body).toEqual({
      from: { id: from, name: 'scallion' },
      to: { id: to, name: 'spring onion' },
      aliases: ['scallion', 'scallions', 'green onion'],
      left: [],
      dependents: [
        {
          kind: 'recipe',
          owners: 2,
          references: 3,
          first: [
            expect.objectContaining({ name: 'Salad', slug: 'salad', references: 2 }),
            expect.objectContaining({ name: 'Soup', references: 1 }),
          ],
        },
      ],
    });

    const before = (await cook.call('GET', `/foods/${from}`)).body;
    const { status, body: merged } = await mergeFoods(from, to);
    expect(status).toBe(200);
    expect(merged).toMatchObject({ error: false, moved: 3 });
    expect(await foodsOf('salad')).toEqual(['spring onion', 'egg', 'spring onion']);
    expect((await cook.call('GET', `/foods/${from}`)).status).toBe(404);
    expect((await cook.call('GET', `/foods/${to}`)).body.aliases).toHaveLength(3);
    expect(await found('scallion')).toBe(0);

    await cookWith('Stew', { recipeIngredient: [{ food: 'Scallions' }] });
    expect(await foodsOf('stew')).toEqual(['spring onion']);
    await cook.call('PATCH', '/recipes/salad', { body: { recipeIngredient: [{ food: 'spring onion' }] } });

    const { body: list } = await cook.call('GET', '/households/merges');
    expect(list.items).toMatchObject([
      {
        id: merged.mergeId,
        kind: 'food',
        fromName: 'scallion',
        toName: 'spring onion',
        moved: 3,
        mergedBy: organizer.fullName,
      },
    ]);
    const undone = await undo(merged.mergeId);
    expect(undone.body).toEqual({ kind: 'food', id: from, name: 'scallion', moved: 1 });
    expect((await cook.call('GET', `/foods/${from}`)).body).toEqual(before);
    expect((await cook.call('GET', `/foods/${to}`)).body.aliases).toEqual([]);
    expect(await foodsOf('soup')).toEqual(['scallion', 'spring onion']);
    expect(await found('scallion')).toBe(1);
    expect((await cook.call('GET', '/groups/merges')).body.items).toEqual([]);
    expect((await undo(merged.mergeId)).status).toBe(404);
  });

  test('brings back the label with the food', async () => {
    const { body: label } = await cook.call('POST', '/groups/labels', { body: { name: 'Produce' } });
    const { body: from } = await cook.call('POST', '/foods', { body: { name: 'courgette', labelId: label.id } });
    const { body: to } = await cook.call('POST', '/foods', { body: { name: 'zucchini' } });
    const { body: merged } = await mergeFoods(from.id, to.id);
    await undo(merged.mergeId);
    expect((await cook.call('GET', `/foods/${from.id}`)).body.label).toEqual(label);
  });

  test('of units moves the ingredients', async () => {
    await cookWith('Cake', {
      recipeIngredient: [
        { quantity: 1, unit: 'cup', food: 'flour' },
        { quantity: 2, unit: 'cp.' },
      ],
    });
    const [fromUnit, toUnit] = [await idOf('/units', 'cp.'), await idOf('/units', 'cup')];
    const { body } = await organizer.call('PUT', '/units/merge', { body: { fromUnit, toUnit } });
    const units = async () =>
      (await cook.call('GET', '/recipes/cake')).body.recipeIngredient.map(
        ({ unit }: { unit: { name: string } }) => unit.name,
      );
    expect(await units()).toEqual(['cup', 'cup']);
    await undo(body.mergeId);
    expect(await units()).toEqual(['cup', 'cp.']);
  });

  test.each([
    ['categories', 'recipeCategory'],
    ['tags', 'tags'],
    ['tools', 'tools'],
  ])('of %s leaves one where a recipe had both, and undoing brings back both', async (kind, field) => {
    await cookWith('Both', { [field]: ['Fast', 'Quick', 'Other'] });
    await cookWith('One', { [field]: ['Fast'] });
    const path = `/organizers/${kind}`;
    const [from, to] = [await idOf(path, 'Fast'), await idOf(path, 'Quick')];
    const preview = await cook.call('GET', `${path}/merge?from=${from}&to=${to}`);
    expect(preview.body).toMatchObject({ aliases: [], dependents: [{ kind: 'recipe', owners: 2, references: 2 }] });
    const { body } = await organizer.call('PUT', `${path}/merge`, { body: { from, to } });
    const names = async (slug: string) =>
      (await cook.call('GET', `/recipes/${slug}`)).body[field].map(({ name }: { name: string }) => name);
    expect(await names('both')).toEqual(['Quick', 'Other']);
    expect(await names('one')).toEqual(['Quick']);
    expect([await found('fast'), await found('quick')]).toEqual([0, 2]);
    expect((await undo(body.mergeId)).body).toMatchObject({ moved: 2, name: 'Fast' });
    expect(await names('both')).toEqual(['Fast', 'Quick', 'Other']);
    expect(await names('one')).toEqual(['Fast']);
    expect([await found('fast'), await found('quick')]).toEqual([2, 1]);
  });

  test('is refused into itself, with what is not there, and to who may not organize', async () => {
    const { body: food } = await cook.call('POST', '/foods', { body: { name: 'salt' } });
    const refusal = async (fromFood: string, toFood: string) => (await mergeFoods(fromFood, toFood)).body.detail.code;
    expect(await refusal(food.id, food.id)).toBe('merge.into-itself');
    expect(await refusal(food.id.toUpperCase(), food.id)).toBe('merge.into-itself');
    expect(await refusal(food.id, '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a')).toBe('food.not-found');
    const { status } = await cook.call('PUT', '/foods/merge', { body: { fromFood: food.id, toFood: food.id } });
    expect(status).toBe(403);
    expect((await cook.call('GET', '/foods')).body.total).toBe(1);
  });

  test.each([
    ['/foods', 'fromFood', 'toFood', 'food'],
    ['/units', 'fromUnit', 'toUnit', 'unit'],
    ['/organizers/categories', 'from', 'to', 'organizer'],
    ['/organizers/tags', 'from', 'to', 'organizer'],
    ['/organizers/tools', 'from', 'to', 'organizer'],
  ])('of %s is refused into itself and across groups, before anything has moved', async (path, from, to, kind) => {
    const { body: mine } = await cook.call('POST', path, { body: { name: 'Mine' } });
    const stranger = (await createHousehold(app)).member;
    const { body: theirs } = await stranger.call('POST', path, { body: { name: 'Theirs' } });
    const merge = async (one: string, other: string) => {
      const { status, body } = await organizer.call('PUT', `${path}/merge`, { body: { [from]: one, [to]: other } });
      const preview = await cook.call('GET', `${path}/merge?${from}=${one}&${to}=${other}`);
      expect(preview.body.detail.code).toBe(body.detail.code);
      return { status, code: body.detail.code };
    };
    expect(await merge(mine.id, mine.id)).toEqual({ status: 400, code: 'merge.into-itself' });
    expect(await merge(mine.id, theirs.id)).toEqual({ status: 404, code: `${kind}.not-found` });
    expect(await merge(theirs.id, mine.id)).toEqual({ status: 404, code: `${kind}.not-found` });
    expect((await cook.call('GET', `${path}/${mine.id}`)).body.name).toBe('Mine');
    expect((await stranger.call('GET', `${path}/${theirs.id}`)).body.name).toBe('Theirs');
    expect((await cook.call('GET', '/groups/merges')).body.items).toEqual([]);
  });

  test('in a chain is undone from its end, and everything is where it was', async () => {
    await cookWith('Chain', { recipeIngredient: [{ food: 'a' }, { food: 'b' }, { food: 'c' }, { food: 'd' }] });
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => idOf('/foods', name)));
    const [a = '', b = '', c = '', d = ''] = ids;
    const merges: string[] = [];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [d, c],
    ] as const) {
      app.clock.pass(1000);
      merges.push((await mergeFoods(from, to)).body.mergeId);
    }
    const [first = '', second = '', third = ''] = merges;
    expect(await foodsOf('chain')).toEqual(['c', 'c', 'c', 'c']);
    expect((await undo(first)).body.detail.code).toBe('merge.later-one-first');
    expect(await foodsOf('chain')).toEqual(['c', 'c', 'c', 'c']);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await foodsOf('chain')).toEqual(['a', 'b', 'c', 'c']);
    expect((await undo(third)).status).toBe(200);
    expect(await foodsOf('chain')).toEqual(['a', 'b', 'c', 'd']);
    for (const id of ids) expect((await cook.call('GET', `/foods/${id}`)).body.aliases).toEqual([]);
  });

  test('cannot be undone when its name is given again, a later merge stands in the way, or 30 days have passed', async () => {
    const create = async (name: string) => (await cook.call('POST', '/foods', { body: { name } })).body.id;
    const [a, b, c] = [await create('a'), await create('b'), await create('c')];
    const first = (await mergeFoods(a, b)).body.mergeId;
    app.clock.pass(1000);
    const second = (await mergeFoods(b, c)).body.mergeId;
    expect((await undo(first)).body.detail.code).toBe('merge.later-one-first');
    expect((await undo(second)).status).toBe(200);
    await cook.call('PUT', `/foods/${b}`, { body: { aliases: [] } });
    const again = await create('A');
    expect((await undo(first)).body.detail).toMatchObject({ code: 'food.name-taken' });
    await organizer.call('DELETE', `/foods/${again}`);
    app.clock.pass(31 * day);
    // The clock of the sessions has moved on as well.
    const { body } = await createMember(app, organizer.groupId, 'organizer').then(({ call }) =>
      call('POST', `/groups/merges/${first}/undo`),
    );
    expect(body.detail.code).toBe('merge.not-found');
    expect(await organizer.db.from('merges').select('id').execute()).toHaveLength(1);
    await app.jobs.runDue();
    expect(await organizer.db.from('merges').select('id').execute()).toEqual([]);
  });

  test('into something that is deleted since then still brings back the name', async () => {
    await cookWith('Pie', { recipeIngredient: [{ food: 'apple' }, { food: 'pear' }] });
    const [from, to] = [await idOf('/foods', 'apple'), await idOf('/foods', 'pear')];
    const { body } = await mergeFoods(from, to);
    await organizer.call('DELETE', `/foods/${to}`);
    expect((await undo(body.mergeId)).body).toMatchObject({ name: 'apple', moved: 0 });
    expect(await foodsOf('pie')).toEqual([null, null]);
  });
});
