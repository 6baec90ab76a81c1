import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('the timeline', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let guest: TestMember;
  let stranger: TestMember;
  let recipeId: string;

  beforeAll(async () => {
    app = await createTestApp(database);
    const household = await createHousehold(app);
    cook = household.member;
    guest = await createMember(app, household.group.id);
    stranger = (await createHousehold(app)).member;
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    recipeId = (await cook.call('GET', `/recipes/${slug}`)).body.id;
    app.clock.pass(60_000);
  });
  afterAll(() => app.close());

  const path = '/recipes/timeline/events';
  const event = { subject: 'I made this', eventType: 'comment', eventMessage: 'Good' };

  test('takes what members note, now unless they say when', async () => {
    const { status, body } = await cook.call('POST', path, { body: { ...event, recipeId } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...event,
      recipeId,
      userId: cook.id,
      image: 'does not have image',
      timestamp: app.clock.now().toISOString(),
    });
    const earlier = await cook.call('POST', path, {
      body: { ...event, recipe_id: recipeId, userId: guest.id, timestamp: '2026-02-01T23:59:59' },
    });
    expect(earlier.body).toMatchObject({ userId: guest.id, timestamp: '2026-02-01T23:59:59.000Z' });
  });

  test('is listed by recipe and kind', async () => {
    const filter = `recipe_id="${recipeId}" AND eventType IN ["info","comment"]`;
    const { body } = await cook.call('GET', `${path}?queryFilter=${encodeURIComponent(filter)}&orderBy=timestamp`);
    expect(body.items.map(({ userId }: { userId: string }) => userId)).toEqual([cook.id, guest.id]);
    const all = await cook.call('GET', `${path}?queryFilter=recipe.slug="soup"&orderBy=timestamp:asc`);
    expect(all.body.items.map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'comment',
      'system',
      'comment',
    ]);
  });

  test('belongs to its group', async () => {
    expect((await stranger.call('GET', path)).body.total).toBe(0);
    expect((await stranger.call('POST', path, { body: { ...event, recipeId } })).status).toBe(404);
    expect((await cook.call('POST', path, { body: { ...event, recipeId: randomUUID() } })).status).toBe(404);
    expect((await cook.call('POST', path, { body: { ...event, recipeId, userId: stranger.id } })).status).toBe(404);
  });
});
