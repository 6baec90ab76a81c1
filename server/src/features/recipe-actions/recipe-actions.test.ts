import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('an action for recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let organizer: TestMember;
  let oven: Receiver;
  beforeEach(async () => {
    oven = await startReceiver();
    app = await createTestApp(database, { OUTBOUND_TIMEOUT: '1', BASE_URL: 'https://kitchen.example' });
    cook = (await createHousehold(app)).member;
    organizer = await createMember(app, cook.groupId, 'organizer');
  });
  afterEach(async () => {
    await app.close();
    await oven.close();
  });

  const path = '/groups/recipe-actions';
  const add = async (url: string, actionType = 'post') =>
    (await organizer.call('POST', path, { body: { actionType, title: 'Preheat', url } })).body;

  test('is kept by organizers and seen by all', async () => {
    const action = await add(`https://oven.example/look?recipe=\${slug}`, 'link');
    const another = { actionType: 'link', title: 'Look', url: 'https://oven.example' };
    expect((await cook.call('POST', path, { body: another })).status).toBe(403);
    expect((await cook.call('GET', '/households/recipe-actions?perPage=-1')).body.items).toEqual([action]);
    const { body } = await organizer.call('PUT', `${path}/${action.id}`, { body: { title: 'Look it up' } });
    expect(body).toMatchObject({ title: 'Look it up', url: action.url, actionType: 'link' });
    await organizer.call('DELETE', `${path}/${action.id}`);
    await organizer.call('POST', '/groups/bin/restore', { body: { ids: [action.id] } });
    expect((await cook.call('GET', `${path}/${action.id}`)).body.title).toBe('Look it up');
  });

  test('is sent a recipe at an address that speaks of it', async () => {
    const { id, slug } = await createRecipe(cook, 'Lemon Tart');
    const action = await add(`http://${oven.host}/bake/\${slug}?id=\${id}&from=\${url}`);
    const { status } = await cook.call('POST', `/households/recipe-actions/${action.id}/trigger/${slug}`, {
      body: { recipeScale: 2 },
    });
    expect(status).toBe(202);
    const { slug: group } = (await cook.call('GET', '/groups/self')).body;
    const from = encodeURIComponent(`https://kitchen.example/g/${group}/r/${slug}`);
    expect(oven.received).toMatchObject([
      {
        method: 'POST',
        path: `/bake/${slug}?id=${id}&from=${from}`,
        json: { action: { id: action.id }, content: { slug, name: 'Lemon Tart' }, recipe_scale: 2 },
      },
    ]);
    expect((await cook.call('POST', `${path}/${action.id}/trigger/${slug}`)).status).toBe(202);
  });

  test('that is a link, fails or is not reached says so', async () => {
    const { slug } = await createRecipe(cook, 'Soup');
    const trigger = async (id: string) => {
      const { status, body } = await cook.call('POST', `${path}/${id}/trigger/${slug}`);
      return [status, body.detail.code];
    };
    const link = await add('https://oven.example', 'link');
    expect(await trigger(link.id)).toEqual([400, 'recipe-action.is-link']);
    const action = await add(`http://${oven.host}/`);
    oven.answers((response) => response.writeHead(500).end());
    expect(await trigger(action.id)).toEqual([400, 'recipe-action.refused']);
    oven.answers(() => undefined);
    expect(await trigger(action.id)).toEqual([400, 'recipe-action.unreachable']);
    expect((await cook.call('GET', `/groups/deliveries?targetId=${action.id}`)).body).toMatchObject([
      { state: 'failed', problem: 'timeout', subject: 'Soup' },
      { state: 'failed', httpStatus: 500 },
    ]);
    expect((await cook.call('POST', `${path}/${action.id}/trigger/unknown`)).status).toBe(404);
  });

  test.each([
    ['post', 'http://10.0.0.1/oven', 'delivery.blocked-address'],
    ['post', 'ftp://oven.example', 'delivery.bad-address'],
    ['link', 'javascript:alert(1)', 'delivery.bad-address'],
    ['link', 'the oven', 'delivery.bad-address'],
  ])('of the kind %s at %s is refused', async (actionType, url, code) => {
    const { status, body } = await organizer.call('POST', path, { body: { actionType, title: 'Preheat', url } });
    expect([status, body.detail.code]).toEqual([422, code]);
  });
});
