import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the tables of a group', (database) => {
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

  const create = async (path: string, body: object) => (await cook.call('POST', path, { body })).body;
  const refusal = async (...call: Parameters<TestMember['call']>) => {
    const { status, body } = await organizer.call(...call);
    return { status, code: body.detail?.code };
  };
  const cookWith = async (name: string, ingredients: object[], more: object = {}) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    await cook.call('PATCH', `/recipes/${slug}`, { body: { recipeIngredient: ingredients, ...more } });
    return slug as string;
  };
  const names = async (path: string): Promise<string[]> =>
    (await cook.call('GET', path)).body.items.map(({ name }: { name: string }) => name);
  /** Counts as they are told, by the names of what they are about. */
  const references = async (path: string): Promise<Record<string, number>> => {
    const { body: counts } = await cook.call('GET', `${path}/references`);
    const { items } = (await cook.call('GET', `${path}?perPage=-1`)).body;
    const counted = items.filter(({ id }: { id: string }) => id in counts);
    return Object.fromEntries(counted.map(({ id, name }: { id: string; name: string }) => [name, counts[id]]));
  };

  test('a food is kept with all that is known of it', async () => {
    const label = await create('/groups/labels', { name: 'Produce', color: '#00ff00' });
    const { status, body: food } = await cook.call('POST', '/foods', {
      body: {
        name: ' Spring  onion ',
        pluralName: 'Spring onions',
        description: 'Green',
        labelId: label.id,
        aliases: [{ name: 'Scallion' }, 'SCALLION', 'spring onion', 'Green onion'],
        onHand: true,
        extras: { shelf: 'top' },
      },
    });
    expect(status).toBe(201);
    expect(food).toMatchObject({
      groupId: cook.groupId,
      name: 'Spring onion',
      pluralName: 'Spring onions',
      description: 'Green',
      labelId: label.id,
      label: { id: label.id, groupId: cook.groupId, name: 'Produce', color: '#00ff00' },
      aliases: [{ name: 'Scallion' }, { name: 'Green onion' }],
      onHand: true,
      extras: { shelf: 'top' },
    });
    expect((await cook.call('GET', `/foods/${food.id}`)).body).toEqual(food);

    const { body: changed } = await cook.call('PUT', `/foods/${food.id}`, {
      body: { name: 'Spring onion', labelId: '' },
    });
    expect(changed).toMatchObject({
      ...food,
      label: null,
      labelId: null,
      updatedAt: changed.updatedAt,
      updateAt: changed.updateAt,
    });
    const slug = await cookWith('Salad', [{ quantity: 2, food: 'scallion' }]);
    const { body: recipe } = await cook.call('GET', `/recipes/${slug}`);
    expect(recipe.recipeIngredient[0].food).toEqual(changed);
    expect(recipe.recipeIngredient[0].display).toBe('2 Spring onions');
    expect((await organizer.call('DELETE', `/foods/${food.id}`)).body).toEqual(changed);
    expect(await refusal('GET', `/foods/${food.id}`)).toEqual({ status: 404, code: 'food.not-found' });
  });

  test('a unit is kept with its abbreviations and what it equals', async () => {
    const unit = await create('/units', { name: 'Teaspoon' });
    expect(unit).toMatchObject({ fraction: true, abbreviation: '', useAbbreviation: false, standardUnit: null });
    const { body: changed } = await cook.call('PUT', `/units/${unit.id}`, {
      body: {
        name: 'teaspoon',
        pluralName: 'teaspoons',
        abbreviation: 'tsp',
        pluralAbbreviation: '',
        useAbbreviation: true,
        fraction: false,
        aliases: ['ts'],
        standardQuantity: 5,
        standardUnit: 'milliliter',
      },
    });
    expect(changed).toMatchObject({
      name: 'teaspoon',
      abbreviation: 'tsp',
      pluralAbbreviation: null,
      standardQuantity: 5,
      standardUnit: 'milliliter',
    });
    expect(await refusal('PUT', `/units/${unit.id}`, { body: { standardQuantity: null } })).toEqual({
      status: 400,
      code: 'unit.standard-incomplete',
    });
    const slug = await cookWith('Tea', [{ quantity: 2, unit: 'TSP', food: 'tea' }]);
    expect((await cook.call('GET', `/recipes/${slug}`)).body.recipeIngredient[0].unit).toEqual(changed);
    expect(await names('/units?search=tsp')).toEqual(['teaspoon']);
  });

  test.each(['/foods', '/units', '/groups/labels', '/organizers/tags'])(
    'a search of %s shows the exact name first, whatever the order',
    async (path) => {
      for (const name of ['Avocado oilx', 'Oilx', 'Zest of oilx']) await create(path, { name });

      expect((await names(`${path}?search=oilx&orderBy=name&orderDirection=asc&perPage=2`)).at(0)).toBe('Oilx');
      expect((await names(`${path}?search=OILX&orderBy=name&orderDirection=desc`)).at(0)).toBe('Oilx');
    },
  );

  test('a label answers 200 when it is made, and tells how many foods have it', async () => {
    const { status, body: label } = await cook.call('POST', '/groups/labels', { body: { name: 'Produce' } });
    expect(status).toBe(200);
    expect(label).toEqual({ id: label.id, groupId: cook.groupId, name: 'Produce', color: '#E0E0E0' });
    const foods = [await create('/foods', { name: 'Leek' }), await create('/foods', { name: 'Kale' })];
    const ids = foods.map(({ id }) => id);
    const bulk = { body: { ids: [...ids, '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a'], labelId: label.id } };
    expect((await organizer.call('POST', '/foods/bulk-actions/label', bulk)).body).toEqual({ changed: 2 });
    expect((await cook.call('GET', '/households/labels')).body.items).toEqual([label]);
    expect((await cook.call('GET', '/groups/labels/references')).body).toEqual({ [label.id]: 2 });
    expect(await names('/foods?queryFilter=label.name="Produce"&orderBy=name:asc')).toEqual(['Kale', 'Leek']);
    expect(await names(`/foods?queryFilter=labelId="${label.id}"&search=leek`)).toEqual(['Leek']);

    await organizer.call('DELETE', `/groups/labels/${label.id}`);
    expect((await cook.call('GET', `/foods/${ids[0]}`)).body.label).toBeNull();
    expect(await refusal('POST', '/foods/bulk-actions/label', bulk)).toEqual({ status: 404, code: 'label.not-found' });
  });

  test.each([
    ['/foods', 'food', 'Crème', 'CREME'],
    ['/units', 'unit', 'Tasse', 'tassé'],
    ['/groups/labels', 'label', 'Früchte', 'fruchte'],
    ['/organizers/categories', 'organizer', 'Dîner', 'diner'],
    ['/organizers/tags', 'organizer', 'Dîner', 'DINER'],
    ['/organizers/tools', 'organizer', 'Poêle', 'poele'],
  ])('%s have no two names that differ only in capitals or accents', async (path, kind, name, other) => {
    const first = await create(path, { name });
    const second = await create(path, { name: 'Something else' });
    const taken = { status: 400, code: `${kind}.name-taken` };
    expect(await refusal('POST', path, { body: { name: other } })).toEqual(taken);
    expect(await refusal('PUT', `${path}/${second.id}`, { body: { name: other } })).toEqual(taken);
    expect((await cook.call('PUT', `${path}/${first.id}`, { body: { name: other } })).body.name).toBe(other);
    for (const empty of ['', '   ']) expect((await refusal('POST', path, { body: { name: empty } })).status).toBe(422);
  });

  test.each([
    ['/foods', 'food'],
    ['/units', 'unit'],
    ['/groups/labels', 'label'],
    ['/organizers/categories', 'organizer'],
    ['/organizers/tags', 'organizer'],
    ['/organizers/tools', 'organizer'],
  ])('%s refuse names that are too long, and do not know those of another group', async (path, kind) => {
    expect((await refusal('POST', path, { body: { name: 'x'.repeat(256) } })).status).toBe(422);
    const mine = await create(path, { name: 'x'.repeat(255) });
    const stranger = (await createHousehold(app)).member;
    const { body: theirs } = await stranger.call('POST', path, { body: { name: 'Theirs' } });
    const unknown = { status: 404, code: `${kind}.not-found` };
    expect(await refusal('GET', `${path}/${theirs.id}`)).toEqual(unknown);
    expect(await refusal('PUT', `${path}/${theirs.id}`, { body: { name: 'Mine' } })).toEqual(unknown);
    expect(await refusal('DELETE', `${path}/${theirs.id}`)).toEqual(unknown);
    const bulk = await organizer.call('POST', `${path}/bulk-actions/delete`, { body: { ids: [theirs.id, mine.id] } });
    expect(bulk.body).toEqual({ changed: 1 });
    expect((await stranger.call('GET', `${path}/${theirs.id}`)).body.name).toBe('Theirs');
  });

  test('a food takes no label of another group', async () => {
    const stranger = (await createHousehold(app)).member;
    const { body: label } = await stranger.call('POST', '/groups/labels', { body: { name: 'Theirs' } });
    const unknown = { status: 404, code: 'label.not-found' };
    expect(await refusal('POST', '/foods', { body: { name: 'Leek', labelId: label.id } })).toEqual(unknown);
    const food = await create('/foods', { name: 'Leek' });
    expect(await refusal('PUT', `/foods/${food.id}`, { body: { labelId: label.id } })).toEqual(unknown);
    const bulk = { body: { ids: [food.id], labelId: label.id } };
    expect(await refusal('POST', '/foods/bulk-actions/label', bulk)).toEqual(unknown);
  });

  test('an alias leads to one thing: what would go round in circles is refused', async () => {
    const scallion = await create('/foods', { name: 'Scallion', aliases: ['Green onion'] });
    const onion = await create('/foods', { name: 'Onion' });
    const taken = { status: 400, code: 'food.alias-taken' };
    expect(await refusal('PUT', `/foods/${onion.id}`, { body: { name: 'Onion', aliases: ['scallion'] } })).toEqual(
      taken,
    );
    expect(await refusal('PUT', `/foods/${onion.id}`, { body: { name: 'Onion', aliases: ['GREEN ONION'] } })).toEqual(
      taken,
    );
    expect(await refusal('PUT', `/foods/${onion.id}`, { body: { name: 'Green Onion' } })).toEqual(taken);
    expect(await refusal('PUT', `/foods/${scallion.id}`, { body: { name: 'Scallion', aliases: ['onion'] } })).toEqual(
      taken,
    );
    expect((await cook.call('GET', '/foods?perPage=-1')).body.total).toBe(2);
  });

  test('it is told how many recipes use each, and which are used by none', async () => {
    await cookWith('One', [{ food: 'egg' }, { food: 'egg' }, { food: 'milk' }], { tags: ['quick'] });
    await cookWith('Two', [{ food: 'egg', unit: 'piece' }], { tags: ['quick', 'cheap'] });
    await create('/foods', { name: 'caviar' });
    await create('/units', { name: 'barrel' });
    await create('/organizers/tags', { name: 'rare' });
    expect(await references('/foods')).toEqual({ egg: 2, milk: 1 });
    expect(await references('/units')).toEqual({ piece: 1 });
    expect(await references('/organizers/tags')).toEqual({ quick: 2, cheap: 1 });
    for (const kind of ['tags', 'categories', 'tools']) {
      const { status, body: empty } = await cook.call('GET', `/organizers/${kind}/empty`);
      expect(status).toBe(200);
      expect(empty).toEqual(
        kind === 'tags' ? [expect.objectContaining({ name: 'rare', slug: 'rare', group_id: cook.groupId })] : [],
      );
    }
  });

  test('an organizer is found by its slug with its recipes, and leaves them when it is deleted', async () => {
    await cookWith('Soup', [], { recipeCategory: ['Dîner'], tags: ['Quick'], tools: ['Big pot'] });
    for (const [kind, slug] of [
      ['categories', 'diner'],
      ['tags', 'quick'],
      ['tools', 'big-pot'],
    ]) {
      const { body } = await cook.call('GET', `/organizers/${kind}/slug/${slug}`);
      expect(body).toMatchObject({ slug, groupId: cook.groupId, recipes: [{ name: 'Soup' }] });
      expect(await refusal('GET', `/organizers/${kind}/slug/none`)).toEqual({
        status: 404,
        code: 'organizer.not-found',
      });
      const renamed = await cook.call('PUT', `/organizers/${kind}/${body.id}`, { body: { name: `Über ${slug}` } });
      expect(renamed.body.slug).toBe(`uber-${slug}`);
      expect((await cook.call('GET', `/recipes?search=uber`)).body.total).toBe(1);
      const removed = await organizer.call('DELETE', `/organizers/${kind}/${body.id}`);
      expect(removed.status).toBe(200);
      if (kind !== 'tools') expect(removed.body).toBeNull();
      expect((await cook.call('GET', `/recipes?search=uber`)).body.total).toBe(0);
    }
    expect((await cook.call('GET', '/recipes/soup')).body).toMatchObject({ recipeCategory: [], tags: [], tools: [] });
  });

  test('what is deleted in use leaves the ingredients without it, and the search forgets it', async () => {
    const slug = await cookWith('Risotto', [{ quantity: 1, unit: 'cup', food: 'arborio', note: 'rinsed' }]);
    const { food, unit } = (await cook.call('GET', `/recipes/${slug}`)).body.recipeIngredient[0];
    expect((await cook.call('GET', '/recipes?search=arborio')).body.total).toBe(1);
    expect((await organizer.call('POST', '/foods/bulk-actions/delete', { body: { ids: [food.id] } })).body).toEqual({
      changed: 1,
    });
    expect(
      (await organizer.call('POST', '/units/bulk-actions/delete', { body: { ids: [unit.id, unit.id] } })).body,
    ).toEqual({ changed: 1 });
    const { body } = await cook.call('GET', `/recipes/${slug}`);
    expect(body.recipeIngredient).toMatchObject([{ quantity: 1, unit: null, food: null, note: 'rinsed' }]);
    expect((await cook.call('GET', '/recipes?search=arborio')).body.total).toBe(0);
  });

  test('a renamed food is found under its new name in all of its recipes', async () => {
    await cookWith('Parmigiana', [{ food: 'aubergine' }]);
    const [food] = (await cook.call('GET', '/foods?search=aubergine')).body.items;
    const line = { title: null, quantity: 1, unitId: null, foodId: food.id, note: '', originalText: null };
    for (let index = 1; index < 120; index++) {
      const { id } = await createRecipe(cook);
      const ingredient = { ...line, id: randomUUID(), recipeId: id, position: 0 };
      await cook.db.change((db) => db.insert('ingredients', ingredient).execute());
    }
    expect((await cook.call('GET', '/recipes?search=aubergine')).body.total).toBe(1);
    await cook.call('PUT', `/foods/${food.id}`, { body: { name: 'eggplant' } });
    expect((await cook.call('GET', '/recipes?search=aubergine')).body.total).toBe(0);
    expect((await cook.call('GET', '/recipes?search=eggplant')).body.total).toBe(120);
  });

  test('probable duplicates are suggested', async () => {
    for (const name of ['tomato', 'tomatoes', 'cardamom', 'cardamon', 'salt']) await create('/foods', { name });
    await cookWith('Sauce', [{ food: 'tomatoes' }]);
    const { body } = await cook.call('GET', '/foods/duplicates');
    expect(body).toMatchObject([
      { keep: { name: 'tomatoes', references: 1 }, others: [{ name: 'tomato', reason: 'plural', references: 0 }] },
      { keep: { name: 'cardamom' }, others: [{ name: 'cardamon', reason: 'typo' }] },
    ]);
    await create('/organizers/tags', { name: 'weeknight' });
    await create('/organizers/tags', { name: 'week-night' });
    expect((await cook.call('GET', '/organizers/tags/duplicates')).body).toMatchObject([
      { others: [{ reason: 'accent' }] },
    ]);
  });

  test('two that somebody says are not the same are suggested to nobody, until that is taken back', async () => {
    const tomato = await create('/foods', { name: 'tomato' });
    const tomatoes = await create('/foods', { name: 'tomatoes' });
    const apart = `/foods/${tomatoes.id}/different-from/${tomato.id.toUpperCase()}`;
    const suggested = async (member: TestMember) => (await member.call('GET', '/foods/duplicates')).body.length;
    expect(await suggested(organizer)).toBe(1);
    const pair = { one: { id: tomatoes.id, name: 'tomatoes' }, other: { id: tomato.id, name: 'tomato' } };
    expect((await cook.call('PUT', apart)).body).toEqual(pair);
    expect((await cook.call('PUT', apart)).status).toBe(200);
    expect([await suggested(cook), await suggested(organizer)]).toEqual([0, 0]);
    expect((await cook.call('GET', '/foods/duplicates/different')).body).toHaveLength(1);
    expect((await cook.call('GET', '/organizers/tags/duplicates/different')).body).toEqual([]);
    expect((await cook.call('DELETE', `/foods/${tomato.id}/different-from/${tomatoes.id}`)).status).toBe(200);
    expect(await suggested(organizer)).toBe(1);
    expect((await cook.call('GET', '/foods/duplicates/different')).body).toEqual([]);
    expect(await refusal('PUT', `/foods/${tomato.id}/different-from/${tomato.id}`)).toEqual({
      status: 400,
      code: 'duplicates.one-thing',
    });
    expect(await refusal('PUT', `/foods/${tomato.id}/different-from/${randomUUID()}`)).toEqual({
      status: 404,
      code: 'food.not-found',
    });
  });

  test('what was said of a thing goes with it, and comes back when its merge is undone', async () => {
    const [one, other] = [await create('/foods', { name: 'chili' }), await create('/foods', { name: 'chilli' })];
    const into = await create('/foods', { name: 'pepper' });
    await cook.call('PUT', `/foods/${one.id}/different-from/${other.id}`);
    const merge = { body: { fromFood: one.id, toFood: into.id } };
    const { body: merged } = await organizer.call('PUT', '/foods/merge', merge);
    const differences = () => cook.db.from('differentThings').select('oneId').execute();
    expect(await differences()).toEqual([]);
    await organizer.call('POST', `/groups/merges/${merged.mergeId}/undo`);
    expect((await cook.call('GET', '/foods/duplicates')).body).toEqual([]);
    await organizer.call('DELETE', `/foods/${other.id}`);
    expect(await differences()).toEqual([]);
  });

  test('a unit that a recipe names for the first time comes with what everybody knows of it', async () => {
    await cookWith('Cake', [{ unit: 'cup' }, { unit: 'Gramm' }, { unit: 'EL' }, { unit: 'blob' }]);
    const { items } = (await cook.call('GET', '/units?orderBy=name&orderDirection=asc')).body;
    expect(items).toMatchObject([
      { name: 'blob', fraction: true, pluralName: null, standardUnit: null },
      { name: 'cup', fraction: true, pluralName: 'cups', standardUnit: 'cup', standardQuantity: 1 },
      { name: 'EL', fraction: true, pluralName: null, standardUnit: 'milliliter', standardQuantity: 15 },
      { name: 'Gramm', fraction: false, abbreviation: 'g', standardUnit: 'gram' },
    ]);
    await cookWith('Pie', [{ unit: 'cups' }, { unit: 'g' }]);
    expect((await cook.call('GET', '/units')).body.total).toBe(4);
  });
});
