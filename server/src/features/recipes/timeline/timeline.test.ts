import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

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
      recipe: { id: recipeId, name: 'Soup', slug: 'soup', image: null, version: 1 },
      userId: cook.id,
      image: 'does not have image',
      timestamp: app.clock.now().toISOString(),
    });
    const earlier = await cook.call('POST', path, {
      body: { ...event, recipe_id: recipeId, userId: guest.id, timestamp: '2026-02-01T23:59:59' },
    });
    expect(earlier.body).toMatchObject({ userId: guest.id, timestamp: '2026-02-01T23:59:59.000Z' });
  });

  test('folds what was added in a row into its last, and lists it as a series', async () => {
    const { member } = await createHousehold(app);
    const list = async (query: object) =>
      (await member.call('GET', `${path}?${new URLSearchParams({ ...query })}`)).body;
    const add = async (name: string) => {
      app.clock.pass(1000);
      return (await member.call('POST', '/recipes', { body: { name } })).body;
    };
    const named = ({ items }: { items: { recipe: { name: string } }[] }) => items.map(({ recipe }) => recipe.name);
    await add('Alone');
    app.clock.pass(10 * 60_000);
    for (const name of ['One', 'Two', 'Three']) await add(name);
    const folded = await list({ folded: 'true' });
    expect([named(folded), folded.total]).toEqual([['Three', 'Alone'], 2]);
    expect(folded.items.map(({ standsFor }: { standsFor: number | null }) => standsFor)).toEqual([3, null]);
    // Older clients know nothing of series.
    expect(named(await list({}))).toEqual(['Three', 'Two', 'One', 'Alone']);
    const [{ series }] = folded.items;
    expect(named(await list({ queryFilter: `series = "${series}"` }))).toEqual(['Three', 'Two', 'One']);
    await member.call('DELETE', '/recipes/three');
    expect((await list({ folded: 'true' })).items[0]).toMatchObject({ recipe: { name: 'Two' }, standsFor: 2 });
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

  describe('an event', () => {
    let soup: string;
    beforeEach(async () => {
      soup = (await cook.call('POST', '/recipes', { body: { name: 'Stew' } })).body;
      recipeId = (await cook.call('GET', `/recipes/${soup}`)).body.id;
    });

    const note = async (timestamp?: string, more: object = {}) =>
      (await cook.call('POST', path, { body: { ...event, recipeId, timestamp, ...more } })).body;
    const remove = (id: string) => cook.call('DELETE', `${path}/${id}`);
    const restore = (id: string) => cook.call('POST', '/groups/bin/restore', { body: { ids: [id] } });
    const lastMade = async () => (await cook.call('GET', `/recipes/${soup}`)).body.lastMade;
    const january = '2026-01-05T18:00:00.000Z';
    const february = '2026-02-05T18:00:00.000Z';
    const march = '2026-03-05T18:00:00.000Z';

    test('is read, and changed in the parts that are sent', async () => {
      const { id } = await note(february);
      const address = `${path}/${id}`;

      const changed = await cook.call('PUT', address, { body: { subject: 'Mara made this', image: 'has image' } });
      const moved = await cook.call('PUT', address, {
        body: { event_message: null, userId: guest.id, timestamp: january },
      });

      expect([changed.status, changed.body]).toEqual([
        200,
        expect.objectContaining({ subject: 'Mara made this', eventMessage: 'Good', timestamp: february }),
      ]);
      expect(changed.body.image).toBe('does not have image');
      expect(moved.body).toMatchObject({ eventMessage: null, userId: guest.id, timestamp: january });
      expect((await cook.call('GET', address)).body).toEqual(moved.body);
      const foreign = { body: { subject: 'Ours', userId: stranger.id } };
      expect((await cook.call('PUT', address, foreign)).status).toBe(404);
    });

    test('says when the recipe was last made, and no longer once it is deleted', async () => {
      const first = await note(january);
      const third = await note(march);
      const second = await note(february);
      await note(undefined, { eventType: 'system' });
      expect(await lastMade()).toBe(march);

      const { status, body } = await remove(third.id);
      expect([status, body.id]).toEqual([200, third.id]);
      expect(await lastMade()).toBe(february);

      await remove(first.id);
      expect(await lastMade()).toBe(february);
      await remove(second.id);
      expect(await lastMade()).toBeNull();
      expect((await remove(second.id)).status).toBe(404);
    });

    test('that is moved takes the recipe with it', async () => {
      await note(january);
      const { id } = await note(march);
      await cook.call('PUT', `${path}/${id}`, { body: { timestamp: february } });
      expect(await lastMade()).toBe(february);
    });

    test('that is deleted leaves what was said without one', async () => {
      await cook.call('PATCH', `/recipes/${soup}/last-made`, { body: { timestamp: january } });
      const { id } = await note(february);
      // As other clients do once they have noted an event.
      await cook.call('PATCH', `/recipes/${soup}/last-made`, { body: { timestamp: february } });
      await cook.call('PUT', `/recipes/${soup}`, { body: { lastMade: february } });

      await remove(id);

      expect(await lastMade()).toBe(january);
    });

    test('comes back from the bin, and says again when the recipe was made', async () => {
      const { id } = await note(february);
      await remove(id);
      const { body: bin } = await cook.call('GET', '/groups/bin?queryFilter=kind="timelineEvent"');
      const item = bin.items.find((one: { id: string }) => one.id === id);
      expect(item).toMatchObject({ name: expect.stringMatching(/^Stew.*: Good$/) });
      expect((await restore(id)).body).toMatchObject([{ id, kind: 'timelineEvent', isRenamed: false }]);
      expect((await cook.call('GET', `${path}/${id}`)).body).toMatchObject({
        eventMessage: 'Good',
        timestamp: february,
      });
      expect(await lastMade()).toBe(february);
    });

    describe('names the version that was made', () => {
      const improve = async (description: string) => {
        app.clock.pass(3_600_000);
        await cook.call('PATCH', `/recipes/${soup}`, { body: { description } });
      };

      test('which stays the same when the recipe is changed later', async () => {
        const { id, recipeVersion } = await note();
        await improve('With leek');
        const again = await note();
        expect([recipeVersion, again.recipeVersion]).toEqual([1, 2]);
        expect((await cook.call('GET', `${path}/${id}`)).body.recipeVersion).toBe(1);
        const { body } = await cook.call('GET', `/recipes/${soup}/versions/1?comparedWith=2`);
        expect([body.after.description, body.before.description]).toEqual(['', 'With leek']);
      });

      test('also where that was before the last save', async () => {
        const before = app.clock.now().toISOString();
        await improve('With leek');
        expect((await note(before)).recipeVersion).toBe(1);
        expect((await note(undefined, { recipeVersion: 1 })).recipeVersion).toBe(1);
        expect((await note(undefined, { recipeVersion: 99 })).recipeVersion).toBe(2);
        expect((await note(january)).recipeVersion).toBeNull();
      });

      test('and another one when it took place on another day', async () => {
        const before = app.clock.now().toISOString();
        await improve('With leek');
        const { id } = await note();
        const { body } = await cook.call('PUT', `${path}/${id}`, { body: { timestamp: before } });
        expect(body.recipeVersion).toBe(1);
      });

      test('unless it is a note of the system', async () => {
        expect((await note(undefined, { eventType: 'system' })).recipeVersion).toBeNull();
      });
    });

    test('has a picture, which goes with it for good', async () => {
      const { id } = await note(february);
      const upload = (image: Buffer, to = id, token = cook.token) =>
        send(app, contract.timeline.replaceImage, `${path}/${to}/image`, {
          files: { image },
          form: { extension: 'jpg' },
          token,
        });
      const media = `/media/recipes/${recipeId}/images/timeline/${id}`;
      const get = (file: string) => app.server.inject({ method: 'GET', url: `/api${media}/${file}` });
      const folder = join(app.dataFolder, 'recipes', recipeId, 'images', 'timeline', id);

      const { status, body } = await upload(await picture('#c62828').jpeg().toBuffer());
      expect([status, body.image]).toEqual([200, 'has image']);
      expect((await cook.call('GET', `${path}/${id}`)).body.image).toBe('has image');
      for (const file of ['original.webp', 'min-original.webp', 'tiny-original.webp']) {
        const answer = await get(file);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      }
      expect((await get('another.webp')).statusCode).toBe(404);
      expect((await upload(Buffer.from('no picture'))).status).toBe(400);
      expect((await upload(await picture('#2e7d32').png().toBuffer(), id, stranger.token)).status).toBe(404);

      await remove(id);
      await restore(id);
      expect((await get('original.webp')).statusCode).toBe(200);

      await remove(id);
      await emptyBin(app, cook.groupId);
      await expect.poll(() => existsSync(folder)).toBe(false);
      expect((await get('original.webp')).statusCode).toBe(404);
    });
  });
});
