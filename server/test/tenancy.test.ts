import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forEachDialect } from './for-each-dialect.ts';
import { tablesOfGroups } from './row-changes.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { jsonSchemaOf, leastRequest, type Sample } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';
import { placesIn, schemaAt, withValue } from './walk/wrong-values.ts';

/** What is public by its unguessable address, or carries its own token. */
const open = [
  ...[
    'media.recipeImage',
    'media.formerImage',
    'media.timelineImage',
    'media.recipeAsset',
    'media.avatar',
    'recipes.exportZip',
  ],
  ...['recipeShares.open', 'recipeShares.page', 'recipeShares.zip', 'mealplanCalendar.read'],
  ...['cookbook', 'week', 'recipe', 'recipeZip', 'shoppingList', 'tick'].map((name) => `shareLinks.${name}`),
];

type Place = ReturnType<typeof placesIn>[number];

/** Where a body names something: what the contract marks as an id, or calls one. */
const idsIn = (schema: Parameters<typeof placesIn>[0]): Place[] =>
  placesIn(schema).filter((place) => {
    const { format, type } = schemaAt(schema, place);
    return format === 'uuid' || (type === 'string' && /(^i|I)ds?$/.test(String(place.findLast((step) => step !== 0))));
  });

/** Administrators reach all groups. */
const ofOneGroup = everyEndpoint.filter(({ endpoint }) => endpoint.access !== 'admin');

const withIdsInBody = ofOneGroup.flatMap(({ name, endpoint, path }) => {
  if (!endpoint.body || endpoint.path !== path) return [];
  const schema = jsonSchemaOf(endpoint.body);
  const places = idsIn(schema);
  return places.length === 0 ? [] : [{ name, endpoint, path, schema, places }];
});

/** Both of two bodies, of which lists have one item. */
const together = (one: Sample, other: Sample): Sample => {
  if (Array.isArray(one) && Array.isArray(other)) return [together(one[0] ?? {}, other[0] ?? {})];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return other;
  const both = Object.entries(other).map(([key, value]) => [key, together(Object(one)[key] ?? value, value)]);
  return { ...one, ...Object.fromEntries(both) };
};

/** File names and numbers of versions are no secret and belong to nobody. */
const isName = (thing: string) => !/^\/media\/.*\{\}\/.*\{\}$|\/versions\/\{\}$/.test(thing);

/** What is not there is deleted already: two phones in one shop may both do it. */
const passedOver = ['shoppingItems.remove'];

const withThings = ofOneGroup.filter(({ path }) => thingsIn(path).some(isName));

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
  afterEach(async () => expect(await rowsOf(neighbours)).toEqual(before));
  afterAll(() => app.close());

  test('are named by no endpoint for visitors but the known ones', () => {
    const visitors = withThings.filter(({ endpoint }) => endpoint.access === 'visitor');
    expect([...new Set(visitors.map(({ name }) => name))].sort()).toEqual(open.toSorted());
  });

  test.each(withThings.filter(({ name }) => !open.includes(name)))(
    'are not found by $endpoint.method $path ($name)',
    async ({ name, endpoint, path }) => {
      const { access } = endpoint;
      const mayCall = access === 'organizer' || access === 'inviter' ? home.of[access] : home.of.manager;
      const callers = access === 'guest' ? [undefined, home.of.member] : [mayCall, home.of.admin];
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
            if (passedOver.includes(name)) {
              expect([status, body.message]).toEqual([200, 'Nothing was on the list any more']);
              continue;
            }
            expect({ status, code: body?.detail?.code ?? body }).toEqual({
              status: 404,
              code: expect.not.stringMatching(/^request\.not-found$/),
            });
          }
        }
      }
    },
  );

  test.each(withIdsInBody)('are not reached by an id in the body of $name', async (walked) => {
    const { name, endpoint, path, schema, places } = walked;
    const own = namesOf(home, home.of.admin);
    const address = filled(
      path,
      thingsIn(path).map((thing) => own[thing]?.[0] ?? ''),
    );
    const least = leastRequest(name, endpoint);
    for (const [ours, theirs] of sameKinds(home, neighbours)) {
      const withOurs = places.map((place) => withValue(schema, place, ours)).reduce(together, least.body ?? {});
      for (const place of places) {
        const body = together(withOurs, withValue(schema, place, theirs));
        const reply = await send(app, endpoint, address, { ...least, body, token: home.of.admin.token });
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
        const shown = JSON.stringify(reply.body ?? null);
        for (const trace of tracesOf(neighbours)) if (trace !== theirs) expect(shown).not.toContain(trace);
      }
    }
  });

  test.each(ofOneGroup.filter(({ endpoint }) => endpoint.method === 'GET'))(
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
});

/** Ids of both groups, side by side: of a food, of a unit, of whatever each of them has one. */
const sameKinds = (ours: SettledGroup, theirs: SettledGroup): [string, string][] => {
  const idsOf = (group: SettledGroup) =>
    Object.values(group).flatMap((item: { id?: unknown }) => (typeof item.id === 'string' ? [item.id] : []));
  const foreign = idsOf(theirs);
  return idsOf(ours).map((id, at) => [id, String(foreign[at])]);
};

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

const rowsOf = async ({ of }: SettledGroup) => {
  const { db } = of.member;
  const rows = (await tablesOfGroups(db)).map(async (table) => {
    const found = await db.from(table).selectAll().execute();
    // PostgreSQL reads a table in another order once it has counted its rows.
    return [table, found.map((row) => JSON.stringify(row)).sort()];
  });
  return Object.fromEntries(await Promise.all(rows));
};
