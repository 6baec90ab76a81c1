import { categoryEntity, events, foodEntity, labelEntity, tagEntity, toolEntity, unitEntity } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAgain } from './backups.ts';
import { callerOf } from './caller.ts';
import { createHousehold, createMember, password, type TestMember } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';

forEachDialect('every event that the contract declares', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database, { ALLOW_SIGNUP: 'true', BACKUP_COPY_FOLDER: '/nowhere/backups' });
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'admin');
  });
  afterAll(() => app.close());

  const call: TestMember['call'] = async (...sent) => {
    const reply = await cook.call(...sent);
    expect(reply.status, sent.join(' ')).toBeLessThan(300);
    return reply;
  };

  const changeEntities = async (path: string, merge?: [string, string]) => {
    const make = async (name: string) => (await call('POST', `/${path}`, { body: { name } })).body.id;
    const [one, two, three] = [await make('One'), await make('Two'), await make('Three')];
    await call('PUT', `/${path}/${one}`, { body: { name: 'First' } });
    if (merge) {
      const { body } = await call('PUT', `/${path}/merge`, { body: { [merge[0]]: two, [merge[1]]: one } });
      await call('POST', `/groups/merges/${body.mergeId}/undo`);
    }
    await call('DELETE', `/${path}/${three}`);
    await call('POST', '/groups/bin/restore', { body: { ids: [three] } });
  };

  const changeRecipes = async () => {
    await call('POST', '/recipes', { body: { name: 'Pie' } });
    await call('PATCH', '/recipes/pie', { body: { description: 'Good' } });
    await call('PATCH', '/recipes/pie/last-made', { body: { timestamp: '2026-02-01T10:00:00Z' } });
    const { body: pie } = await call('GET', '/recipes/pie');
    const made = { recipeId: pie.id, subject: 'I made this', eventType: 'comment' };
    const { body: event } = await call('POST', '/recipes/timeline/events', { body: made });
    await call('PUT', `/recipes/timeline/events/${event.id}`, { body: { subject: 'Made' } });
    await call('DELETE', `/recipes/timeline/events/${event.id}`);
    const { body: comment } = await call('POST', '/comments', { body: { recipeId: pie.id, text: 'Good' } });
    await call('PUT', `/comments/${comment.id}`, { body: { text: 'Very good' } });
    await call('DELETE', `/comments/${comment.id}`);
    await call('POST', '/groups/bin/restore', { body: { ids: [event.id, comment.id] } });
    await call('POST', `/users/${cook.id}/ratings/pie`, { body: { rating: 4 } });
    await call('POST', '/recipes/bulk-actions/export', { body: { recipes: ['pie'], exportType: 'json' } });
    await call('POST', '/recipes/create-url/bulk', { body: { imports: [{ url: 'http://127.0.0.1:1/pie' }] } });
    await app.jobs.runDue();
    const { body: link } = await call('POST', '/shared/recipes', { body: { recipeId: pie.id } });
    await call('DELETE', `/shared/recipes/${link.id}`);
    await call('POST', '/groups/bin/restore', { body: { ids: [link.id] } });
    const { body: deleted } = await call('DELETE', '/recipes/pie');
    await call('POST', '/groups/bin/restore', { body: { ids: [deleted.id] } });
  };

  const shop = async () => {
    const { body: list } = await call('POST', '/groups/shopping/lists', { body: { name: 'Saturday' } });
    await call('PUT', `/groups/shopping/lists/${list.id}`, { body: { name: 'Sunday' } });
    const milk = { shoppingListId: list.id, note: 'milk' };
    const { body } = await call('POST', '/groups/shopping/items', { body: milk });
    const path = `/groups/shopping/items/${body.createdItems[0].id}`;
    await call('PUT', path, { body: { checked: true } });
    await call('DELETE', path);
    await call('DELETE', `/groups/shopping/lists/${list.id}`);
    await call('POST', '/groups/bin/restore', { body: { ids: [list.id] } });
    const { body: corner } = await call('POST', '/groups/shopping/shops', { body: { name: 'Corner shop' } });
    await call('PUT', `/groups/shopping/shops/${corner.id}`, { body: { name: 'Corner market' } });
    await call('DELETE', `/groups/shopping/shops/${corner.id}`);
    await call('POST', '/groups/bin/restore', { body: { ids: [corner.id] } });
  };

  const plan = async () => {
    const { body: entry } = await call('POST', '/groups/mealplans', {
      body: { date: '2026-03-01', title: 'Eating out' },
    });
    await call('PUT', `/groups/mealplans/${entry.id}`, { body: { title: 'Leftovers' } });
    await call('DELETE', `/groups/mealplans/${entry.id}`);
    await call('POST', '/groups/bin/restore', { body: { ids: [entry.uid] } });
    const ofKinds = {
      rules: { queryFilterString: 'rating >= 4' },
      templates: { name: 'School week', entries: [] },
      repeats: { weekdays: ['monday'], startDate: '2026-03-01', title: 'Pizza' },
    };
    for (const [kind, body] of Object.entries(ofKinds)) {
      const { id } = (await call('POST', `/groups/mealplans/${kind}`, { body })).body;
      await call('PUT', `/groups/mealplans/${kind}/${id}`, { body: {} });
      await call('DELETE', `/groups/mealplans/${kind}/${id}`);
      await call('POST', '/groups/bin/restore', { body: { ids: [id] } });
    }
  };

  const tellOthers = async () => {
    const paths = {
      'groups/webhooks': { name: 'Display', url: 'http://127.0.0.1:1/', scheduledTime: '17:00' },
      'groups/events/notifications': { name: 'Phone' },
      'groups/recipe-actions': { actionType: 'link', title: 'Look', url: 'http://127.0.0.1:1/' },
    };
    for (const [path, body] of Object.entries(paths)) {
      const { id } = (await call('POST', `/${path}`, { body })).body;
      await call('PUT', `/${path}/${id}`, { body: {} });
      await call('DELETE', `/${path}/${id}`);
      await call('POST', '/groups/bin/restore', { body: { ids: [id] } });
    }
  };

  const changeColours = async () => {
    const { body: known } = await call('GET', '/admin/themes');
    const body = { name: 'Basil', colours: known.ofSettings };
    const { id } = (await call('POST', '/admin/themes', { body })).body;
    await call('PUT', `/admin/themes/${id}`, { body });
    await call('PUT', '/admin/themes/chosen', { body: { id } });
    await call('DELETE', `/admin/themes/${id}`);
  };

  const changeAccounts = async () => {
    const person = { username: 'ada', email: 'ada@example.org', fullName: 'Ada', group: 'Lovelace' };
    await callerOf(app)('POST', '/users/register', { body: { ...person, password, passwordConfirm: password } });
    await callerOf(app)('POST', '/auth/token', { form: { username: 'ada', password } });
    await call('PUT', `/users/${cook.id}`, { body: { fullName: 'Another' } });
    const { body: token } = await call('POST', '/users/api-tokens', { body: { name: 'script' } });
    await call('DELETE', `/users/api-tokens/${token.id}`);
    await call('PUT', '/groups/preferences', { body: { firstDayOfWeek: 1 } });
    const { body: invitation } = await call('POST', '/groups/invitations', { body: { uses: 1 } });
    await call('DELETE', `/groups/invitations/${invitation.token}`);
    const guest = await createMember(app, cook.groupId, 'member');
    await call('DELETE', `/groups/members/${guest.id}`);
  };

  test('is recorded by the change that it tells of', async () => {
    await changeEntities(foodEntity.path, ['fromFood', 'toFood']);
    await changeEntities(unitEntity.path, ['fromUnit', 'toUnit']);
    for (const { path } of [categoryEntity, tagEntity, toolEntity]) await changeEntities(path, ['from', 'to']);
    await changeEntities(labelEntity.path);
    await changeEntities('groups/cookbooks');
    await changeRecipes();
    await shop();
    await plan();
    await tellOthers();
    await changeAccounts();
    await changeColours();
    // An import is tried again for a while before its report is finished.
    for (let day = 0; day < 5; day += 1) {
      app.clock.pass(24 * 3_600_000);
      await app.jobs.runDue();
    }
    const recorded = async () => {
      const rows = await app.connection.read.selectFrom('events').select('type').distinct().execute();
      return rows.map(({ type }) => type).sort();
    };
    // A backup is made each night, and cannot be copied to a folder that is not there.
    const untilMorning = async () => {
      app.clock.pass(3_600_000);
      await app.schedule.runDue();
      return recorded();
    };
    await expect.poll(untilMorning, { timeout: 20_000, interval: 1 }).toContain('backup.failed');
    const again = await logInAgain(app, cook);
    const [{ name }] = (await again.call('GET', '/admin/backups')).body.imports;
    expect((await again.call('GET', `/admin/backups/${name}`)).status).toBe(200);
    // What tells of a restore comes with the data that it brings: tests of backups look for it there.
    const here = Object.keys(events).filter((type) => type !== 'backup.restored');
    expect(await recorded()).toEqual(here.sort());
  });

  test('of an account is there when the account is', async () => {
    const rows = await app.connection.read
      .selectFrom('events')
      .innerJoin('groups', 'groups.id', 'events.groupId')
      .where('groups.name', '=', 'Lovelace')
      .select(['type', 'events.userId'])
      .orderBy('number')
      .limit(3)
      .execute();
    const { id } = await app.connection.read
      .selectFrom('users')
      .where('username', '=', 'ada')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(rows).toEqual(['group.created', 'user.created', 'user.logged-in'].map((type) => ({ type, userId: id })));
  });
});
