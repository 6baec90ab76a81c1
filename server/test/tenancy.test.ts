import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { leastRequest, type Sample } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

/** What is public by its unguessable address, or carries its own token. */
const open = ['media.recipeImage', 'media.recipeAsset', 'media.avatar', 'recipes.exportZip'];

/** Ids that are not in the address but in the body. */
const bodiesWithIds: Record<string, (theirs: SettledGroup) => Record<string, Sample>> = {
  'timeline.create': ({ recipe }) => ({ recipeId: recipe.id }),
  'foods.merge': ({ food }) => ({ fromFood: food.id }),
  'units.merge': ({ unit }) => ({ fromUnit: unit.id }),
  'categories.merge': ({ category }) => ({ from: category.id }),
  'tags.merge': ({ tag }) => ({ from: tag.id }),
  'tools.merge': ({ tool }) => ({ from: tool.id }),
  'foods.create': ({ label }) => ({ name: 'New food', labelId: label.id }),
  'foods.labelMany': ({ food, label }) => ({ ids: [food.id], labelId: label.id }),
};

/** File names are no secret and belong to nobody. */
const isName = (thing: string) => !/^\/media\/.*\{\}\/.*\{\}$/.test(thing);

const withThings = everyEndpoint.filter(({ path }) => thingsIn(path).some(isName));

forEachDialect('the things of another group', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  let neighbours: SettledGroup;
  let before: unknown;
  beforeAll(async () => {
    app = await createTestApp(database);
    home = await createSettledGroup(app, 'Home', false);
    neighbours = await createSettledGroup(app, 'Neighbours', true);
    before = await rowsOf(neighbours);
  });
  afterAll(() => app.close());

  test('are named by no endpoint for visitors but the known ones', () => {
    const visitors = withThings.filter(({ endpoint }) => endpoint.access === 'visitor');
    expect([...new Set(visitors.map(({ name }) => name))].sort()).toEqual(open.toSorted());
  });

  test.each(withThings.filter(({ name }) => !open.includes(name)))(
    'are not found by $endpoint.method $path ($name)',
    async ({ name, endpoint, path }) => {
      const mayCall = endpoint.access === 'organizer' ? home.of.organizer : home.of.manager;
      const callers = endpoint.access === 'guest' ? [undefined, home.of.member] : [mayCall, home.of.admin];
      for (const self of callers) {
        const own = namesOf(home, self ?? home.of.member);
        const foreign = namesOf(neighbours, neighbours.of.member);
        const things = thingsIn(path);
        for (const thing of things.filter(isName)) {
          expect(foreign, `a line for ${thing} in world.ts`).toHaveProperty([thing]);
          for (const value of foreign[thing] ?? []) {
            const values = things.map((other) => (other === thing ? value : (own[other]?.[0] ?? '')));
            const { status, body } = await send(app, endpoint, filled(path, values), {
              ...leastRequest(name, endpoint),
              token: self?.token,
            });
            expect({ status, code: body?.detail?.code ?? body }).toEqual({
              status: 404,
              code: expect.not.stringMatching(/^request\.not-found$/),
            });
          }
        }
      }
    },
  );

  test.each(Object.entries(bodiesWithIds))('are not found by the body of %s', async (wanted, ids) => {
    for (const { name, endpoint, path } of everyEndpoint.filter(({ name }) => name === wanted)) {
      const request = leastRequest(name, endpoint);
      const { token } = home.of.admin;
      const body = { ...Object(request.body), ...ids(neighbours) };
      expect((await send(app, endpoint, path, { ...request, body, token })).status).toBe(404);
    }
  });

  test.each(everyEndpoint.filter(({ endpoint }) => endpoint.method === 'GET'))(
    'are not shown by $endpoint.method $path ($name)',
    async ({ name, endpoint, path }) => {
      const self = home.of.admin;
      const own = namesOf(home, self);
      const values = thingsIn(path).map((thing) => own[thing]?.[0] ?? '');
      const request = { ...leastRequest(name, endpoint), token: self.token };
      const reply = await send(app, endpoint, filled(path, values), request);
      for (const trace of tracesOf(neighbours)) expect(JSON.stringify(reply.body ?? null)).not.toContain(trace);
    },
  );

  test('are not reached by a recipe that names them', async () => {
    const { category, tag, tool, food, unit, recipe } = neighbours;
    const { status, body } = await home.of.member.call('PUT', `/recipes/${home.recipe.slug}`, {
      body: {
        recipeCategory: [{ id: category.id, name: 'Ours' }],
        tags: [{ id: tag.id, name: 'Ours' }],
        tools: [{ id: tool.id, name: 'Ours' }],
        recipeIngredient: [
          { quantity: 1, food: { id: food.id, name: 'Our food' }, unit: { id: unit.id, name: 'Our unit' }, note: '' },
        ],
        id: recipe.id,
        groupId: neighbours.group.id,
        userId: neighbours.of.member.id,
      },
    });
    expect(status).toBe(200);
    for (const trace of tracesOf(neighbours)) expect(JSON.stringify(body)).not.toContain(trace);
  });

  test('are not found by filters either', async () => {
    const { tag, food, recipe } = neighbours;
    const filters = [
      `/recipes?tags=${tag.id}`,
      `/recipes?foods=${food.id}`,
      `/recipes?search=Neighbours`,
      `/recipes?queryFilter=${encodeURIComponent(`id = "${recipe.id}"`)}`,
      `/recipes?queryFilter=${encodeURIComponent(`tags.id IN ["${tag.id}"]`)}`,
      `/recipes/timeline/events?queryFilter=${encodeURIComponent(`recipeId = "${recipe.id}"`)}`,
    ];
    for (const filter of filters) {
      const { status, body } = await home.of.admin.call('GET', filter);
      expect({ filter, status, total: body.total }).toEqual({ filter, status: 200, total: 0 });
    }
  });

  test('are as they were after all this', async () => {
    expect(await rowsOf(neighbours)).toEqual(before);
  });
});

/** What a reply would hold that shows anything of a group. */
const tracesOf = ({
  group,
  of,
  recipe,
  food,
  unit,
  label,
  category,
  tag,
  tool,
  invitation,
}: SettledGroup): string[] => [
  ...[group, recipe, food, unit, label, category, tag, tool, ...Object.values(of)].map(({ id }) => id),
  ...[recipe, food, unit, label, category, tag, tool].map(({ name }) => name),
  ...Object.values(of).map(({ username }) => username),
  invitation.token,
];

const tables = [
  'users',
  'apiTokens',
  'invitations',
  'recipes',
  'timelineEvents',
  'recipeOpinions',
  'organizers',
  'reports',
  'cookbooks',
] as const;

const rowsOf = async ({ of }: SettledGroup) => {
  const rows = tables.map(async (table) => [table, await of.member.db.from(table).selectAll().execute()]);
  return Object.fromEntries(await Promise.all(rows));
};
