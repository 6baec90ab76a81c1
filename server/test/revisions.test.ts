import { revisionsHeader, type Topic, topics } from '@larder/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../src/app/tables.ts';
import type { GroupTable } from '../src/platform/database/index.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { leastRequest } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

const topicOf = tables as Record<string, { topic: Topic | null; synced?: boolean }>;
const written = Object.entries(topicOf).filter(([name, { topic }]) => topic !== null && name !== 'groups');
const cached = everyEndpoint.filter(({ endpoint }) => endpoint.cached);

forEachDialect('revisions', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  beforeAll(async () => {
    app = await createTestApp(database);
    home = await createSettledGroup(app, 'Home', false);
  });
  afterAll(() => app.close());

  const db = () => home.of.admin.db;
  const touch = (table: string) =>
    db().change(async (db) => {
      await db
        .update(table as GroupTable)
        .where(sql<boolean>`1 = 0`)
        .set({ groupId: db.groupId } as never)
        .execute();
    });

  const raisedBy = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = await db().revisions();
    await work();
    const after = await db().revisions();
    return topics.filter((topic) => after[topic] !== before[topic]);
  };

  test.each(written)('of exactly its topic rises when %s is written', async (table, { topic }) => {
    expect(await raisedBy(() => touch(table))).toEqual([topic]);
  });

  test('of the household rises with its preferences, and none with a change that writes nothing', async () => {
    const { call } = home.of.manager;
    expect(await raisedBy(() => call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 2 } }))).toEqual([
      'household',
    ]);
    expect(await raisedBy(() => db().change(async () => undefined))).toEqual([]);
  });

  test('make exactly those replies new that depend on the topic', async () => {
    const ask = async ({ name, endpoint, path }: (typeof cached)[number], etag?: string) => {
      const names = namesOf(home, home.of.admin);
      const address = filled(
        path,
        thingsIn(path).map((thing) => names[thing]?.[0] ?? ''),
      );
      const { query } = leastRequest(name, endpoint);
      return send(app, endpoint, address, {
        query,
        token: home.of.admin.token,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      });
    };
    const tags = new Map<string, string>();
    for (const one of cached) {
      const { status, headers } = await ask(one);
      expect({ path: one.path, status }).toEqual({ path: one.path, status: 200 });
      tags.set(one.path, String(headers.etag));
    }
    for (const [table, topic] of [
      ['recipes', 'recipes'],
      ['foods', 'groupData'],
      ['users', 'household'],
    ] as const) {
      await touch(table);
      for (const one of cached) {
        const { status, headers } = await ask(one, tags.get(one.path));
        const isNew = one.endpoint.topics?.includes(topic) ?? true;
        expect({ path: one.path, topic, status }).toEqual({ path: one.path, topic, status: isNew ? 200 : 304 });
        tags.set(one.path, String(headers.etag));
      }
    }
  }, 120_000);

  test('come with every reply to a member, those of a change as they are afterwards', async () => {
    const { call } = home.of.member;
    const read = await call('GET', '/foods');
    const { body: food, headers } = await call('POST', '/foods', { body: { name: 'Saffron' } });
    expect(headers[revisionsHeader]).not.toBe(read.headers[revisionsHeader]);
    expect((await call('GET', '/foods')).headers[revisionsHeader]).toBe(headers[revisionsHeader]);
    expect((await call('GET', '/foods', { headers: { 'if-none-match': String(read.headers.etag) } })).status).toBe(200);
    const { body } = await call('GET', '/groups/revisions');
    expect(headers[revisionsHeader]).toBe(topics.map((topic) => `${topic}=${body[topic]}`).join(','));
    expect(food.name).toBe('Saffron');
  });

  test('of recipes rise with what is shown in them, and tell which recipes that are', async () => {
    const { call } = home.of.organizer;
    const { recipe } = home;
    const { body: food } = await call('POST', '/foods', { body: { name: 'Caraway' } });
    await call('PATCH', `/recipes/${recipe.slug}`, {
      body: { recipeIngredient: [{ quantity: 1, food, note: '' }] },
    });
    const { recipes, groupData } = await db().revisions();
    await call('PUT', `/foods/${food.id}`, { body: { name: 'Cumin' } });
    expect(await db().changedSince('recipes', recipes)).toContainEqual({
      table: 'recipes',
      changed: [recipe.id],
      deleted: [],
    });
    expect((await db().revisions()).recipes).toBeGreaterThan(recipes);
    expect(await db().changedSince('groupData', groupData)).toContainEqual({
      table: 'foods',
      changed: [food.id],
      deleted: [],
    });
  });

  test('tell what was deleted since', async () => {
    const { call } = home.of.organizer;
    const { body: food } = await call('POST', '/foods', { body: { name: 'Dill' } });
    const { groupData } = await db().revisions();
    await call('DELETE', `/foods/${food.id}`);
    expect(await db().changedSince('groupData', groupData)).toContainEqual({
      table: 'foods',
      changed: [],
      deleted: [food.id],
    });
    expect(await db().changedSince('groupData', (await db().revisions()).groupData)).toEqual(
      Object.entries(tables)
        .filter(([, { topic, synced }]) => topic === 'groupData' && synced)
        .map(([table]) => ({ table, changed: [], deleted: [] })),
    );
  });

  test('that a handler knows are dropped by its own change', async () => {
    const database = db();
    const before = await database.state();
    await database.change((db) => db.update('foods').set({ description: 'x' }).execute());
    expect((await database.state()).groupDataRevision).toBeGreaterThan(before.groupDataRevision);
  });
});
