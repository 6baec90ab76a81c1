import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endAt } from '../../../../../test/end-at.ts';
import { createHousehold, type TestMember } from '../../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../../test/for-each-dialect.ts';
import { picture } from '../../../../../test/pictures.ts';
import { openStandIn, type StandInName, type StandInRecipe, standInLogin } from '../../../../../test/recipe-servers.ts';
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
    expect(move).toMatchObject({ state: 'ready', recipes: 7, counts: { pictures: 1 } });
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

  test.each(['before', 'after'] as const)('come once when the process ends %s any transaction', async (moment) => {
    standIn = await openStandIn('tandoor', soups(4));
    for (let number = 1; ; number += 1) {
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

  test('come from Tandoor with the books that they are in, and what was noted when they were cooked', async () => {
    standIn = await openStandIn('tandoor', soups(1));
    const { body } = await send('tandoor');
    await finish();
    const { moveId } = await look(body.id);
    await cook.call('POST', `/groups/moves/${moveId}/start`);
    await finish();
    expect((await cook.call('GET', '/recipes/soup-1')).body).toMatchObject({
      recipeCategory: [{ name: 'Sundays' }],
      notes: expect.arrayContaining([expect.objectContaining({ title: 'Comment', text: 'Add salt.' })]),
      lastMade: expect.stringContaining('2025-03-02'),
    });
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
});
