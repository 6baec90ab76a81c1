import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('comments', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let other: TestMember;
  let admin: TestMember;
  let stranger: TestMember;
  let groupSlug: string;
  let recipeId: string;

  beforeAll(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    groupSlug = group.slug;
    other = await createMember(app, group.id);
    admin = await createMember(app, group.id, 'admin');
    stranger = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    recipeId = (await cook.call('GET', `/recipes/${slug}`)).body.id;
  });

  const write = async (text: string, by = cook) => {
    app.clock.pass(1000);
    return (await by.call('POST', '/comments', { body: { recipeId, text } })).body;
  };
  const textsOf = async (by = cook): Promise<string[]> =>
    (await by.call('GET', `/recipes/${recipeId}/comments`)).body.map(({ text }: { text: string }) => text);
  const restore = (id: string) => cook.call('POST', '/groups/bin/restore', { body: { ids: [id] } });

  test('say who wrote what of a recipe, the first one first', async () => {
    app.clock.pass(1000);
    const { status, body } = await cook.call('POST', '/comments', {
      body: { recipe_id: recipeId, text: ' **Good** ' },
    });
    expect(status).toBe(201);
    const now = app.clock.now().toISOString();
    const { id, username, fullName } = cook;
    expect(body).toMatchObject({
      recipeId,
      text: '**Good**',
      userId: id,
      user: { id, username, fullName, admin: false },
      createdAt: now,
      updateAt: now,
    });
    await write('More salt', other);
    expect(await textsOf()).toEqual(['**Good**', 'More salt']);
    expect((await other.call('GET', `/comments/${body.id}`)).body).toEqual(body);
  });

  test('are listed for the whole group, and by recipe', async () => {
    await write('First');
    await write('Second');
    const filter = encodeURIComponent(`recipe_id = "${recipeId}"`);
    const { body } = await cook.call('GET', `/comments?queryFilter=${filter}&orderBy=createdAt&perPage=1`);
    expect([body.total, body.items.map(({ text }: { text: string }) => text)]).toEqual([2, ['Second']]);
    expect((await stranger.call('GET', '/comments')).body.total).toBe(0);
  });

  test('are changed by whoever wrote them, and by administrators', async () => {
    const { id } = await write('Good');
    app.clock.pass(60_000);
    const change = (by: TestMember, text: string) => by.call('PUT', `/comments/${id}`, { body: { id, text } });
    const changed = await change(cook, 'Better');
    expect(changed.body).toMatchObject({ text: 'Better', updatedAt: app.clock.now().toISOString() });
    expect(changed.body.createdAt < changed.body.updatedAt).toBe(true);
    expect([(await change(other, 'No')).status, (await change(stranger, 'No')).status]).toEqual([403, 404]);
    expect((await change(admin, 'Best')).body).toMatchObject({ text: 'Best', userId: cook.id });
    expect((await change(cook, '  ')).status).toBe(422);
  });

  test('go to the bin, and come back to where they stood', async () => {
    const { id } = await write('Good');
    await write('Fine', other);
    expect((await other.call('DELETE', `/comments/${id}`)).status).toBe(403);
    expect((await cook.call('DELETE', `/comments/${id}`)).body).toEqual({ message: 'Comment deleted', error: false });
    expect(await textsOf()).toEqual(['Fine']);
    const name = expect.stringMatching(/^Soup.*: Good$/);
    const { body: bin } = await cook.call('GET', '/groups/bin?queryFilter=kind="comment"');
    expect(bin.items[0]).toMatchObject({ id, kind: 'comment', name });
    expect((await restore(id)).body).toMatchObject([{ id, kind: 'comment', name, isRenamed: false }]);
    expect(await textsOf()).toEqual(['Good', 'Fine']);
  });

  test('come back with their recipe, and not before it', async () => {
    const { id } = await write('Good');
    await write('Fine', other);
    await cook.call('DELETE', `/comments/${id}`);
    await cook.call('DELETE', `/recipes/${recipeId}`);
    expect((await restore(id)).status).toBe(409);
    await restore(recipeId);
    expect(await textsOf()).toEqual(['Fine']);
    await restore(id);
    expect(await textsOf()).toEqual(['Good', 'Fine']);
  });

  describe('that the recipe’s settings switch off', () => {
    test('are refused, and what was said stays', async () => {
      const { id } = await write('Before');
      await cook.call('PATCH', `/recipes/${recipeId}`, { body: { settings: { disableComments: true } } });
      expect((await cook.call('POST', '/comments', { body: { recipeId, text: 'After' } })).status).toBe(403);
      expect(await textsOf()).toEqual(['Before']);
      expect((await cook.call('DELETE', `/comments/${id}`)).status).toBe(200);
    });

    test('are off in new recipes where the group says so', async () => {
      await cook.call('PUT', '/groups/preferences', { body: { recipeDisableComments: true } });
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Silent' } });
      await cook.call('PUT', '/groups/preferences', { body: { recipeDisableComments: false } });
      recipeId = (await cook.call('GET', `/recipes/${slug}`)).body.id;
      expect((await cook.call('POST', '/comments', { body: { recipeId, text: 'Hello?' } })).status).toBe(403);
    });
  });

  test('of a recipe that is not there are not found', async () => {
    const sent = { body: { recipeId: randomUUID(), text: 'Lost' } };
    expect((await cook.call('POST', '/comments', sent)).status).toBe(404);
    expect((await stranger.call('POST', '/comments', { body: { recipeId, text: 'Mine' } })).status).toBe(404);
    expect((await stranger.call('GET', `/recipes/${recipeId}/comments`)).status).toBe(404);
  });

  test('are nothing that visitors see', async () => {
    await write('Among us');
    const { slug } = (await cook.call('GET', `/recipes/${recipeId}`)).body;
    const visit = callerOf(app);
    expect((await visit('GET', `/recipes/${slug}/comments`)).status).toBe(401);
    const { status, body } = await visit('GET', `/explore/groups/${groupSlug}/recipes/${slug}`);
    expect([status, JSON.stringify(body).includes('Among us')]).toEqual([200, false]);
  });
});
