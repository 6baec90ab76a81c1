import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { contract } from '@larder/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endAt } from '../../../../../test/end-at.ts';
import { createHousehold, type TestMember } from '../../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../../test/for-each-dialect.ts';
import { picture } from '../../../../../test/pictures.ts';
import { openStandIn, type StandInName, type StandInRecipe, standInLogin } from '../../../../../test/recipe-servers.ts';
import { sendFiles } from '../../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';

const { token, user, password } = standInLogin;
const logins: Record<StandInName, object> = {
  tandoor: { token },
  nextcloud: { user, password },
  kitchenowl: { user, password },
  recipesage: { user, password },
};
const names: StandInName[] = ['tandoor', 'nextcloud', 'kitchenowl', 'recipesage'];
const photo = await picture('#7b3f00', 600, 400).jpeg().toBuffer();
const minute = 60_000;
const hour = 60 * minute;

const soups = (count: number, first: Partial<StandInRecipe> = {}): StandInRecipe[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Soup ${at + 1}`, ...(at === 0 && first) }));

forEachDialect('the recipes of another server', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let standIn: Awaited<ReturnType<typeof openStandIn>>;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });
  afterEach(() => standIn.close());

  const send = (server: StandInName, more: object = {}, path = '') =>
    cook.call('POST', `/groups/move-servers${path}`, {
      body: { server, address: standIn.origin, ...logins[server], ...more },
    });
  const finish = async (wait = hour) => {
    for (let round = 0; round < 6; round += 1) {
      await app.jobs.runDue().catch(() => undefined);
      app.clock.pass(wait);
    }
  };
  const look = async (id: string) => (await cook.call('GET', `/groups/move-servers/${id}`)).body;
  const recipesOf = async (moveId: string) =>
    (await cook.call('GET', `/groups/moves/${moveId}/recipes?perPage=-1`)).body.items;

  test.each(names)('come from %s by pages, with their pictures, to be looked at', async (name) => {
    standIn = await openStandIn(name, soups(7, { picture: photo }));
    const found = await send(name, {}, '/find');
    expect(found).toMatchObject({ status: 200, body: { recipes: 7, isAdmin: false } });

    const { status, body } = await send(name);
    expect(status).toBe(201);
    expect(body).toMatchObject({ server: name, state: 'reading', hasLogin: true, moveId: null });
    await finish();

    const read = await look(body.id);
    expect(read).toMatchObject({
      state: 'read',
      hasLogin: false,
      problem: null,
      progress: { done: 7, total: 7 },
      counts: [{ what: 'recipes', number: 7 }],
      problems: [],
    });
    const move = (await cook.call('GET', `/groups/moves/${read.moveId}`)).body;
    expect(move).toMatchObject({ state: 'ready', isOfServer: true, recipes: 7, counts: { pictures: 1 } });
    const to = `/groups/moves/${read.moveId}/files`;
    const sent = await sendFiles(app, cook, { 'a.zip': 'x' }, { to, endpoint: contract.moves.add });
    expect(sent.body.detail.code).toBe('move.of-server');
    const recipes = await recipesOf(read.moveId);
    expect(recipes.map((recipe: { name: string }) => recipe.name).toSorted()).toEqual(
      standIn.recipes.map((recipe) => recipe.name),
    );
    const { number } = recipes.find((recipe: { name: string }) => recipe.name === 'Soup 1');
    expect((await cook.call('GET', `/groups/moves/${read.moveId}/recipes/${number}`)).body).toMatchObject({
      hasPicture: true,
      url: 'https://example.org/1',
      tags: ['Winter'].filter(() => name !== 'recipesage'),
      recipeIngredient: [{ display: '500 g carrots' }],
      recipeInstructions: [{ text: 'Boil it.' }],
    });
    expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
  });

  test.each(names)('of which one fails in %s and a picture is missing come without these', async (name) => {
    standIn = await openStandIn(name, soups(4, { picture: 'missing' }));
    standIn.recipes[2] = { id: '3', name: 'Soup 3', fails: 500 };
    const { body } = await send(name);
    await finish();
    const read = await look(body.id);
    expect(read).toMatchObject({
      state: 'read',
      counts: [{ what: 'recipes', number: 3 }],
      problems: [{ table: 'recipes', reason: 'not-sent', rows: 1, example: 'Soup 3' }],
    });
    expect(await recipesOf(read.moveId)).toHaveLength(3);
  });

  test.each(names)('are not given by %s to whoever has another token or password', async (name) => {
    standIn = await openStandIn(name, soups(1));
    const wrong = { token: 'other', password: 'other' };
    for (const path of ['/find', '']) {
      const { status, body } = await send(name, name === 'kitchenowl' ? { ...wrong, token: '' } : wrong, path);
      expect(status).toBe(400);
      expect(body.detail.code).toBe('move-server.login-refused');
    }
  });

  test('are given by Tandoor to a user with a password, and to none with another one', async () => {
    standIn = await openStandIn('tandoor', soups(2));
    const address = `${standIn.origin}/view/recipe/2`;
    const wrong = await send('tandoor', { address, token: '', user, password: 'other' }, '/find');
    expect(wrong.body.detail.code).toBe('move-server.login-refused');
    const found = await send('tandoor', { address, token: '', user, password }, '/find');
    expect(found.body).toMatchObject({ recipes: 2, address: `${standIn.origin}/api` });
  });

  test('in a private network are told by the setting that allows it', async () => {
    standIn = await openStandIn('tandoor', []);
    const strict = await createTestApp(database, { OUTBOUND_ALLOW: '' });
    try {
      const { member } = await createHousehold(strict);
      const body = { server: 'tandoor', address: standIn.origin, token };
      const reply = (await member.call('POST', '/groups/move-servers/find', { body })).body;
      expect(reply.detail.message).toContain('OUTBOUND_ALLOW');
    } finally {
      await strict.close();
    }
  });

  test.each(names)('are read on once %s is there again', async (name) => {
    standIn = await openStandIn(name, soups(4));
    const { body } = await send(name);
    let asked = 0;
    standIn.asked = () => {
      asked += 1;
      standIn.down = asked > 3 && asked < 7 ? 503 : undefined;
    };
    await finish();
    expect(asked).toBeGreaterThan(7);
    expect(await look(body.id)).toMatchObject({ state: 'read', counts: [{ what: 'recipes', number: 4 }] });
  });

  test.each(names)('of %s are told of when it stays away, and read on when asked again', async (name) => {
    standIn = await openStandIn(name, soups(2));
    const { body } = await send(name);
    standIn.down = 503;
    await finish();
    const failed = await look(body.id);
    expect(failed).toMatchObject({ state: 'failed', hasLogin: true, moveId: null });
    expect(failed.problem).toContain('503');
    standIn.down = undefined;
    expect((await cook.call('POST', `/groups/move-servers/${body.id}/again`, { body: {} })).status).toBe(202);
    await finish();
    expect(await look(body.id)).toMatchObject({ state: 'read', counts: [{ what: 'recipes', number: 2 }] });
  });

  test.each(['tandoor', 'kitchenowl', 'recipesage'] as const)(
    'come from %s where a log-in ends half-way',
    async (name) => {
      standIn = await openStandIn(name, soups(6));
      const { body } = await send(name, { token: '', user, password });
      let asked = 0;
      standIn.asked = () => {
        asked += 1;
        if (asked % 4 === 0) standIn.token = `tk-${asked}`;
      };
      await app.jobs.runDue();
      expect(standIn.token).not.toBe(token);
      expect(await look(body.id)).toMatchObject({ state: 'read', problems: [], counts: [{ number: 6 }] });
    },
  );

  test.each(['tandoor', 'kitchenowl'] as const)(
    'wait in %s for another token where the first one is taken back half-way',
    async (name) => {
      standIn = await openStandIn(name, soups(6));
      const { body } = await send(name, { token, user: '', password: '' });
      standIn.asked = (path) => {
        if (/recipe\/3\/?$/.test(path)) standIn.token = 'tk-2';
      };
      await finish();
      const failed = await look(body.id);
      expect(failed).toMatchObject({ state: 'failed', progress: { total: 6 }, moveId: null });
      expect(failed.problem).toContain('token');
      const again = { token: 'tk-2' };
      expect((await cook.call('POST', `/groups/move-servers/${body.id}/again`, { body: again })).status).toBe(202);
      await finish();
      expect(await look(body.id)).toMatchObject({ state: 'read', problems: [], counts: [{ number: 6 }] });
    },
  );

  test('end where a server sends its last page again and again', async () => {
    standIn = await openStandIn('tandoor', soups(4));
    standIn.besides = { '/api/supermarket/': [{ id: 1, name: 'Corner shop' }] };
    standIn.isEndless = true;
    const { body } = await send('tandoor');
    await finish();
    expect(await look(body.id)).toMatchObject({
      state: 'read',
      counts: [{ what: 'recipes', number: 4 }],
      problems: [{ table: 'supermarket', rows: 1 }],
    });
  });

  test('are asked for again when a server wants it, and not before', async () => {
    standIn = await openStandIn('recipesage', soups(2));
    const { body } = await send('recipesage');
    let asked = 0;
    standIn.asked = () => {
      asked += 1;
    };
    [standIn.down, standIn.wait] = [429, 1800];
    await app.jobs.runDue().catch(() => undefined);
    const before = asked;
    expect(before).toBeGreaterThan(0);
    app.clock.pass(29 * minute);
    await app.jobs.runDue();
    expect(asked).toBe(before);
    standIn.down = undefined;
    app.clock.pass(2 * minute);
    await app.jobs.runDue();
    expect(await look(body.id)).toMatchObject({ state: 'read', counts: [{ number: 2 }] });
  });

  test('are found where an address sends on to another one of the same host, and not where it is that of another', async () => {
    standIn = await openStandIn('tandoor', soups(2));
    const { port } = new URL(standIn.origin);
    const told: unknown[] = [];
    let to = '127.0.0.1';
    const door = createServer((request, response) => {
      told.push(request.headers.authorization);
      response.writeHead(301, { location: `http://${to}:${port}${request.url}` }).end();
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    try {
      const at = door.address();
      const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
      expect((await send('tandoor', { address }, '/find')).body).toMatchObject({ address: `${standIn.origin}/api` });
      expect(told).toEqual([undefined]);
      to = 'localhost';
      expect((await send('tandoor', { address }, '/find')).body.detail.code).toBe('move-server.login-refused');
    } finally {
      await new Promise((resolve) => door.close(resolve));
    }
  });

  test('behind a certificate that nobody knows are told of by a sentence about that', async () => {
    standIn = await openStandIn('tandoor', []);
    const fileOf = (name: string) => readFile(new URL(`../../../../../test/directory/${name}`, import.meta.url));
    const [cert, key] = [await fileOf('localhost.cert.pem'), await fileOf('localhost.key.pem')];
    const secure = createSecureServer({ cert, key }, (_, response) => response.end());
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    try {
      const at = secure.address();
      const address = `https://localhost:${typeof at === 'object' ? at?.port : ''}`;
      expect((await send('tandoor', { address }, '/find')).body.detail.code).toBe('move-server.certificate');
    } finally {
      secure.closeAllConnections();
      await new Promise((resolve) => secure.close(resolve));
    }
  });

  test.each(['before', 'after'] as const)('come once when the process ends %s a transaction', async (moment) => {
    standIn = await openStandIn('tandoor', soups(4));
    // What comes after one is what comes before the next.
    for (let number = moment === 'before' ? 1 : 2; ; number += 4) {
      cook = (await createHousehold(app)).member;
      const { body } = await send('tandoor');
      const process = endAt(app.connection, number, moment);
      await app.jobs.runDue().catch(() => undefined);
      process.goOn();
      await finish();
      const read = await look(body.id);
      expect(read).toMatchObject({ state: 'read', counts: [{ what: 'recipes', number: 4 }] });
      expect(await recipesOf(read.moveId)).toHaveLength(4);
      expect(await cook.db.from('moves').select('id').execute()).toHaveLength(1);
      if (!process.hasEnded()) break;
    }
  });

  test('that were changed since come in a move of their own', async () => {
    standIn = await openStandIn('nextcloud', soups(2));
    const { body } = await send('nextcloud');
    await finish(minute);
    const first = await look(body.id);
    const again = async () => {
      await cook.call('POST', `/groups/move-servers/${body.id}/again`, { body: logins.nextcloud });
      await finish(minute);
      return look(body.id);
    };
    // What nobody has brought is read again, and the move that nobody has begun is gone.
    standIn.recipes.push({ id: '8', name: 'Pie' });
    const draft = await again();
    expect(await recipesOf(draft.moveId)).toHaveLength(3);
    expect((await cook.call('GET', `/groups/moves/${first.moveId}`)).status).toBe(404);

    await cook.call('POST', `/groups/moves/${draft.moveId}/start`);
    await finish(minute);
    await cook.call('DELETE', '/recipes/pie');
    standIn.recipes.push({ id: '9', name: 'Stew' });
    const second = await again();
    expect(await recipesOf(second.moveId)).toMatchObject([{ name: 'Stew' }]);
    expect((await cook.call('GET', `/groups/moves/${draft.moveId}`)).body).toMatchObject({ state: 'moved' });
  });

  test('are found below the address of a page, and not where another program answers', async () => {
    standIn = await openStandIn('nextcloud', soups(1));
    const address = `${standIn.origin}/index.php/apps/cookbook/#/`;
    expect((await send('nextcloud', { address }, '/find')).body).toMatchObject({
      address: `${standIn.origin}/index.php/apps/cookbook/api`,
      version: '0.10.2',
      user: 'ada',
    });
    for (const other of ['tandoor', 'kitchenowl', 'recipesage'] as const) {
      const { status, body } = await send(other, { token }, '/find');
      expect(status).toBe(400);
      expect(body.detail.code).toBe('move-server.another-program');
    }
  });

  /** Starts the move of what was read, and tells of it once it is over. */
  const bring = async (moveId: string) => {
    await cook.call('POST', `/groups/moves/${moveId}/start`);
    await finish(minute);
    return (await cook.call('GET', `/groups/moves/${moveId}`)).body;
  };
  const lookAt = async (path: string) => (await cook.call('GET', path)).body;
  const listsOf = async () => {
    const { items } = await lookAt('/households/shopping/lists?orderBy=name&orderDirection=asc');
    return Promise.all(items.map(({ id }: { id: string }) => lookAt(`/households/shopping/lists/${id}`)));
  };
  const planOf = async () =>
    (await lookAt('/households/mealplans?start_date=2024-01-01&end_date=2026-12-31&orderBy=date&orderDirection=asc'))
      .items;

  test('come from Tandoor with what was noted when they were cooked', async () => {
    standIn = await openStandIn('tandoor', soups(1));
    const { body } = await send('tandoor');
    await finish();
    await bring((await look(body.id)).moveId);
    expect(await lookAt('/recipes/soup-1')).toMatchObject({
      notes: expect.arrayContaining([expect.objectContaining({ title: 'Comment', text: 'Add salt.' })]),
      lastMade: expect.stringContaining('2025-03-02'),
    });
  });

  const soup = { id: 1, name: 'Soup 1', servings: 4 };
  const ofTandoor = () => ({
    '/api/recipe-book/': [
      { id: 5, name: 'Sundays', description: 'Slow.', order: 0, shared: [], filter: { id: 1, name: 'Roasts' } },
    ],
    '/api/recipe-book-entry/': [2, 1, 99].map((recipe, at) => ({ id: at + 1, book: 5, recipe })),
    '/api/meal-plan/': [
      {
        ...{ id: 7, title: '', recipe: soup, servings: 6, note: 'With bread' },
        ...{ from_date: '2025-03-01T12:00:00+01:00', to_date: '2025-03-02T12:00:00+01:00' },
        meal_type: { id: 1, name: 'Lunch', time: null },
      },
      {
        ...{ id: 8, title: 'Leftovers', recipe: null, servings: 1, note: '', from_date: '2025-03-03T18:00:00Z' },
        ...{ to_date: '2025-03-03T18:00:00Z', meal_type: { id: 2, name: 'Abendbrot', time: '18:30:00' } },
      },
    ],
    '/api/shopping-list/': [
      { id: 3, name: 'Market', description: '' },
      { id: 4, name: 'Drugstore', description: '' },
    ],
    '/api/shopping-list-entry/': [
      {
        ...{
          id: 21,
          amount: 1000,
          checked: false,
          order: 2,
          food: { name: 'carrots', supermarket_category: { name: 'Greens' } },
        },
        ...{ unit: { name: 'g' }, shopping_lists: [{ id: 3, name: 'Market' }], delay_until: null },
        list_recipe_data: { recipe: 1, servings: 8, recipe_data: soup },
      },
      {
        ...{
          id: 20,
          amount: 0,
          checked: true,
          order: 1,
          food: { name: 'salt', supermarket_category: null },
          unit: null,
        },
        ...{ shopping_lists: [{ id: 3, name: 'Market' }], list_recipe_data: null, delay_until: null },
      },
      {
        ...{ id: 22, amount: 2, checked: false, order: 0, food: { name: 'candles' }, unit: null, shopping_lists: [] },
        ...{ list_recipe_data: null, delay_until: '2025-04-01T00:00:00Z' },
      },
    ],
    '/api/inventory-entry/': [
      { id: 1, amount: 3, food: { id: 1, name: 'rice' } },
      { id: 2, amount: 1, food: { id: 2, name: 'oil' } },
    ],
    '/api/supermarket/': [{ id: 1, name: 'Corner shop' }],
  });

  test('come from Tandoor with its books, plans and lists, once, and go with them', async () => {
    standIn = await openStandIn('tandoor', soups(2));
    standIn.besides = ofTandoor();
    const { body } = await send('tandoor');
    await finish(minute);
    const read = await look(body.id);
    expect(read).toMatchObject({ state: 'read', progress: { done: 2, total: 2 } });
    expect(read.counts).toEqual([
      ...[
        ['recipes', 2],
        ['lists', 3],
        ['items', 3],
        ['meals', 2],
        ['cookbooks', 1],
        ['foods', 3],
        ['units', 1],
        ['labels', 1],
      ].map(([what, number]) => ({ what, number })),
    ]);
    const refused = (table: string, rows: number, example: string) => ({ table, reason: 'refused', rows, example });
    expect(read.problems).toEqual(
      expect.arrayContaining([
        refused('custom_filter', 1, 'Roasts'),
        refused('delay_until', 1, 'candles'),
        refused('inventory', 2, 'rice'),
        refused('supermarket', 1, 'Corner shop'),
        { table: 'cookbooks_to_recipes', reason: 'lost', rows: 1, example: expect.any(String) },
      ]),
    );
    expect(await listsOf()).toEqual([]);
    const moved = await bring(read.moveId);
    expect(moved).toMatchObject({ state: 'moved', progress: { brought: 2 }, besides: { missing: [] } });

    expect(await listsOf()).toMatchObject([
      { name: 'Drugstore', listItems: [] },
      {
        name: 'Market',
        recipeReferences: [{ recipe: { slug: 'soup-1' }, recipeQuantity: 2 }],
        listItems: [
          { food: { name: 'salt' }, quantity: 0, checked: true },
          {
            ...{ food: { name: 'carrots' }, unit: { name: 'g' }, quantity: 1000, label: { name: 'Greens' } },
            recipeReferences: [{ recipeQuantity: 500, recipeScale: 2 }],
          },
        ],
      },
      { name: 'Shopping list', listItems: [{ food: { name: 'candles' }, quantity: 2, checked: false }] },
    ]);
    const meals = [
      {
        ...{ date: '2025-03-01', endDate: '2025-03-02', entryType: 'lunch', recipe: { slug: 'soup-1' } },
        ...{ text: 'With bread', servings: 6 },
      },
      { date: '2025-03-03', endDate: null, entryType: 'dinner', title: 'Leftovers', recipe: null },
    ];
    expect(await planOf()).toMatchObject(meals);
    expect((await lookAt('/households/cookbooks')).items).toMatchObject([
      { name: 'Sundays', description: 'Slow.', byRules: false },
    ]);
    const inBook = async () =>
      (await lookAt('/recipes?cookbook=sundays')).items.map(({ slug }: { slug: string }) => slug).toSorted();
    expect(await inBook()).toEqual(['soup-1', 'soup-2']);

    // There a meal is moved, something is ticked and something is written down.
    const [planned] = standIn.besides['/api/meal-plan/'] ?? [];
    Object.assign(planned ?? {}, { from_date: '2025-03-05T12:00:00Z', to_date: '2025-03-05T12:00:00Z' });
    const entries = standIn.besides['/api/shopping-list-entry/'] ?? [];
    Object.assign(entries[2] ?? {}, { checked: true });
    entries.push({ ...entries[1], id: 30, food: { name: 'rice' }, checked: false, order: 9 });
    // Of what is in a book one recipe is taken out here, and one that came before and a new one are put into it there.
    const { id: bookId } = (await lookAt('/households/cookbooks')).items[0];
    const out = await cook.call('POST', `/groups/cookbooks/${bookId}/recipes`, { body: { remove: ['soup-1'] } });
    expect(out.body).toMatchObject({ changed: ['soup-1'] });
    standIn.recipes.push({ id: '3', name: 'Soup 3' });
    standIn.besides['/api/recipe-book-entry/']?.push({ id: 9, book: 5, recipe: 3 });
    await cook.call('POST', `/groups/move-servers/${body.id}/again`, { body: logins.tandoor });
    await finish(minute);
    const second = await look(body.id);
    expect(await bring(second.moveId)).toMatchObject({ recipes: 1, state: 'moved' });
    expect(await inBook()).toEqual(['soup-2', 'soup-3']);
    expect(await listsOf()).toMatchObject([
      {},
      { listItems: [{}, {}, { food: { name: 'rice' }, checked: false }] },
      { listItems: [{ checked: true }] },
    ]);
    expect(await planOf()).toMatchObject([meals[1], { ...meals[0], date: '2025-03-05', endDate: null }]);

    for (const moveId of [second.moveId, read.moveId]) {
      await cook.call('POST', `/groups/moves/${moveId}/undo`, { body: { keepChanged: false } });
      await finish(minute);
    }
    expect([await listsOf(), await planOf()]).toEqual([[], []]);
    expect((await lookAt('/households/cookbooks')).total).toBe(0);
    expect((await lookAt('/recipes')).total).toBe(0);
    expect((await lookAt('/foods')).total).toBe(0);
  });

  test('come from KitchenOwl with the lists and plans of its households', async () => {
    standIn = await openStandIn('kitchenowl', soups(2));
    const greens = { id: 1, name: 'Greens', ordering: 2 };
    standIn.besides = {
      '/api/household/1/category': [greens, { id: 2, name: 'Dairy', ordering: 1 }],
      '/api/household/1/shoppinglist': [
        {
          ...{ id: 1, name: 'Default', recentItems: [{ id: 9, name: 'tea' }] },
          items: [
            { id: 11, name: 'leek', description: '2 big ones', category: greens },
            { id: 12, name: 'matches', description: '', category: null },
            { id: 13, name: 'carrots', description: '500 g', category: greens },
          ],
        },
      ],
      '/api/household/2/shoppinglist': [{ id: 2, name: 'Cabin', items: [] }],
      '/api/household/2/planner': [
        { recipe_id: 2, cooking_date: Date.UTC(2025, 2, 4), yields: 3, recipe: { id: 2, name: 'Soup 2' } },
        { recipe_id: 1, cooking_date: '2025-03-05T00:00:00Z', yields: 0, recipe: { id: 1, name: 'Soup 1' } },
        { recipe_id: 1, cooking_date: null, yields: null, recipe: { id: 1, name: 'Soup 1' } },
      ],
      '/api/household/1/expense': [8, 7, 6, 5].map((id) => ({ id, name: `Shop ${id}`, amount: 12.5 })),
    };
    const { body } = await send('kitchenowl');
    await finish(minute);
    const read = await look(body.id);
    expect(read.problems).toEqual([
      { table: 'expense', reason: 'refused', rows: 4, example: 'Shop 8' },
      { table: 'planner', reason: 'refused', rows: 1, example: 'Soup 1' },
      { table: 'planner', reason: 'unknown-value', rows: 2, example: '' },
    ]);
    await bring(read.moveId);
    expect(await listsOf()).toMatchObject([
      { name: 'Cabin', listItems: [] },
      {
        name: 'Default',
        labelSettings: [{ label: { name: 'Dairy' } }, { label: { name: 'Greens' } }],
        listItems: [
          { food: { name: 'leek' }, note: '2 big ones', quantity: 0, label: { name: 'Greens' } },
          { food: { name: 'matches' }, note: '', label: null },
          { food: { name: 'carrots' }, note: '', quantity: 500, unit: { name: expect.stringMatching(/^g/) } },
        ],
      },
    ]);
    expect(await planOf()).toMatchObject([
      { date: '2025-03-04', entryType: 'dinner', recipe: { slug: 'soup-2' }, servings: 3 },
      { date: '2025-03-05', recipe: { slug: 'soup-1' }, servings: null },
    ]);
  });

  test('come from RecipeSage with its lists and plans', async () => {
    standIn = await openStandIn('recipesage', soups(2));
    const made = { createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-01-02T00:00:00.000Z' };
    standIn.besides = {
      '/shoppingLists/getShoppingLists': [{ id: 'l1', title: 'Market', ...made }],
      '/shoppingLists/getShoppingListItems?shoppingListId=l1': [
        {
          ...{ id: 'i2', title: '500 g carrots', completed: false, categoryTitle: '::produce', recipeId: '1' },
          ...{ createdAt: '2025-01-02T00:00:00.000Z', updatedAt: made.updatedAt },
        },
        { id: 'i1', title: 'Salt', completed: true, categoryTitle: 'Spices', recipeId: null, ...made },
      ],
      '/mealPlans/getMealPlans': [{ id: 'p1', title: 'Week', ...made }],
      '/mealPlans/getMealPlanItems?mealPlanId=p1': [
        {
          ...{ id: 'm1', title: 'Soup 2', notes: 'Early', scheduledDate: '2025-03-04', meal: 'snacks', recipeId: '2' },
          ...made,
        },
        { id: 'm2', title: 'Out', notes: '', scheduledDate: '2025-03-05', meal: 'other', recipeId: null, ...made },
      ],
    };
    const { body } = await send('recipesage');
    await finish(minute);
    const read = await look(body.id);
    expect(read.problems).toEqual([{ table: 'group_meal_plans', reason: 'unknown-value', rows: 1, example: 'other' }]);
    await bring(read.moveId);
    expect(await listsOf()).toMatchObject([
      {
        name: 'Market',
        recipeReferences: [{ recipe: { slug: 'soup-1' }, recipeQuantity: 1 }],
        listItems: [
          { note: 'Salt', checked: true, label: { name: 'Spices' } },
          {
            ...{ quantity: 500, unit: { name: expect.stringMatching(/^g/) }, food: { name: 'carrots' }, note: '' },
            ...{ checked: false, label: { name: 'Produce' }, recipeReferences: [{ recipeQuantity: 500 }] },
          },
        ],
      },
    ]);
    expect(await planOf()).toMatchObject([
      { date: '2025-03-04', entryType: 'snack', recipe: { slug: 'soup-2' }, text: 'Early' },
      { date: '2025-03-05', entryType: 'dinner', title: 'Out' },
    ]);
  });

  test('need what their program asks for', async () => {
    standIn = await openStandIn('tandoor', []);
    expect((await send('tandoor', { token: null }, '/find')).body.detail.code).toBe('move-server.needs-token');
    expect((await send('nextcloud', { user: '' }, '/find')).body.detail.code).toBe('move-server.needs-password');
    const { body } = await send('tandoor', { address: 'ftp://x' }, '/find');
    expect(body.detail.code).toBe('move-server.bad-address');
  });

  test('leave no token or password behind', async () => {
    standIn = await openStandIn('tandoor', soups(1));
    const { body } = await send('tandoor');
    const kept = await cook.db.from('moveServers').selectAll().execute();
    expect(JSON.stringify([kept, body, await cook.db.from('jobs').selectAll().execute()])).not.toContain(token);
    await finish();
    expect(await cook.db.from('moveServers').select('login').execute()).toEqual([{ login: null }]);
    expect(app.logged()).not.toContain(token);
    expect((await cook.call('DELETE', `/groups/move-servers/${body.id}`)).status).toBe(200);
    expect((await cook.call('GET', '/groups/move-servers')).body).toEqual([]);
  });
});
