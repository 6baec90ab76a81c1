import { buffer } from 'node:stream/consumers';
import { contract } from '@larder/contract';
import { hash } from '@node-rs/bcrypt';
import { afterEach, expect, test } from 'vitest';
import {
  type MealieVersion,
  mealieDatabase,
  mealieId,
  mealieVersions,
} from '../../../../../reader/test/mealie-database.ts';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, createMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';
import type { GroupTable } from '../../../platform/database/schema.ts';
import { writeZip, type ZipContent } from '../../../platform/files/index.ts';

const password = 'carrots and peas';

forEachDialect('a whole Mealie instance', (database) => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const start = async () => {
    const app = await createTestApp(database);
    apps.push(app);
    return app;
  };
  const files = async (folder = ''): Promise<ZipContent[]> => {
    const recipe = `${folder}data/recipes/${mealieId('leek soup')}`;
    const webp = (color: string) => picture(color, 64, 48).webp().toBuffer();
    return [
      { path: `${recipe}/images/original.webp`, content: await webp('#2e7d32') },
      { path: `${recipe}/images/tiny-original.webp`, content: await webp('#000000') },
      { path: `${recipe}/images/timeline/${mealieId('made')}/original.webp`, content: await webp('#c62828') },
      { path: `${recipe}/assets/scan.pdf`, content: 'a scan '.repeat(500) },
      { path: `${folder}data/recipes/${mealieId('stock')}/images/original.webp`, content: 'no picture' },
      { path: `${folder}data/users/${mealieId('ada')}/profile.webp`, content: await webp('#1565c0') },
      { path: `${folder}data/recipes/${mealieId('no recipe')}/images/original.webp`, content: await webp('#ffffff') },
    ];
  };
  const archiveOf = async (version: MealieVersion, folder = '') =>
    buffer(
      writeZip([
        {
          path: `${folder}database.json`,
          content: JSON.stringify(mealieDatabase(version, { password: await hash(password, { cost: 4 }) })),
        },
        ...(await files(folder)),
      ]),
    );
  /** Begins with a server that nobody has set up yet. */
  const moveIn = async (archive: Buffer) => {
    const app = await start();
    const code = (await app.findSetupCode()) ?? '';
    const uploaded = await send(app, contract.setupRestore.upload, '/setup/backups', {
      files: { archive },
      query: { code },
    });
    if (uploaded.status !== 200) return { app, uploaded };
    const call = callerOf(app);
    await call('POST', '/setup/restore', { body: { code, name: uploaded.body.name } });
    await expect
      .poll(async () => (await call('GET', '/setup/restore')).body, { timeout: 30_000 })
      .toEqual({ needed: false, work: null, problem: null });
    return { app, uploaded };
  };
  const logIn = async (app: TestApp, username: string) => {
    const { status, body } = await callerOf(app)('POST', '/auth/token', { form: { username, password } });
    expect(status).toBe(200);
    return callerOf(app, body.access_token);
  };

  test('is shown before it is kept, moves in at the setup, and its people go on with what they had', async () => {
    const { app, uploaded } = await moveIn(await archiveOf('86054b40fd06'));
    expect(uploaded.body).toMatchObject({
      ...{ reason: 'uploaded', counts: { groups: 2, users: 3, recipes: 3, pictures: 2, lists: 1, meals: 2 } },
      from: {
        ...{ program: 'Mealie', version: '2.0.0' },
        groups: [
          { name: 'Home', households: 1, users: 2, recipes: 2, lists: 1 },
          { name: 'Flat Share', households: 1, users: 1, recipes: 1, lists: 0 },
        ],
        problems: expect.arrayContaining([
          { table: 'long_live_tokens', reason: 'not-carried', rows: 1, example: '' },
          { table: 'pictures', reason: 'missing', rows: 2, example: expect.stringContaining(mealieId('stock')) },
        ]),
      },
    });

    const bo = await logIn(app, 'BO');
    const { body: soup } = await bo('GET', '/recipes/leek-soup');
    expect(soup).toMatchObject({
      ...{ id: mealieId('leek soup'), name: 'Leek Soup', rating: 4, recipeYield: '4 servings' },
      ...{ recipeCategory: [{ slug: 'soups' }], tags: [{ slug: 'quick' }], tools: [{ slug: 'pot' }] },
      recipeIngredient: [
        { title: 'For the pot', food: { name: 'leek' }, quantity: 2 },
        { food: { name: 'milk' }, unit: { name: 'cup' }, quantity: 1.5, originalText: '1 1/2 cups milk' },
      ],
      recipeInstructions: [
        { title: 'Cook', ingredientReferences: [{ referenceId: mealieId('line of leek') }] },
        { text: 'Add the milk.' },
      ],
      ...{ notes: [{ title: 'Tip' }], nutrition: { calories: '240 kcal' }, extras: { cellar: 'shelf 2' } },
      ...{ assets: [{ fileName: 'scan.pdf' }], image: expect.any(String), imageColor: expect.stringMatching(/^#/) },
    });
    expect((await bo('GET', '/users/self/favorites')).body.ratings).toMatchObject([
      { recipeId: mealieId('leek soup') },
    ]);
    expect((await bo('GET', '/recipes/leek-soup/comments')).body).toMatchObject([{ text: 'Lovely.' }]);
    expect((await bo('GET', '/recipes?search=leek')).body.items).toMatchObject([{ slug: 'leek-soup' }]);
    const { body: books } = await bo('GET', '/households/cookbooks');
    expect(books.items).toMatchObject([{ slug: 'soup-book' }]);
    expect((await bo('GET', '/recipes?cookbook=soup-book')).body.items).toMatchObject([{ slug: 'leek-soup' }]);
    expect(
      (await bo('GET', '/households/mealplans?start_date=2023-06-01&end_date=2023-06-30')).body.items,
    ).toMatchObject([
      { id: 7, entryType: 'lunch', recipeId: mealieId('leek soup') },
      { id: 9, entryType: 'dinner', title: 'Bread' },
    ]);
    const { body: list } = await bo('GET', `/households/shopping/lists/${mealieId('weekly')}`);
    expect(list).toMatchObject({
      name: 'Weekly',
      listItems: [
        { food: { name: 'milk' }, quantity: 1.5, checked: false, label: { name: 'Dairy' } },
        { note: 'Batteries', checked: true },
      ],
      recipeReferences: [{ recipeId: mealieId('leek soup') }],
    });
    const visit = (url: string) => app.server.inject({ url });
    for (const url of [
      `/api/media/recipes/${mealieId('leek soup')}/images/min-original.webp`,
      `/api/media/recipes/${mealieId('leek soup')}/images/timeline/${mealieId('made')}/tiny-original.webp`,
      `/api/media/recipes/${mealieId('leek soup')}/assets/scan.pdf`,
      `/api/media/users/${mealieId('ada')}/profile.webp`,
    ]) {
      expect([url, (await visit(url)).statusCode]).toEqual([url, 200]);
    }
    expect((await visit(`/api/recipes/shared/${mealieId('share')}`)).json()).toMatchObject({ slug: 'leek-soup' });
    expect((await bo('GET', '/households/webhooks')).body.items).toMatchObject([{ scheduledTime: '17:30:00' }]);
    expect((await bo('GET', '/households/events/notifications')).body.items).toMatchObject([
      { name: 'Phone', service: 'ntfys', options: { recipeCreated: true, recipeDeleted: false } },
    ]);

    // An app on a phone goes on with a token of this server, by the addresses that it knows.
    const phone = callerOf(app, (await bo('POST', '/users/api-tokens', { body: { name: 'phone' } })).body.token);
    expect((await phone('GET', `/groups/shopping/lists/${mealieId('weekly')}`)).body).toMatchObject({ name: 'Weekly' });
    const ticked = { ...list.listItems[0], checked: true };
    expect((await phone('PUT', `/groups/shopping/items/${ticked.id}`, { body: ticked })).status).toBe(200);
    expect(
      (await phone('GET', '/groups/mealplans?start_date=2023-06-05&end_date=2023-06-05')).body.items,
    ).toMatchObject([{ id: 7, recipe: { slug: 'leek-soup' } }]);
    expect((await phone('GET', `/recipes/${mealieId('leek soup')}`)).body).toMatchObject({ slug: 'leek-soup' });
    expect((await visit(`/api/explore/groups/home/recipes/leek-soup`)).json()).toMatchObject({ name: 'Leek Soup' });

    const zoe = await callerOf(app)('POST', '/auth/token', { form: { username: 'zoe', password } });
    expect(zoe.status).toBe(200);
    const others = (await callerOf(app, zoe.body.access_token)('GET', '/recipes')).body.items;
    expect(others).toMatchObject([{ id: mealieId('other soup'), slug: 'leek-soup' }]);
  });

  test.each(mealieVersions)('of %s arrives without a row that is refused', async (version) => {
    const { uploaded } = await moveIn(await archiveOf(version, 'mealie_2024/'));
    expect(uploaded.body.counts).toMatchObject({ groups: 2, users: 3, recipes: 3, lists: 1, meals: 2 });
    const refused = uploaded.body.from.problems.filter(({ reason }: { reason: string }) => reason === 'refused');
    expect(refused).toEqual([]);
  });

  test('in which most is empty or means nothing moves in, with what there is, and every page answers', async () => {
    const isKept = /^(?:id|.*_id|recipee_id|username|email|password|admin|file_name|date|expires_at)$/;
    const tables = mealieDatabase('of-a-later-one', { password: await hash(password, { cost: 4 }) });
    for (const rows of Object.values(tables)) {
      for (const row of rows) for (const column of Object.keys(row)) if (!isKept.test(column)) row[column] = null;
    }
    const first = (table: string) => tables[table]?.[0] ?? {};
    const more = (table: string, columns: object) => tables[table]?.push({ ...first(table), ...columns });
    more('recipe_share_tokens', { id: mealieId('ended'), expires_at: '2020-01-01T00:00:00' });
    more('ingredient_foods', { id: mealieId('Milk'), name: 'Milk' });
    more('ingredient_foods_aliases', { id: mealieId('of Milk'), food_id: mealieId('Milk'), name: 'Moo' });
    Object.assign(first('ingredient_foods'), { name: 'milk' });
    Object.assign(first('cookbooks'), { query_filter_string: `tags.id IN ["${mealieId('quick')}"]`, name: 'Quick' });
    more('cookbooks', { id: mealieId('lately'), name: 'Lately', query_filter_string: 'last_made <= "$NOW-30d"' });
    more('cookbooks', { id: mealieId('stocked'), name: 'Stocked', query_filter_string: 'pantry_stock >= 3' });
    Object.assign(first('recipe_assets'), { file_name: 'gr\u00fcn.pdf' });
    more('group_meal_plans', {});
    more('recipes_ingredients', { position: 3, food_id: mealieId('Milk') });
    Object.assign(first('group_events_notifiers'), { apprise_url: 'pigeon://secret', enabled: true });
    const folder = `data/recipes/${mealieId('leek soup').replaceAll('-', '')}`;
    const { app, uploaded } = await moveIn(
      await buffer(
        writeZip([
          { path: 'database.json', content: JSON.stringify(tables) },
          { path: `${folder}/images/original.jpg`, content: await picture('#2e7d32', 64, 48).jpeg().toBuffer() },
          { path: `${folder}/assets/gru\u0308n.pdf`, content: 'green' },
        ]),
      ),
    );
    expect(uploaded.body).toMatchObject({ counts: { users: 3, recipes: 3, pictures: 1, lists: 1, meals: 2 } });
    expect(uploaded.body.from.problems).toEqual(
      expect.arrayContaining([
        { table: 'recipe_share_tokens', reason: 'ended', rows: 1, example: mealieId('ended') },
        { table: 'ingredient_foods', reason: 'repeated', rows: 1, example: 'Milk' },
        { table: 'cookbooks', reason: 'unknown-value', rows: 1, example: 'pantry_stock >= 3' },
        { table: 'group_events_notifiers', reason: 'unknown-value', rows: 1, example: 'pigeon' },
      ]),
    );
    const bo = await logIn(app, 'bo');
    const paths = [
      ...['/users/self', '/groups/self', '/recipes', `/recipes/${mealieId('leek soup')}`, '/recipes/timeline/events'],
      ...['/households/mealplans', '/households/mealplans/rules', '/households/shopping/lists', '/households/webhooks'],
      ...[`/households/shopping/lists/${mealieId('weekly')}`, '/households/events/notifications', '/shared/recipes'],
      ...['/organizers/categories', '/organizers/tags', '/organizers/tools', '/units', '/groups/labels', '/comments'],
      ...['/recipes?cookbook=quick', '/recipes?cookbook=lately', '/users/self/ratings', '/households/recipe-actions'],
      `/media/recipes/${mealieId('leek soup')}/images/original.webp`,
      `/media/recipes/${mealieId('leek soup')}/assets/${encodeURIComponent('gr\u00fcn.pdf')}`,
    ];
    for (const path of paths) expect([path, (await bo('GET', path)).status]).toEqual([path, 200]);
    // A filter relative to now goes on to be one.
    const books = (await bo('GET', '/households/cookbooks')).body.items;
    expect(books.find(({ slug }: { slug: string }) => slug === 'lately')).toMatchObject({
      queryFilterString: 'last_made <= "$NOW-30d"',
    });
    expect((await bo('GET', '/households/events/notifications')).body.items).toMatchObject([
      { name: 'pigeon', enabled: false, service: '' },
    ]);
    const { items } = (await bo('GET', '/foods?search=milk')).body;
    expect(items).toMatchObject([{ id: mealieId('milk'), name: 'milk', aliases: [{ name: 'Moo' }] }]);
    const { recipeIngredient } = (await bo('GET', `/recipes/${mealieId('leek soup')}`)).body;
    expect(recipeIngredient.at(-1)).toMatchObject({ food: { id: mealieId('milk') } });
  });

  test('lies among the backups of a server that is in use, and one group of it is fetched without harm to what there is', async () => {
    const app = await start();
    const { group } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    const archive = await archiveOf('09aba125b57a');
    const upload = await send(app, contract.backups.upload, '/admin/backups/upload', {
      files: { archive },
      token: admin.token,
    });
    expect(upload.status).toBe(200);
    const [backup] = (await admin.call('GET', '/admin/backups/overview')).body.backups;
    expect(backup).toMatchObject({ from: { program: 'Mealie', version: '1.4.0' } });
    await admin.call('POST', `/admin/backups/${backup.name}/fetch`, { body: { kind: 'group', id: mealieId('home') } });
    await expect
      .poll(async () => (await admin.call('GET', '/admin/backups/overview')).body.last, { timeout: 30_000 })
      .toMatchObject({ kind: 'fetch', problem: null, fetched: { name: 'Home' } });
    const ada = await logIn(app, 'ada@example.org');
    expect((await ada('GET', '/recipes/leek-soup')).body).toMatchObject({
      name: 'Leek Soup',
      image: expect.any(String),
    });
    expect((await ada('GET', '/users/self')).body).toMatchObject({ admin: false });
    expect((await admin.call('GET', '/users/self')).body).toMatchObject({ id: admin.id, admin: true });
  });

  test('comes into the own group of whoever asks, once, with its people found by their e-mail', async () => {
    const app = await start();
    const { group } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    const bo = await createMember(app, group.id, 'member', 'bo');
    await admin.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await send(app, contract.backups.upload, '/admin/backups/upload', {
      files: { archive: await archiveOf('of-a-later-one') },
      token: admin.token,
    });
    const [{ name }] = (await admin.call('GET', '/admin/backups/overview')).body.backups;
    const join = async (fetched: object) => {
      const body = { kind: 'group', id: mealieId('home'), joins: true };
      expect((await admin.call('POST', `/admin/backups/${name}/fetch`, { body })).status).toBe(202);
      await expect
        .poll(async () => (await admin.call('GET', '/admin/backups/overview')).body, { timeout: 30_000 })
        .toMatchObject({ work: null, last: { kind: 'fetch', problem: null, fetched } });
    };
    await join({
      name: group.name,
      came: [
        ...[
          { what: 'recipes', number: 2 },
          { what: 'lists', number: 1 },
          { what: 'meals', number: 2 },
          { what: 'cookbooks', number: 1 },
          { what: 'rules', number: 1 },
        ],
        ...[
          { what: 'webhooks', number: 1 },
          { what: 'notifiers', number: 1 },
          { what: 'actions', number: 2 },
          { what: 'links', number: 1 },
        ],
        ...[
          { what: 'labels', number: 2 },
          { what: 'foods', number: 2 },
          { what: 'units', number: 1 },
          { what: 'organizers', number: 3 },
        ],
        ...[
          { what: 'timelineEvents', number: 2 },
          { what: 'pictures', number: 1 },
          { what: 'files', number: 1 },
          { what: 'comments', number: 1 },
          { what: 'ratings', number: 1 },
        ],
      ],
      missing: [{ what: 'members', number: 1 }],
    });
    const { items } = (await bo.call('GET', '/recipes?orderBy=name&orderDirection=asc')).body;
    expect(items.map((item: { name: string }) => item.name)).toEqual(['Leek Soup', 'Leek Soup (1)', 'Stock']);
    expect((await bo.call('GET', `/recipes/${mealieId('leek soup')}`)).body).toMatchObject({
      image: expect.any(String),
      recipeIngredient: [{}, { unit: { name: 'cup' } }, { referencedRecipe: { id: mealieId('stock') } }],
    });
    expect((await bo.call('GET', '/users/self/favorites')).body.ratings).toMatchObject([
      { recipeId: mealieId('leek soup'), rating: 4 },
    ]);
    const plan = '/households/mealplans?start_date=2023-06-01&end_date=2023-06-30';
    expect((await bo.call('GET', plan)).body.items).toMatchObject([
      { recipeId: mealieId('leek soup'), userId: bo.id },
      { title: 'Bread' },
    ]);
    expect((await bo.call('GET', `/households/shopping/lists/${mealieId('weekly')}`)).body.listItems).toHaveLength(2);
    const get = async (path: string) => (await bo.call('GET', path)).body;
    expect((await get('/foods?search=leek')).items).toMatchObject([
      { name: 'leek', pluralName: 'leeks', aliases: [{ name: 'Allium' }], label: { name: 'Greens' } },
    ]);
    expect((await get(`/households/shopping/lists/${mealieId('weekly')}`)).labelSettings).toMatchObject([
      { label: { name: 'Greens' } },
      { label: { name: 'Dairy' } },
    ]);
    expect((await get('/households/cookbooks')).items).toMatchObject([{ slug: 'soup-book' }]);
    expect((await get('/recipes?cookbook=soup-book')).items).toMatchObject([{ id: mealieId('leek soup') }]);
    expect((await get('/households/mealplans/rules')).items).toMatchObject([
      { day: 'monday', entryType: 'dinner', tags: [{ slug: 'quick' }] },
    ]);
    // What sends something by itself waits until somebody switches it on.
    expect((await get('/households/webhooks')).items).toMatchObject([{ name: 'Lights', enabled: false }]);
    expect((await get('/households/events/notifications')).items).toMatchObject([{ name: 'Phone', enabled: false }]);
    const shared = await app.server.inject({ url: `/api/recipes/shared/${mealieId('share')}` });
    expect(shared.json()).toMatchObject({ id: mealieId('leek soup') });
    // Asked for once more, nothing of it is there twice.
    await join({ came: [], moveId: null });
    expect((await bo.call('GET', '/recipes')).body.items).toHaveLength(3);
  });

  test('that has come into a group is taken back as a move, but for what was changed since', async () => {
    const app = await start();
    const { group } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    await admin.call('POST', '/recipes', { body: { name: 'Broth' } });
    await admin.call('POST', '/foods', { body: { name: 'Milk' } });
    const tables = [
      ...(['recipes', 'foods', 'units', 'labels', 'organizers', 'cookbooks', 'mealPlanEntries', 'webhooks'] as const),
      ...(['mealPlanRules', 'shoppingLists', 'shoppingItems', 'notifiers', 'recipeActions', 'shareTokens'] as const),
      ...(['recipeOpinions', 'comments', 'timelineEvents', 'bin'] as const),
    ];
    const state = async () => {
      const found: Record<string, unknown[]> = {};
      for (const table of tables) {
        const { read } = app.connection;
        const rows = await read.selectFrom<GroupTable>(table).where('groupId', '=', group.id).selectAll().execute();
        // Which entries of the timeline are shown as one is worked out from those that there are.
        found[table] = rows.map((row) => ('series' in row ? { ...row, series: null } : row));
      }
      return found;
    };
    await send(app, contract.backups.upload, '/admin/backups/upload', {
      files: { archive: await archiveOf('of-a-later-one') },
      token: admin.token,
    });
    const [{ name }] = (await admin.call('GET', '/admin/backups/overview')).body.backups;
    const join = async (): Promise<string> => {
      const body = { kind: 'group', id: mealieId('home'), joins: true };
      expect((await admin.call('POST', `/admin/backups/${name}/fetch`, { body })).status).toBe(202);
      let last: { fetched: { moveId: string } } | undefined;
      await expect
        .poll(
          async () => {
            const overview = (await admin.call('GET', '/admin/backups/overview')).body;
            ({ last } = overview);
            return overview.work === null && overview.last?.kind === 'fetch';
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      return last?.fetched.moveId ?? '';
    };
    const undo = async (id: string, body: object) => {
      expect((await admin.call('POST', `/groups/moves/${id}/undo`, { body })).status).toBe(202);
      await app.jobs.runDue();
      expect((await admin.call('GET', `/groups/moves/${id}`)).body.state).toBe('undone');
    };
    await app.jobs.runDue();
    const before = await state();

    const first = await join();
    expect((await admin.call('GET', `/groups/moves/${first}`)).body).toMatchObject({
      ...{ state: 'moved', apps: ['mealie_alpha'], progress: { brought: 2, incomplete: 0 }, toTryAgain: 0 },
      undoUntil: expect.any(String),
      besides: { missing: expect.arrayContaining([{ what: 'members', number: 2 }]) },
    });
    expect((await admin.call('GET', `/groups/moves/${first}/recipes`)).body.items).toMatchObject([
      { state: 'brought', recipe: { id: mealieId('stock') } },
      { state: 'brought', recipe: { id: mealieId('leek soup') }, pictures: 1 },
    ]);
    expect((await admin.call('GET', `/groups/moves/${first}/undo`)).body).toMatchObject({
      ...{ recipes: 2, replaced: 0, changed: [], changedBesides: [] },
      besides: expect.arrayContaining([
        { what: 'links', number: 1 },
        { what: 'lists', number: 1 },
        { what: 'meals', number: 2 },
        { what: 'cookbooks', number: 1 },
      ]),
    });
    await undo(first, {});
    expect(await state()).toEqual(before);
    expect(await app.platform.files.list(`recipes/${mealieId('leek soup')}`)).toEqual([]);

    const second = await join();
    await admin.call('PATCH', `/recipes/${mealieId('stock')}`, { body: { description: 'Ours' } });
    const [book] = (await admin.call('GET', '/households/cookbooks')).body.items;
    await admin.call('PUT', `/households/cookbooks/${book.id}`, { body: { ...book, name: 'Our book' } });
    await admin.call('POST', '/households/shopping/items', {
      body: { shoppingListId: mealieId('weekly'), note: 'Tea' },
    });
    expect((await admin.call('GET', `/groups/moves/${second}/undo`)).body).toMatchObject({
      changed: [{ id: mealieId('stock') }],
      changedBesides: [{ what: 'cookbooks', number: 1 }],
    });
    await undo(second, { keepChanged: true });
    const after = await state();
    expect(after.recipes).toHaveLength(2);
    expect(after.recipes).toContainEqual(expect.objectContaining({ name: 'Broth' }));
    expect(after.recipes).toContainEqual(expect.objectContaining({ id: mealieId('stock') }));
    expect(after.cookbooks).toMatchObject([{ name: 'Our book' }]);
    expect(after.shoppingItems).toMatchObject([{ note: 'Tea' }]);
    expect([after.webhooks, after.mealPlanEntries, after.notifiers, after.shareTokens]).toEqual([[], [], [], []]);
  });

  test.each<[string, ZipContent[], string]>([
    ['without a group', [{ path: 'database.json', content: '{"groups":[]}' }], 'backup.of-another-program'],
    ['that is cut off', [{ path: 'database.json', content: '{"groups":[' }], 'backup.of-another-program'],
    ['that is a bomb', [{ path: 'database.json', content: Buffer.alloc(400_000_000, ' ') }], 'backup.too-large'],
  ])('%s is refused, and leaves nothing', async (_, contents, code) => {
    const { app, uploaded } = await moveIn(await buffer(writeZip(contents)));
    expect(uploaded.body.detail.code).toBe(code);
    expect((await app.platform.files.list('backups')).filter(({ name }) => /tables|manifest/.test(name))).toEqual([]);
  });

  test('of which any part is damaged is refused with a sentence, or moves in as far as it can be read', async () => {
    const archive = await archiveOf('ba1e4a6cfe99');
    for (const share of [0.02, 0.1, 0.3, 0.6, 0.9]) {
      const at = Math.floor(archive.length * share);
      const flipped = Buffer.from(archive);
      for (let index = at; index < at + 40; index += 1) flipped[index] = (flipped[index] ?? 0) ^ 0xff;
      for (const damaged of [flipped, archive.subarray(0, at)]) {
        const app = await start();
        const code = (await app.findSetupCode()) ?? '';
        const { status, body } = await send(app, contract.setupRestore.upload, '/setup/backups', {
          files: { archive: damaged },
          query: { code },
        });
        expect([200, 400, 413]).toContain(status);
        if (status !== 200) expect(body.detail.code).toMatch(/^backup\./);
      }
    }
  });

  test('of which a file is damaged moves in without that file, which is told', async () => {
    const archive = await archiveOf('ba1e4a6cfe99');
    const path = `recipes/${mealieId('leek soup')}/assets/scan.pdf`;
    const begins = archive.indexOf(path) + path.length;
    archive.fill(0xff, begins, begins + 20);
    const { uploaded } = await moveIn(archive);
    expect(uploaded.body.counts).toMatchObject({ recipes: 3, pictures: 2 });
    expect(uploaded.body.from.problems).toContainEqual(
      expect.objectContaining({ table: 'assets', reason: 'missing', rows: 1 }),
    );
  });
});
