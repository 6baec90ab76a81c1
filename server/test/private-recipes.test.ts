import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { picture } from './pictures.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { leastRequest, type Request } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

/** What ends things that others are still to be asked about. */
const isEnding = (name: string) => /empty|purge|logOut|remove|delete/i.test(name);

const walked = everyEndpoint.toSorted((one, other) => Number(isEnding(one.name)) - Number(isEnding(other.name)));

forEachDialect('a recipe that its owner keeps to themselves', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  let owner: TestMember;
  let other: TestMember;
  let secret: { id: string; slug: string; name: string };
  let binned: { id: string; slug: string; name: string };
  let traces: string[];

  beforeAll(async () => {
    app = await createTestApp(database);
    home = await createSettledGroup(app, 'Home', false);
    owner = home.of.organizer;
    other = await createMember(app, home.group.id, 'admin');
    secret = await cook('Zuppa Segreta');
    binned = await cook('Zabaione Nascosto');
    await fillTheHouse();
    await call('DELETE', `/recipes/${binned.slug}`);
    const link = await call('POST', '/shared/recipes', { recipeId: secret.id });
    await call('DELETE', `/shared/recipes/${link.id}`);
    traces = [secret, binned].flatMap(({ id, slug, name }) => [id, slug, name]);
  }, 60_000);
  afterAll(() => app.close());

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    by = owner,
  ) => {
    const reply = await by.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };

  const cook = async (name: string) => {
    const slug = await call('POST', '/recipes', { name });
    const recipe = await call('PATCH', `/recipes/${slug}`, {
      orgURL: `https://example.org/${slug}`,
      recipeCategory: [home.category],
      tags: [home.tag],
      tools: [home.tool],
      recipeIngredient: [{ quantity: 2, food: { id: home.food.id, name: home.food.name }, note: '' }],
      recipeInstructions: [{ text: 'Whisper.' }],
    });
    const image = await picture('#2e7d32', 60, 40).png().toBuffer();
    await send(app, contract.recipes.replaceImage, `/recipes/${slug}/image`, {
      files: { image },
      form: {},
      token: owner.token,
    });
    return recipe;
  };

  /** The recipe is everywhere where a recipe can be, before it becomes private. */
  const fillTheHouse = async () => {
    for (const by of [owner, other]) {
      await call('POST', `/users/${by.id}/favorites/${secret.slug}`, undefined, by);
      await call('POST', `/users/${by.id}/ratings/${secret.slug}`, { rating: 4 }, by);
      await call('POST', '/comments', { recipeId: secret.id, text: 'Psst' }, by);
      const made = { recipeId: secret.id, subject: 'made', eventType: 'comment' };
      await call('POST', '/recipes/timeline/events', made, by);
      await call('POST', '/shared/recipes', { recipeId: secret.id }, by);
    }
    const { shoppingList, cookbook, report } = home;
    await call('POST', `/groups/shopping/lists/${shoppingList.id}/recipe/${secret.id}`);
    await call('PUT', `/groups/cookbooks/${cookbook.id}`, { byRules: false, picked: [home.recipe.id, secret.id] });
    await call('POST', '/groups/mealplans', { date: '2026-03-02', entryType: 'dinner', recipeId: secret.id });
    await call('POST', '/groups/mealplans/templates', {
      name: 'Week',
      entries: [{ day: 0, entryType: 'dinner', recipeId: secret.id }],
    });
    await call('POST', '/groups/mealplans/repeats', {
      weekdays: ['tuesday'],
      startDate: '2026-03-03',
      recipeId: secret.id,
    });
    await owner.db.change((db) =>
      db
        .insert('reportEntries', {
          id: '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2b',
          reportId: report.id,
          success: 1,
          timestamp: report.timestamp,
          source: null,
          recipeId: secret.id,
          code: null,
          message: 'Zuppa Segreta',
          exception: '',
        })
        .execute(),
    );
    for (const { slug } of [secret, binned]) await call('PUT', `/recipes/${slug}/visibility`, { visibility: 'owner' });
    await call('POST', '/recipes/bulk-actions/export', { exportType: 'json' });
  };

  const shown = async (by: TestMember | undefined, path: string): Promise<string> => {
    const endpoint = contract.recipes.list;
    const { status, body } = await send(app, endpoint, path, by ? { token: by.token } : {});
    expect({ path, status }).toEqual({ path, status: 200 });
    return JSON.stringify(body ?? null);
  };
  const expectNoTrace = (text: string, where: string) => {
    for (const trace of traces) expect(text, where).not.toContain(trace);
  };

  test('is there for its owner, wherever it was', async () => {
    const { shoppingList, cookbook } = home;
    expect(await call('GET', `/recipes/${secret.slug}`)).toMatchObject({ private: true, settings: { public: false } });
    for (const path of [
      '/recipes',
      '/recipes?search=segreta',
      `/groups/shopping/lists/${shoppingList.id}`,
      `/groups/cookbooks/${cookbook.id}`,
      '/groups/mealplans?start_date=2026-03-01&end_date=2026-03-08',
      '/recipes/timeline/events',
      '/comments',
      '/shared/recipes',
      '/groups/search?search=segreta',
      '/users/self/favorites',
      `/groups/reports/${home.report.id}`,
    ]) {
      expect(await shown(owner, path), path).toContain(secret.id);
    }
    expect(await shown(owner, '/groups/bin')).toContain(binned.name);
    // One of all recipes, and the one that every household of these tests has.
    expect(await call('GET', '/recipes/bulk-actions/export')).toHaveLength(2);
  });

  test.each([
    ...['/recipes?perPage=-1', '/recipes?search=segreta', '/recipes?search=segret', '/recipes?search=zupa'],
    ...[
      '/recipes?orderBy=name',
      '/recipes?queryFilter=name%20LIKE%20%22Z%25%22',
      '/recipes?orderBy=random&paginationSeed=1',
    ],
    ...[
      '/groups/search?search=segreta',
      '/groups/search?search=zuppa',
      '/groups/bin?perPage=-1',
      '/recipes/timeline/events?perPage=-1',
    ],
    ...[
      '/comments?perPage=-1',
      '/shared/recipes',
      '/users/self',
      '/users/group-users',
      '/users/self/favorites',
      '/users/self/ratings',
    ],
    ...['/groups/mealplans?start_date=2026-03-01&end_date=2026-03-08', '/recipes/summary/untagged'],
    ...['/recipes/bulk-actions/export', '/groups/shopping/lists?perPage=-1', '/groups/shopping/items?perPage=-1'],
  ])('is not in %s of another member', async (path) => {
    expectNoTrace(await shown(other, path), path);
  });

  test('is planned by somebody in the calendar that has an address', async () => {
    const path = new URL(home.calendar.address, 'http://localhost').pathname;
    const { statusCode, body } = await app.server.inject({ url: path });
    expect([statusCode, body.includes('BEGIN:VEVENT')]).toEqual([200, true]);
    expectNoTrace(body, path);
  });

  test('is not counted for others', async () => {
    const total = async (by: TestMember, path: string) => (await by.call('GET', path)).body.total;
    const [tag, category] = [home.tag, home.category];
    for (const path of [
      '/recipes?perPage=1',
      '/recipes?perPage=1&orderBy=name',
      `/recipes?perPage=1&tags=${tag.slug}`,
      `/recipes?perPage=1&tags=${tag.slug}&categories=${category.slug}`,
      '/recipes?perPage=1&search=segreta',
      '/recipes?perPage=1&search=zuppa&orderBy=name',
      '/recipes?perPage=1&queryFilter=tags.id%20IS%20NOT%20NULL',
      '/recipes/timeline/events?perPage=1&queryFilter=subject%20%3D%20%22made%22',
    ]) {
      const [own, others] = [await total(owner, path), await total(other, path)];
      expect({ path, others }).toEqual({ path, others: own - (path.includes('timeline') ? 2 : 1) });
    }
    const count = async (by: TestMember) => (await by.call('GET', '/groups/bin/count')).body;
    expect((await count(owner)).recipe).toBe(1);
    expect((await count(other)).recipe).toBeUndefined();
    const { body } = await other.call('GET', '/groups/statistics');
    expect(body.totalRecipes).toBe((await owner.call('GET', '/groups/statistics')).body.totalRecipes - 1);
  });

  test('is not found by its address, whatever is done to it', async () => {
    for (const { endpoint, path, name } of everyEndpoint.filter(({ path }) => path.startsWith('/recipes/{'))) {
      for (const value of [secret.slug, secret.id]) {
        const names = namesOf(home, other);
        const values = thingsIn(path).map((thing) => (thing === '/recipes/{}' ? value : (names[thing]?.[0] ?? '')));
        const visits = endpoint.access === 'visitor' ? undefined : other.token;
        const { status } = await send(app, endpoint, filled(path, values), {
          ...leastRequest(name, endpoint),
          ...(visits && { token: visits }),
        });
        expect({ path, status }).toEqual({ path, status: endpoint.access === 'visitor' ? 401 : 404 });
      }
    }
  });

  test('is named by nobody in bulk', async () => {
    const body = { recipes: [secret.slug], settings: { public: true } };
    for (const by of [other, owner]) await call('POST', '/recipes/bulk-actions/settings', body, by);
    expect(await call('GET', `/recipes/${secret.slug}`)).toMatchObject({ private: true, settings: { public: false } });
    const saved = await call('PATCH', `/recipes/${secret.slug}`, { settings: { public: true } });
    expect(saved).toMatchObject({ private: true, settings: { public: false } });
  });

  test('is neither brought back nor thrown away by others', async () => {
    expect(await call('POST', '/groups/bin/restore', { ids: [binned.id] }, other)).toEqual([]);
    expect((await other.call('DELETE', `/groups/bin/${binned.id}`)).status).toBe(404);
    expect(await shown(owner, '/groups/bin')).toContain(binned.name);
  });

  test('stays in a cookbook that others change, and in a plan', async () => {
    const path = `/groups/cookbooks/${home.cookbook.id}`;
    const body = { picked: [home.recipe.id] };
    const { picked } = await call('PUT', path, body, other);
    expect(picked).toMatchObject([{ id: home.recipe.id }]);
    const own = await call('GET', path);
    expect(own.picked.map(({ id }: { id: string }) => id).sort()).toEqual([home.recipe.id, secret.id].sort());
    const others = await call('GET', path, undefined, other);
    expect(others.picked).toMatchObject([{ id: home.recipe.id }]);
    expect(others.recipes).toMatchObject([{ id: home.recipe.id }]);
  });

  test('lends its words to nobody: a name that another one gives is free or gets a number', async () => {
    const slug = await call('POST', '/recipes', { name: 'Zuppa Segreta' }, other);
    expect(slug).toBe('zuppa-segreta-1');
    await call('DELETE', `/recipes/${slug}`, undefined, other);
    const { body } = await other.call('DELETE', '/groups/bin');
    expect(body.changed).toBeGreaterThan(0);
    expect(await shown(owner, '/groups/bin')).toContain(binned.name);
  });

  test('is kept by its owner alone, and shown again', async () => {
    const path = (slug: string) => `/recipes/${slug}/visibility`;
    const foreign = await other.call('PUT', path(home.recipe.slug), { body: { visibility: 'owner' } });
    expect([foreign.status, foreign.body.detail.code]).toEqual([403, 'recipe.of-another']);
    expect(await call('PUT', path(secret.slug), { visibility: 'visitors' })).toMatchObject({
      private: false,
      settings: { public: true },
    });
    expect(await shown(other, '/recipes?search=segreta')).toContain(secret.id);
    expect(await shown(undefined, `/explore/groups/${home.group.slug}/recipes?search=segreta`)).toContain(secret.id);
    await call('PUT', path(secret.slug), { visibility: 'owner' });
    expectNoTrace(await shown(other, '/recipes?search=segreta'), 'search');
    expectNoTrace(await shown(undefined, `/explore/groups/${home.group.slug}/recipes?search=segreta`), 'explore');
  });

  test('is private to whoever brings it in from a file, unless a link gave the file', async () => {
    const fileAt = async (path: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      return (await app.server.inject({ url: `/api${path}`, headers })).rawPayload;
    };
    const bringIn = async (archive: Buffer) => {
      const { status, body } = await send(app, contract.imports.fromZip, '/recipes/create-from-zip', {
        files: { archive },
        token: owner.token,
      });
      expect(status).toBe(201);
      const recipe = await call('GET', `/recipes/${body}`);
      await call('DELETE', `/recipes/${body}`);
      await call('DELETE', `/groups/bin/${recipe.id}`);
      return recipe;
    };
    const own = await fileAt(`/recipes/${secret.slug}/exports?template_name=zip`, owner.token);
    expect(await bringIn(own)).toMatchObject({ private: true, userId: owner.id });
    const [link] = await call('GET', `/shared/recipes?recipe_id=${secret.id}`);
    expect((await bringIn(await fileAt(`/recipes/shared/${link.id}/zip`))).private).toBe(false);
  });

  test('is no part of another recipe', async () => {
    const asking = { recipeIngredient: [{ quantity: 1, referencedRecipe: { id: secret.id, name: 'A secret' } }] };
    const { slug } = await cook('Torta');
    expect((await call('PATCH', `/recipes/${slug}`, asking)).recipeIngredient[0]).toMatchObject({
      referencedRecipe: null,
      note: 'A secret',
    });
    const { id } = await cook('Crema');
    await call('PATCH', `/recipes/${slug}`, { recipeIngredient: [{ quantity: 1, referencedRecipe: { id } }] });
    const kept = await owner.call('PUT', '/recipes/crema/visibility', { body: { visibility: 'owner' } });
    expect([kept.status, kept.body.detail.code]).toEqual([409, 'recipe.part-of-others']);
  });

  test('has a copy that is as private, and a link that opens it', async () => {
    const copy = await call('POST', `/recipes/${secret.slug}/duplicate`, { name: 'Copia' });
    expect(copy.private).toBe(true);
    expect((await other.call('GET', `/recipes/${copy.slug}`)).status).toBe(404);
    await call('DELETE', `/recipes/${copy.slug}`);
    const [link] = await call('GET', `/shared/recipes?recipe_id=${secret.id}`);
    expect(await shown(undefined, `/recipes/shared/${link.id}`)).toContain(secret.name);
  });

  test.each(walked)(
    'leaves no trace in $endpoint.method $path ($name) for another member',
    async ({ name, endpoint, path }) => {
      const names = namesOf(home, other);
      const values = thingsIn(path).map((thing) => names[thing]?.[0] ?? '');
      const least = leastRequest(name, endpoint);
      const requests: Request[] = [least];
      if (typeof least.query === 'object' && least.query !== null) {
        requests.push({ ...least, query: { ...least.query, search: 'zuppa segreta', perPage: -1, page: 1 } });
      }
      for (const request of requests) {
        const token = endpoint.access === 'visitor' || endpoint.access === 'guest' ? {} : { token: other.token };
        const { body, headers } = await send(app, endpoint, filled(path, values), { ...request, ...token });
        expectNoTrace(JSON.stringify([body ?? null, headers]), path);
      }
    },
  );
});
