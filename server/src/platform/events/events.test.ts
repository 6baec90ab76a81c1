import type { EventType } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { DomainEvent } from '../database/index.ts';
import { InstanceDatabase } from '../database/instance-database.ts';
import { createJobRunner } from '../jobs/index.ts';
import { durably, on, tieSubscribers, within } from './index.ts';

forEachDialect('what changes record', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterEach(() => app.close());

  const recorded = async (): Promise<string[]> => {
    const rows = await cook.db.from('events').select('type').orderBy('number').execute();
    return rows.map(({ type }) => type);
  };
  const make = (type: EventType, fails = false) =>
    cook.db.change(async (db) => {
      await db.record(type, { id: 'id', name: 'Pie', slug: 'pie', fields: [] } as never);
      if (fails) throw new Error('no');
    });

  test('says who, when, and what', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    const [event] = await cook.db.from('events').selectAll().execute();
    expect(event).toMatchObject({
      userId: cook.id,
      groupId: cook.groupId,
      type: 'recipe.created',
      at: app.clock.now().toISOString(),
    });
    expect(JSON.parse(event?.payload ?? '')).toEqual({ id: expect.any(String), name: 'Pie', slug: 'pie' });
  });

  test('is there for what becomes of foods and tags, also of those that a recipe brings along', async () => {
    const organizer = await createMember(app, cook.groupId, 'organizer');
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    await cook.call('PATCH', '/recipes/pie', { body: { tags: ['Sweet'], recipeIngredient: [{ food: 'apple' }] } });
    const { body: from } = await cook.call('POST', '/foods', { body: { name: 'aple' } });
    const { body: foods } = await cook.call('GET', '/foods?search=apple');
    const toFood = foods.items[0].id;
    await cook.call('PUT', `/foods/${toFood}`, { body: { name: 'Apple' } });
    const { body: merge } = await organizer.call('PUT', '/foods/merge', { body: { fromFood: from.id, toFood } });
    await organizer.call('POST', `/groups/merges/${merge.mergeId}/undo`);
    await organizer.call('DELETE', `/foods/${from.id}`);
    expect((await recorded()).filter((type) => /^(food|tag)/.test(type))).toEqual([
      'tag.created',
      'food.created',
      'food.created',
      'food.updated',
      'food.merged',
      'food.created',
      'food.unmerged',
      'food.deleted',
    ]);
  });

  test('is there for every kind of change of a recipe, and for those of cookbooks and the group', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    await cook.call('PATCH', '/recipes/pie', { body: { description: 'Good' } });
    await cook.call('PATCH', '/recipes/pie', { body: { description: 'Good' } });
    await cook.call('PATCH', '/recipes/pie/last-made', { body: { timestamp: '2026-02-01T10:00:00Z' } });
    await cook.call('POST', `/users/${cook.id}/ratings/pie`, { body: { rating: 4 } });
    const organizer = await createMember(app, cook.groupId, 'organizer');
    await organizer.call('POST', '/recipes/bulk-actions/delete', { body: { recipes: ['pie'] } });
    const { body } = await cook.call('POST', '/groups/cookbooks', { body: { name: 'Book' } });
    await cook.call('DELETE', `/groups/cookbooks/${body.id}`);
    await cook.call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 1 } });
    expect(await recorded()).toEqual([
      'recipe.created',
      'recipe.updated',
      'recipe.made',
      'recipe.rated',
      'recipe.deleted',
      'cookbook.created',
      'cookbook.deleted',
      'group.updated',
    ]);
  });

  test('is told after the commit, to everybody, whoever fails, and never of what was taken back', async () => {
    const told: string[] = [];
    tieSubscribers(
      app.connection,
      [
        on(['food.created'], async () => {
          throw new Error('broken');
        }),
        on(['food.created', 'unit.created'], async ({ type, payload }, db) => {
          const rows = await db.from('events').select('id').execute();
          told.push(`${type} ${payload.name} ${rows.length}`);
        }),
      ],
      app.platform.log,
    );
    await make('food.created');
    await make('label.created');
    await expect(make('unit.created', true)).rejects.toThrow('no');
    expect(told).toEqual(['food.created Pie 1']);
    expect(app.logged()).toContain('a subscriber failed');
    expect(await recorded()).toEqual(['food.created', 'label.created']);
  });

  test('is a part of the change for those who run within it, once for all of its events', async () => {
    const told: string[][] = [];
    tieSubscribers(
      app.connection,
      [
        within(['food.created', 'unit.created'], async (events, db) => {
          told.push(events.map(({ type }) => type));
          await db
            .insert('labels', { id: 'l', name: 'L', nameKey: 'l', color: '', createdAt: '', updatedAt: '' })
            .execute();
          if (told.length > 1) throw new Error('no');
        }),
      ],
      app.platform.log,
    );
    await make('tag.created');
    await cook.db.change(async (db) => {
      await db.record('food.created', { id: 'f', name: 'F' });
      await db.record('unit.created', { id: 'u', name: 'U' });
    });
    expect(told).toEqual([['food.created', 'unit.created']]);
    expect(await cook.db.from('labels').select('id').execute()).toEqual([{ id: 'l' }]);
    await expect(make('food.created')).rejects.toThrow();
    expect(await recorded()).toEqual(['tag.created', 'food.created', 'unit.created']);
  });

  test('reaches who must miss nothing, as a job that was added with the change and is tried again', async () => {
    const told: DomainEvent[] = [];
    let fails = true;
    const jobs = tieSubscribers(
      app.connection,
      [
        durably('tell', ['tag.merged', 'tag.created'], async (event) => {
          if (fails) throw new Error('nobody there');
          told.push(event);
        }),
      ],
      app.platform.log,
    );
    const instance = new InstanceDatabase(app.connection);
    const runner = createJobRunner({ instance, clock: app.clock, timeZone: 'UTC', log: app.platform.log, jobs });
    await make('tag.created');
    await expect(make('tag.created', true)).rejects.toThrow('no');
    await runner.runDue();
    expect(told).toEqual([]);
    fails = false;
    app.clock.pass(60_000);
    await runner.runDue();
    expect(told).toMatchObject([{ type: 'tag.created', payload: { name: 'Pie' } }]);
    await runner.stop();
  });

  test('is forgotten after 90 days', async () => {
    await app.schedule.runDue();
    await cook.call('POST', '/recipes', { body: { name: 'Old' } });
    app.clock.pass(91 * 24 * 3_600_000);
    await cook.db.change((db) => db.record('recipe.deleted', { id: 'x', name: 'New', slug: 'new' }));
    await app.schedule.runDue();
    expect(await recorded()).toEqual(['recipe.deleted']);
  });
});
