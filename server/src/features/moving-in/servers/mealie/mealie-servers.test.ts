import { afterEach, beforeEach, expect, test } from 'vitest';
import { mealieId } from '../../../../../../reader/test/mealie-database.ts';
import { endAt } from '../../../../../test/end-at.ts';
import { createHousehold, createMember, type TestMember } from '../../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../../test/for-each-dialect.ts';
import {
  type MealieServer,
  mealieTokens,
  openMealieServer,
  type StandInVersion,
  standInVersions,
} from '../../../../../test/mealie-server.ts';
import { picture } from '../../../../../test/pictures.ts';
import { openStandIn } from '../../../../../test/recipe-servers.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';

const photo = await picture('#7b3f00', 60, 40).webp().toBuffer();
const minute = 60_000;

interface Item {
  note: string;
  quantity: number;
  checked: boolean;
  food: { name: string } | null;
  recipeReferences: { recipeId: string; recipeQuantity: number }[];
}

forEachDialect('all of a household on a server of Mealie', (database) => {
  let app: TestApp;
  let manager: TestMember;
  let bo: TestMember;
  let mealie: MealieServer;
  // Its ids are those of recipes: on a server that has them already it would come under others.
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group } = await createHousehold(app);
    manager = await createMember(app, group.id, 'manager');
    bo = await createMember(app, group.id, 'member', `bo${group.id.slice(0, 8)}`);
  });
  afterEach(async () => {
    await mealie.close();
    await app.close();
  });

  const open = async (version: StandInVersion) => {
    mealie = await openMealieServer(version);
    for (const person of mealie.tables.users ?? []) {
      if (person.username === 'Bo') person.email = bo.email;
    }
    const recipe = `recipes/${mealieId('leek soup')}`;
    mealie.files.set(`${recipe}/images/original.webp`, photo);
    mealie.files.set(`${recipe}/images/timeline/${mealieId('made')}/original.webp`, photo);
    mealie.files.set(`${recipe}/assets/scan.pdf`, Buffer.from('a scan'));
  };
  const send = ({ call }: TestMember, more: object = {}, path = '') =>
    call('POST', `/groups/move-servers${path}`, {
      body: { server: 'mealie', address: mealie.origin, token: mealieTokens.ada, ...more },
    });
  const finish = async (wait = 10 * minute) => {
    for (let round = 0; round < 4; round += 1) {
      await app.jobs.runDue().catch(() => undefined);
      app.clock.pass(wait);
    }
  };
  const look = async ({ call }: TestMember, id: string) => (await call('GET', `/groups/move-servers/${id}`)).body;
  const moveOf = async ({ call }: TestMember, moveId: string) => (await call('GET', `/groups/moves/${moveId}`)).body;
  /** Starts the move of what was read last. */
  const bring = async (member: TestMember, id: string) => {
    const { moveId } = await look(member, id);
    const started = await member.call('POST', `/groups/moves/${moveId}/start`);
    expect(started.body).toMatchObject({ state: 'moving' });
    await finish();
    return moveOf(member, moveId);
  };
  const readAll = async (member: TestMember, more: object = {}) => {
    const { status, body } = await send(member, more);
    expect(status).toBe(201);
    await finish();
    const read = await look(member, body.id);
    expect(read).toMatchObject({ state: 'read', problem: null, hasLogin: false, moveId: expect.any(String) });
    return read;
  };
  const again = async (member: TestMember, id: string) => {
    const body = { token: mealieTokens.ada };
    expect((await member.call('POST', `/groups/move-servers/${id}/again`, { body })).status).toBe(202);
    await finish();
    return look(member, id);
  };
  const get = async ({ call }: TestMember, path: string) => (await call('GET', path)).body;
  const soup = `/recipes/${mealieId('leek soup')}`;
  const weekly = `/households/shopping/lists/${mealieId('weekly')}`;
  const plan = '/households/mealplans?start_date=2023-06-01&end_date=2023-06-30';
  /** Somebody of the household who has no account here. */
  const addCy = () => {
    const cy = { id: mealieId('Cy'), group_id: mealieId('home'), username: 'cy', full_name: 'Cy Young' };
    mealie.tables.users?.push({ ...cy, email: 'cy@example.org', household_id: mealieId('kitchen') });
    mealie.tables.recipe_comments?.push({
      ...{ id: mealieId('second'), recipe_id: mealieId('leek soup'), user_id: cy.id, text: 'Needs salt.' },
    });
  };
  const change = (table: string, name: string, values: object) => {
    const row = mealie.tables[table]?.find(({ id }) => id === mealieId(name));
    Object.assign(row ?? expect.fail(`no ${name}`), values);
  };

  test.each(standInVersions)('arrives complete from %s, once it is wanted', async (version) => {
    await open(version);
    const found = await send(manager, { address: `${mealie.origin}/g/home/r/leek-soup` }, '/find');
    expect(found.body).toMatchObject({ version, user: 'ada Smith', recipes: 2, isAdmin: true });
    const hasHouseholds = version !== '1.4.0';

    const read = await readAll(manager);
    expect(read.counts).toEqual(
      expect.arrayContaining([
        { what: 'recipes', number: 2 },
        { what: 'lists', number: 1 },
        { what: 'items', number: 2 },
        { what: 'meals', number: 2 },
        { what: 'cookbooks', number: 1 },
        { what: 'rules', number: 1 },
        { what: 'members', number: 2 },
        { what: 'foods', number: 2 },
        { what: 'ratings', number: 1 },
      ]),
    );
    expect(read.problems).toEqual(
      expect.arrayContaining([
        { table: 'groups', reason: 'of-others', rows: 1, example: 'Flat Share' },
        { table: 'group_events_notifiers', reason: 'not-sent', rows: 1, example: 'Phone' },
        expect.objectContaining({ table: 'group_meal_plans', reason: 'unreadable', rows: 1 }),
      ]),
    );
    expect((await get(manager, '/recipes')).total).toBe(0);

    const move = await moveOf(manager, read.moveId);
    expect(move).toMatchObject({
      ...{ state: 'ready', apps: ['mealie_alpha'], recipes: 2, counts: { pictures: 1, categories: 1, tags: 1 } },
      ...{ besides: { counts: expect.arrayContaining([{ what: 'lists', number: 1 }]), came: [] } },
      samples: expect.arrayContaining([expect.objectContaining({ name: 'Leek Soup', hasPicture: true, known: null })]),
    });

    const moved = await bring(manager, read.id);
    expect(moved).toMatchObject({ state: 'moved', progress: { brought: 2, incomplete: 0, refused: 0 } });
    expect(moved.besides.came).toEqual(
      expect.arrayContaining([
        { what: 'lists', number: 1 },
        { what: 'items', number: 2 },
        { what: 'meals', number: 2 },
        { what: 'cookbooks', number: 1 },
        { what: 'rules', number: 1 },
        { what: 'webhooks', number: 1 },
        { what: 'notifiers', number: 1 },
        { what: 'links', number: 1 },
        ...(hasHouseholds ? [{ what: 'actions', number: 2 }] : []),
      ]),
    );
    expect(moved.besides.missing).toEqual([]);

    expect(await get(bo, '/recipes/leek-soup')).toMatchObject({
      ...{ id: mealieId('leek soup'), name: 'Leek Soup', description: 'Warm.', recipeYield: '4 servings' },
      ...{ totalTime: '40 minutes', performTime: '30 minutes', orgURL: 'https://example.org/soup' },
      ...{ dateAdded: '2023-05-04', rating: hasHouseholds ? 4 : 5, image: expect.any(String) },
      ...{ recipeCategory: [{ slug: 'soups' }], tags: [{ slug: 'quick' }], tools: [{ slug: 'pot' }] },
      recipeIngredient: [
        { title: 'For the pot', food: { name: 'leek' }, quantity: 2, note: 'sliced' },
        { food: { name: 'milk' }, unit: { name: 'cup' }, quantity: 1.5, originalText: '1 1/2 cups milk' },
        ...(version === '3.2.1' ? [{ referencedRecipe: { id: mealieId('stock') } }] : []),
      ],
      recipeInstructions: [
        { title: 'Cook', text: 'Slice the leek.', ingredientReferences: [{}] },
        { text: 'Add the milk.' },
      ],
      ...{ notes: [{ title: 'Tip', text: 'Better the day after.' }], nutrition: { calories: '240 kcal' } },
      ...{ extras: { cellar: 'shelf 2' }, assets: [{ name: 'Scan', icon: 'mdi-file', fileName: 'scan.pdf' }] },
      settings: { disableAmount: false },
    });
    expect(await get(bo, '/recipes/stock')).toMatchObject({ userId: bo.id, settings: { public: false, locked: true } });
    const media = (path: string) => app.server.inject({ url: `/api/media${soup}/${path}` });
    for (const path of [
      'images/original.webp',
      `images/timeline/${mealieId('made')}/original.webp`,
      'assets/scan.pdf',
    ]) {
      expect([path, (await media(path)).statusCode]).toEqual([path, 200]);
    }
    expect(await get(bo, `${soup}/comments`)).toMatchObject([{ text: 'Lovely.', userId: bo.id }]);
    const { items: events } = await get(bo, `/recipes/timeline/events?queryFilter=recipeId="${mealieId('leek soup')}"`);
    expect(events).toContainEqual(
      expect.objectContaining({ id: mealieId('made'), subject: 'ada made this', eventMessage: 'For six' }),
    );
    expect((await get(bo, '/users/self/favorites')).ratings).toMatchObject([
      { recipeId: mealieId('leek soup'), rating: hasHouseholds ? 4 : null },
    ]);
    expect(await get(bo, weekly)).toMatchObject({
      name: 'Weekly',
      listItems: [
        { food: { name: 'milk' }, unit: { name: 'cup' }, quantity: 1.5, checked: false, label: { name: 'Dairy' } },
        { note: 'Batteries', checked: true, extras: { aisle: '7' } },
      ],
      recipeReferences: [{ recipeId: mealieId('leek soup') }],
      labelSettings: [{ label: { name: 'Greens' } }, { label: { name: 'Dairy' } }],
    });
    expect((await get(bo, plan)).items).toMatchObject([
      { entryType: 'lunch', recipeId: mealieId('leek soup'), userId: bo.id },
      { entryType: 'dinner', title: 'Bread', text: 'and butter' },
    ]);
    expect((await get(bo, '/recipes?cookbook=soup-book')).items).toMatchObject([{ slug: 'leek-soup' }]);
    expect((await get(bo, '/foods?search=leek')).items).toMatchObject([
      { pluralName: 'leeks', description: 'Green', aliases: [{ name: 'Allium' }], label: { name: 'Greens' } },
    ]);
    expect((await get(bo, '/foods?search=milk')).items).toMatchObject([
      { extras: { shop: 'corner' }, onHand: hasHouseholds },
    ]);
    expect((await get(bo, '/households/mealplans/rules')).items).toMatchObject([
      { day: 'monday', entryType: 'dinner' },
    ]);
    expect((await get(bo, '/households/webhooks')).items).toMatchObject([
      { name: 'Lights', url: 'https://example.org/hook', scheduledTime: '17:30:00', enabled: false },
    ]);
    const shared = await app.server.inject({ url: `/api/recipes/shared/${mealieId('share')}` });
    expect(shared.json()).toMatchObject({ slug: 'leek-soup' });
  });

  test('asked again brings what has changed there and not here, and nothing twice', async () => {
    await open('2.3.0');
    const { id } = await readAll(manager);
    await bring(manager, id);
    const counts = async () => [
      (await get(bo, '/recipes')).total,
      (await get(bo, '/households/shopping/lists')).total,
      (await get(bo, plan)).items.length,
      (await get(bo, '/households/cookbooks')).total,
      (await get(bo, '/foods')).total,
    ];
    const before = await counts();
    const paths: string[] = [];
    mealie.asked = (path) => void paths.push(path);
    expect(await again(manager, id)).toMatchObject({ state: 'read' });
    expect(paths.filter((path) => /^\/(?:media\/)?recipes\/(?!.*timeline)/.test(path))).toEqual([]);
    expect(await bring(manager, id)).toMatchObject({ recipes: 0, besides: { came: [] } });
    expect(await counts()).toEqual(before);

    // There a recipe gets another name, one is deleted here, and lists and plan go on.
    expect((await bo.call('DELETE', '/recipes/stock')).status).toBe(200);
    change('recipes', 'leek soup', {
      name: 'Leek and Potato',
      slug: 'leek-and-potato',
      update_at: '2025-01-01T00:00:00Z',
    });
    change('shopping_list_items', 'item one', { quantity: 3, update_at: '2025-01-01T00:00:00Z' });
    mealie.tables.shopping_list_items?.push({
      ...{ id: mealieId('item new'), shopping_list_id: mealieId('weekly'), position: 2, checked: false, quantity: 1 },
      ...{ note: 'Salt', food_id: null, unit_id: null, label_id: null, update_at: '2025-01-01T00:00:00Z' },
    });
    const meal = mealie.tables.group_meal_plans?.find((row) => row.id === 9);
    Object.assign(meal ?? {}, { title: 'Toast' });
    addCy();
    const second = await again(manager, id);
    expect(await moveOf(manager, second.moveId)).toMatchObject({
      ...{ recipes: 1, counts: { known: 1, skipped: 0 } },
      samples: [{ name: 'Leek and Potato', decision: 'replace', known: { id: mealieId('leek soup') } }],
    });
    await bring(manager, id);
    expect((await get(bo, '/recipes')).items).toMatchObject([{ id: mealieId('leek soup'), name: 'Leek and Potato' }]);
    expect((await get(bo, soup)).image).toEqual(expect.any(String));
    expect(
      (await get(bo, weekly)).listItems.map(({ note, quantity }: Record<string, unknown>) => [note, quantity]),
    ).toEqual([
      ['', 3],
      ['Batteries', 1],
      ['Salt', 1],
    ]);
    expect((await get(bo, plan)).items).toMatchObject([{}, { title: 'Toast' }]);
    // Whoever said it is nobody here.
    expect(await get(bo, `${soup}/comments`)).toHaveLength(1);
    const { items } = await get(bo, '/recipes/timeline/events');
    expect(items).toContainEqual(expect.objectContaining({ subject: 'Cy Young', eventMessage: 'Needs salt.' }));

    // Changed on both sides it stays, unless it is wanted.
    await manager.call('PATCH', soup, { body: { description: 'Ours.' } });
    change('recipes', 'leek soup', { description: 'Theirs.', update_at: '2025-02-01T00:00:00Z' });
    const third = await again(manager, id);
    expect((await moveOf(manager, third.moveId)).samples).toMatchObject([
      { decision: null, known: { id: mealieId('leek soup'), reason: 'same-recipe' } },
    ]);
    await bring(manager, id);
    expect(await get(bo, soup)).toMatchObject({ description: 'Ours.' });
    change('recipes', 'leek soup', { description: 'Theirs too.', update_at: '2025-03-01T00:00:00Z' });
    const { moveId } = await again(manager, id);
    await manager.call('PATCH', `/groups/moves/${moveId}`, { body: { known: 'replace' } });
    await bring(manager, id);
    expect(await get(bo, soup)).toMatchObject({ description: 'Theirs too.' });
  });

  const undo = async (member: TestMember, moveId: string, keepChanged = false) => {
    expect((await member.call('POST', `/groups/moves/${moveId}/undo`, { body: { keepChanged } })).status).toBe(202);
    await finish();
    expect(await moveOf(member, moveId)).toMatchObject({ state: 'undone' });
  };
  /** All that the household has, as its members see it. */
  const everything = async () => {
    const { body: lists } = await bo.call('GET', '/households/shopping/lists?perPage=-1&orderBy=name');
    const listed = [];
    for (const { id } of lists.items) {
      const { name, listItems } = await get(bo, `/households/shopping/lists/${id}`);
      listed.push({
        name,
        items: listItems.map(({ note, quantity, checked, food, recipeReferences }: Item) => ({
          ...{ note, quantity, checked, food: food?.name },
          references: recipeReferences.map(({ recipeId, recipeQuantity }) => [recipeId, recipeQuantity]),
        })),
      });
    }
    const named = async (path: string) =>
      (await get(bo, `${path}?perPage=-1`)).items
        .map(({ name, title }: Record<string, string>) => name ?? title)
        .sort();
    const recipes = [];
    for (const { slug } of (await get(bo, '/recipes?perPage=-1')).items) {
      const { name, description, rating, tags, comments } = await get(bo, `/recipes/${slug}`);
      const said = comments.map(({ text }: { text: string }) => text);
      recipes.push({ name, description, rating, said, tags: tags.map(({ name }: { name: string }) => name) });
    }
    const events = (await get(bo, '/recipes/timeline/events?perPage=-1')).items;
    return {
      ...{ lists: listed, recipes },
      meals: (await get(bo, plan)).items.map(({ title, recipeId }: Record<string, string>) => title || recipeId),
      cookbooks: await named('/households/cookbooks'),
      rules: (await get(bo, '/households/mealplans/rules?perPage=-1')).items.length,
      webhooks: await named('/households/webhooks'),
      notifiers: await named('/households/events/notifications'),
      actions: await named('/households/recipe-actions'),
      foods: await named('/foods'),
      units: await named('/units'),
      labels: await named('/groups/labels'),
      tags: await named('/organizers/tags'),
      categories: await named('/organizers/categories'),
      tools: await named('/organizers/tools'),
      links: (await get(bo, '/shared/recipes')).length,
      said: events.filter(({ eventType }: { eventType: string }) => eventType !== 'system').length,
      opinions: (await get(bo, '/users/self/favorites')).ratings,
    };
  };

  test.each(['1.4.0', '3.2.1'] as const)(
    'goes again without a trace when a move from %s is undone',
    async (version) => {
      await open(version);
      await bo.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
      await bo.call('PATCH', '/recipes/leek-soup', {
        body: { description: 'Ours.', recipeIngredient: [{ note: 'leek' }] },
      });
      await bo.call('POST', '/foods', { body: { name: 'leek' } });
      await bo.call('POST', '/households/shopping/lists', { body: { name: 'Weekly' } });
      await bo.call('POST', '/households/mealplans', { body: { date: '2023-06-05', title: 'Pizza' } });
      const before = await everything();
      const { id, moveId } = await readAll(manager);
      const { samples } = await moveOf(manager, moveId);
      const { number } = samples.find(({ name }: { name: string }) => name === 'Leek Soup');
      const decision = { numbers: [number], decision: 'replace' };
      expect((await manager.call('PUT', `/groups/moves/${moveId}/decisions`, { body: decision })).status).toBe(200);
      await bring(manager, id);
      const moved = await everything();
      expect(moved).not.toEqual(before);
      expect(moved.recipes).toMatchObject([{ description: 'Warm.' }, { name: 'Stock' }]);
      expect(await get(manager, `/groups/moves/${moveId}/undo`)).toMatchObject({
        ...{ recipes: 1, replaced: 1, changed: [], changedBesides: [] },
        besides: expect.arrayContaining([
          { what: 'lists', number: 1 },
          { what: 'meals', number: 2 },
        ]),
      });

      await undo(manager, moveId);
      expect(await everything()).toEqual(before);
    },
  );

  test('comes again after it was undone, when the server is asked again', async () => {
    await open('2.3.0');
    const { id, moveId } = await readAll(manager);
    await bring(manager, id);
    const moved = await everything();
    await undo(manager, moveId);
    const { moveId: other } = await again(manager, id);
    expect(await moveOf(manager, other)).toMatchObject({ recipes: 2 });
    await bring(manager, id);
    expect(await everything()).toEqual(moved);
  });

  test('goes without what somebody has changed or added since, where that is wanted', async () => {
    await open('2.3.0');
    const { id, moveId } = await readAll(manager);
    await bring(manager, id);
    await bo.call('POST', '/households/shopping/items', {
      body: { shoppingListId: mealieId('weekly'), note: 'Our salt' },
    });
    const [meal] = (await get(bo, plan)).items.filter(({ title }: { title: string }) => title === 'Bread');
    app.clock.pass(minute);
    await bo.call('PUT', `/households/mealplans/${meal.id}`, { body: { ...meal, title: 'Rolls' } });
    expect(await get(manager, `/groups/moves/${moveId}/undo`)).toMatchObject({
      ...{ recipes: 2, changedBesides: [{ what: 'meals', number: 1 }] },
    });
    await undo(manager, moveId, true);
    expect((await get(bo, plan)).items).toMatchObject([{ title: 'Rolls' }]);
    expect((await get(bo, weekly)).listItems).toMatchObject([{ note: 'Our salt' }]);
    expect((await get(bo, '/recipes')).total).toBe(0);
    expect((await get(bo, '/households/cookbooks')).total).toBe(0);
  });

  test('asked again, what came with that alone is taken back', async () => {
    await open('2.3.0');
    const { id } = await readAll(manager);
    const first = await bring(manager, id);
    const before = await everything();
    change('recipes', 'leek soup', { description: 'Theirs.', update_at: '2025-01-01T00:00:00Z' });
    change('shopping_list_items', 'item one', { quantity: 3, update_at: '2025-01-01T00:00:00Z' });
    Object.assign(mealie.tables.group_meal_plans?.find((row) => row.id === 9) ?? {}, { title: 'Toast' });
    addCy();
    await again(manager, id);
    const second = await bring(manager, id);
    expect((await everything()).lists[0]).toMatchObject({ items: [{ quantity: 3 }, {}] });
    await undo(manager, second.id);
    expect(await everything()).toEqual(before);
    expect(await get(manager, `/groups/moves/${first.id}/undo`)).toMatchObject({ changed: [] });
    await undo(manager, first.id);
    expect(await everything()).toMatchObject({ recipes: [], lists: [], meals: [], cookbooks: [], foods: [], tags: [] });
  });

  test('comes as somebody has chosen: kept beside, mapped, and without a tag', async () => {
    await open('2.3.0');
    await bo.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await bo.call('POST', '/organizers/categories', { body: { name: 'Starters' } });
    const [starters] = (await get(bo, '/organizers/categories')).items;
    const { id, moveId } = await readAll(manager);
    const organizers = [
      { kind: 'category', name: 'Soups', action: 'map', targetId: starters.id },
      { kind: 'tag', name: 'Quick', action: 'leave' },
    ];
    await manager.call('PUT', `/groups/moves/${moveId}/organizers`, { body: { organizers } });
    await manager.call('PATCH', `/groups/moves/${moveId}`, { body: { known: 'both', visibility: 'household' } });
    await bring(manager, id);
    expect(await get(bo, soup)).toMatchObject({
      ...{ name: 'Leek Soup (1)', settings: { public: false }, recipeCategory: [{ name: 'Starters' }], tags: [] },
    });
    expect((await get(bo, '/organizers/categories')).items).toMatchObject([{ name: 'Starters' }]);
    expect((await get(bo, '/organizers/tags')).items).toEqual([]);
    // A meal and a cookbook know the one that came.
    expect((await get(bo, plan)).items[0]).toMatchObject({ recipeId: mealieId('leek soup') });
  });

  test('with rows that cannot be read comes without these, which are told', async () => {
    await open('2.3.0');
    mealie.fails.set(`/recipes/stock`, 500);
    mealie.fails.set(mealieId('milk'), 500);
    mealie.fails.set('/households/mealplans/rules', 404);
    mealie.tables.categories?.push({ group_id: mealieId('home'), name: 'Nameless' });
    mealie.files.delete(`recipes/${mealieId('leek soup')}/assets/scan.pdf`);
    const read = await readAll(manager);
    expect(read.problems).toEqual(
      expect.arrayContaining([
        { table: 'recipes', reason: 'not-sent', rows: 1, example: 'Stock' },
        { table: 'ingredient_foods', reason: 'not-sent', rows: 1, example: '/foods 1' },
        { table: 'group_meal_plan_rules', reason: 'not-sent', rows: 1, example: 'group_meal_plan_rules' },
        { table: 'categories', reason: 'unreadable', rows: 1, example: 'id' },
        { table: 'assets', reason: 'not-sent', rows: 1, example: expect.stringContaining('scan.pdf') },
      ]),
    );
    expect((await bring(manager, read.id)).state).toBe('moved');
    expect((await get(bo, '/recipes')).items).toMatchObject([{ name: 'Leek Soup' }]);
  });

  test('tells who has no account here, and sets the group as the household was where that is wanted', async () => {
    await open('2.3.0');
    addCy();
    Object.assign(mealie.tables.household_preferences?.[0] ?? {}, { recipe_show_nutrition: true });
    const settings = async () => {
      const { firstDayOfWeek, recipeShowNutrition, privateGroup } = (await get(manager, '/groups/self')).preferences;
      return { firstDayOfWeek, recipeShowNutrition, privateGroup };
    };
    await manager.call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 6, privateGroup: true } });
    const before = await settings();
    const { id, moveId } = await readAll(manager);
    const read = await moveOf(manager, moveId);
    // Whoever asks and Bo have accounts; Zoe is of another group.
    const zoe = mealie.tables.users?.find(({ username }) => username === 'Zoe');
    expect(read.besides).toMatchObject({
      hasPreferences: true,
      people: [
        { name: 'Cy Young', email: 'cy@example.org', group: null },
        { email: zoe?.email, group: 'Flat Share' },
      ],
    });
    expect(read.choices.preferences).toBe(false);
    await manager.call('PATCH', `/groups/moves/${moveId}`, { body: { preferences: true } });
    const moved = await bring(manager, id);
    expect(moved.choices.preferences).toBe(true);
    expect(await settings()).toEqual({ firstDayOfWeek: 1, recipeShowNutrition: true, privateGroup: true });
    await undo(manager, moveId);
    expect(await settings()).toEqual(before);
    // Somebody who manages nothing does not choose that.
    const own = await readAll(bo, { token: mealieTokens.Bo });
    const refused = await bo.call('PATCH', `/groups/moves/${own.moveId}`, { body: { preferences: true } });
    expect(refused.status).toBe(403);
  });

  test('with the token of somebody else comes as far as they may see it', async () => {
    await open('2.3.0');
    mealie.fails.set(`/users/${mealieId('ada')}/ratings`, 403);
    mealie.fails.set('/households/webhooks', 403);
    const read = await readAll(manager, { token: mealieTokens.Bo });
    expect(read.found.isAdmin).toBe(false);
    expect(read.problems).toEqual(
      expect.arrayContaining([
        { table: 'users_to_recipes', reason: 'not-sent', rows: 1, example: 'ada Smith' },
        { table: 'webhook_urls', reason: 'not-sent', rows: 1, example: 'webhook_urls' },
      ]),
    );
    expect(await bring(manager, read.id)).toMatchObject({ state: 'moved' });
    expect((await get(bo, '/recipes')).total).toBe(2);
  });

  test('brings nothing in the name of others to a member who manages nothing', async () => {
    await open('2.3.0');
    addCy();
    for (const person of mealie.tables.users ?? []) {
      if (person.username === 'ada') person.email = manager.email;
    }
    const { id } = await readAll(bo, { token: mealieTokens.Bo });
    await bring(bo, id);
    expect(await get(bo, `${soup}/comments`)).toMatchObject([{ text: 'Lovely.', userId: bo.id }]);
    const events = (await get(bo, '/recipes/timeline/events')).items;
    expect(events.filter(({ eventMessage }: { eventMessage: string }) => eventMessage === 'Needs salt.')).toEqual([]);
    expect(events.filter(({ userId }: { userId: string }) => userId === manager.id)).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'is read on and brought once where the process ends %s a transaction',
    async (moment) => {
      await open('1.4.0');
      for (let number = moment === 'before' ? 1 : 8; ; number += 19) {
        const { group } = await createHousehold(app);
        manager = await createMember(app, group.id, 'manager');
        const { body } = await send(manager);
        const reading = endAt(app.connection, number, moment);
        await app.jobs.runDue().catch(() => undefined);
        reading.goOn();
        await finish();
        const { state, moveId } = await look(manager, body.id);
        expect(state).toBe('read');
        await manager.call('POST', `/groups/moves/${moveId}/start`);
        const bringing = endAt(app.connection, number, moment);
        await app.jobs.runDue().catch(() => undefined);
        bringing.goOn();
        await finish();
        expect(await moveOf(manager, moveId)).toMatchObject({ state: 'moved' });
        expect((await get(manager, '/recipes')).total).toBe(2);
        expect((await get(manager, '/households/shopping/lists')).total).toBe(1);
        expect((await get(manager, plan)).items).toHaveLength(2);
        expect((await get(manager, '/households/cookbooks')).total).toBe(1);
        if (!reading.hasEnded() && !bringing.hasEnded()) break;
      }
    },
  );

  test('waits for a server that is away, and says so when it stays away', async () => {
    await open('2.3.0');
    const { body } = await send(manager);
    mealie.down = 503;
    await finish(60 * minute);
    await finish(60 * minute);
    expect(await look(manager, body.id)).toMatchObject({ state: 'failed', hasLogin: true });
    mealie.down = undefined;
    await manager.call('POST', `/groups/move-servers/${body.id}/again`, { body: {} });
    await finish();
    expect(await look(manager, body.id)).toMatchObject({ state: 'read' });
  });

  test('is asked for without showing the token to another program', async () => {
    await open('2.3.0');
    const other = await openStandIn('nextcloud', []);
    const paths: string[] = [];
    other.asked = (path) => void paths.push(path);
    const { body } = await send(manager, { address: other.origin }, '/find');
    await other.close();
    expect(body.detail.code).toBe('move-server.another-program');
    // Where its address leads to, and what it is: neither is asked with the token.
    expect(paths).toEqual(['/', '/api/app/about']);
  });

  test('comes from another one of ours as well', async () => {
    await open('2.3.0');
    const peer = await createTestApp(database);
    try {
      const { member } = await createHousehold(peer);
      const address = await peer.server.listen({ port: 0, host: '127.0.0.1' });
      const token = (await member.call('POST', '/users/api-tokens', { body: { name: 'moving' } })).body.token;
      await member.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
      const body = { description: 'Warm.', rating: 4, recipeIngredient: [{ note: '2 leeks' }], tags: ['Winter'] };
      expect((await member.call('PATCH', '/recipes/leek-soup', { body })).status).toBe(200);
      await member.call('POST', '/households/shopping/lists', { body: { name: 'Market' } });
      await member.call('POST', '/households/mealplans', { body: { date: '2023-06-05', title: 'Pizza' } });
      const { id } = await readAll(manager, { address, token });
      await bring(manager, id);
      expect(await get(manager, '/recipes/leek-soup')).toMatchObject({
        ...{ description: 'Warm.', rating: 4, tags: [{ name: 'Winter' }] },
        recipeIngredient: [{ display: '2 leeks' }],
      });
      expect((await get(manager, '/households/shopping/lists')).items).toMatchObject([{ name: 'Market' }]);
      expect((await get(manager, plan)).items).toMatchObject([{ title: 'Pizza' }]);
    } finally {
      await peer.close();
    }
  });
});
