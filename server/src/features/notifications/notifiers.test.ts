import { contract } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { paprikaExport } from '../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

forEachDialect('a notifier', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let phone: Receiver;
  beforeEach(async () => {
    phone = await startReceiver();
    app = await createTestApp(database, { OUTBOUND_TIMEOUT: '1', BASE_URL: 'https://kitchen.example' });
    cook = (await createHousehold(app)).member;
  });
  afterEach(async () => {
    await app.close();
    await phone.close();
  });

  const path = '/groups/events/notifications';
  const add = async (options: Record<string, boolean>, more: Record<string, unknown> = {}) =>
    (
      await cook.call('POST', path, {
        body: { name: 'Phone', appriseUrl: `json://${phone.host}/told`, options, ...more },
      })
    ).body;
  const newRecipe = async (member: TestMember, name: string) => {
    const { body: slug } = await member.call('POST', '/recipes', { body: { name } });
    return (await member.call('GET', `/recipes/${slug}`)).body;
  };
  const told = async () => {
    await app.jobs.runDue();
    return phone.received.splice(0).map(({ json }) => ({ ...json, document: JSON.parse(json.document_data) }));
  };

  test('is made with nothing chosen, and its address is told to nobody', async () => {
    const secret = `json://user:secret@${phone.host}/told`;
    const { status, body } = await cook.call('POST', path, { body: { name: 'Phone', appriseUrl: secret } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Phone', enabled: true, groupId: cook.groupId, service: 'json' });
    expect(Object.values(body.options).filter((value) => value === true)).toEqual([]);
    expect(Object.keys(body.options)).toHaveLength(24);
    for (const reply of [
      body,
      (await cook.call('GET', path)).body,
      (await cook.call('GET', `${path}/${body.id}`)).body,
    ]) {
      expect(JSON.stringify(reply)).not.toContain('secret');
    }
    expect(body.addressHint).toBe('json://127.0.0.1/••••••');
    const sent = { ...body, appriseUrl: null, name: 'Other', options: { ...body.options, recipeCreated: true } };
    const saved = await cook.call('PUT', `/households/events/notifications/${body.id}`, { body: sent });
    expect(saved.body).toMatchObject({ name: 'Other', service: 'json', options: { recipeCreated: true } });
    expect((await cook.call('POST', `${path}/${body.id}/test`)).status).toBe(204);
    expect(phone.received[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:secret').toString('base64')}`);
    expect((await cook.call('DELETE', `${path}/${body.id}`)).status).toBe(204);
    expect(app.logged()).not.toContain('user:secret');
  });

  test('is told of what it wants to know, with all that programs need', async () => {
    await add({ recipeCreated: true });
    await cook.call('POST', '/recipes', { body: { name: 'Lemon Tart' } });
    await cook.call('PATCH', '/recipes/lemon-tart', { body: { description: 'Sour' } });
    const [note, ...more] = await told();
    expect(more).toEqual([]);
    const { slug } = (await cook.call('GET', '/groups/self')).body;
    expect(note).toMatchObject({
      title: 'Recipe Created',
      message: `Lemon Tart\nhttps://kitchen.example/g/${slug}/r/lemon-tart`,
      type: 'info',
      event_type: 'recipe_created',
      integration_id: 'generic',
      event_id: expect.any(String),
      timestamp: expect.any(String),
      document: { documentType: 'recipe', operation: 'create', recipeSlug: 'lemon-tart' },
    });
  });

  test('knows the whole catalogue', async () => {
    const all = [
      'recipeCreated recipeUpdated recipeDeleted userSignup mealplanEntryCreated shoppingListCreated shoppingListUpdated',
      'shoppingListDeleted cookbookCreated cookbookUpdated cookbookDeleted tagCreated tagUpdated tagDeleted',
      'categoryCreated categoryUpdated categoryDeleted dataExport dataImport',
    ];
    await add(
      Object.fromEntries(
        all
          .join(' ')
          .split(' ')
          .map((option) => [option, true]),
      ),
    );
    const organizer = await createMember(app, cook.groupId, 'organizer');
    const types = async () => (await told()).map(({ event_type }) => event_type);
    for (const [kind, where] of Object.entries({ tag: 'tags', category: 'categories' })) {
      const { id } = (await cook.call('POST', `/organizers/${where}`, { body: { name: 'Sweet' } })).body;
      await cook.call('PUT', `/organizers/${where}/${id}`, { body: { name: 'Sour' } });
      await organizer.call('DELETE', `/organizers/${where}/${id}`);
      expect(await types()).toEqual([`${kind}_created`, `${kind}_updated`, `${kind}_deleted`]);
    }
    const { id: book } = (await cook.call('POST', '/groups/cookbooks', { body: { name: 'Sunday' } })).body;
    await cook.call('PUT', `/groups/cookbooks/${book}`, { body: { name: 'Monday' } });
    await cook.call('DELETE', `/groups/cookbooks/${book}`);
    expect(await types()).toEqual(['cookbook_created', 'cookbook_updated', 'cookbook_deleted']);
    const { id: list } = (await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Weekly' } })).body;
    await cook.call('POST', '/groups/shopping/items', { body: { shoppingListId: list, note: 'milk' } });
    const [created, changed] = await told();
    expect(created.document).toEqual({ documentType: 'shopping_list', operation: 'create', shoppingListId: list });
    expect(changed).toMatchObject({
      title: 'Shopping List Updated',
      message: 'Weekly',
      document: { documentType: 'shopping_list_item', operation: 'create', shoppingListId: list },
    });
    await cook.call('DELETE', `/groups/shopping/lists/${list}`);
    expect(await types()).toContain('shopping_list_deleted');
    const tart = await newRecipe(cook, 'Tart');
    await cook.call('POST', '/groups/mealplans', { body: { date: '2026-03-02', recipeId: tart.id } });
    await cook.call('DELETE', `/recipes/${tart.slug}`);
    const kinds = await told();
    expect(kinds.map(({ event_type }) => event_type)).toEqual([
      'recipe_created',
      'mealplan_entry_created',
      'recipe_deleted',
    ]);
    expect(kinds[1].document).toMatchObject({ documentType: 'mealplan', recipeName: 'Tart', date: '2026-03-02' });
  });

  test('is told who joined, what was exported and imported, and that a move from another program has ended', async () => {
    await add({ userSignup: true, dataExport: true, dataImport: true, dataMigrations: true });
    const host = await createMember(app, cook.groupId, 'admin');
    await told();
    const { body: invitation } = await host.call('POST', '/groups/invitations', { body: { uses: 1 } });
    const account = { email: 'mia@home.example', username: 'mia', fullName: 'Mia' };
    await callerOf(app)('POST', '/users/register', {
      body: { groupToken: invitation.token, ...account, password: 'long enough', passwordConfirm: 'long enough' },
    });
    const [joined, ...others] = await told();
    expect(joined).toMatchObject({
      ...{ title: 'User Signup', message: 'Mia', event_type: 'user_signup' },
      document: { documentType: 'user', operation: 'create', username: 'mia', email: 'mia@home.example' },
    });
    expect(others).toEqual([]);

    await newRecipe(cook, 'Tart');
    await cook.call('POST', '/recipes/bulk-actions/export', { body: { recipes: ['tart'], exportType: 'json' } });
    const types = async () => {
      // What is done in the background is told by further work there.
      await app.jobs.runDue();
      return (await told()).map(({ event_type }) => event_type);
    };
    expect(await types()).toEqual(['data_export']);
    await cook.call('POST', '/recipes/create-url/bulk', { body: { imports: [{ url: 'http://10.0.0.1/pie' }] } });
    expect(await types()).toEqual(['data_import']);

    const { body: report } = await send(app, contract.migrations.migrate, '/groups/migrations', {
      ...{ files: { archive: await paprikaExport([{ name: 'Soup' }]) }, form: { migration_type: 'paprika' } },
      token: cook.token,
    });
    const [moved, ...more] = await told();
    expect(moved).toMatchObject({
      ...{ title: 'Data Migrations', event_type: 'data_migrations' },
      document: { documentType: 'recipe_bulk_report', operation: 'create', reportId: report.id },
    });
    expect(more).toEqual([]);
  });

  test('is told nothing of a change that fails, and nothing of what somebody keeps to themselves', async () => {
    await add({ recipeCreated: true, recipeUpdated: true, recipeDeleted: true });
    await expect(
      cook.db.change(async (db) => {
        await db.record('recipe.created', { id: 'id', name: 'Never', slug: 'never' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await cook.call('POST', '/recipes', { body: { name: 'Diary' } });
    await told();
    await cook.call('PUT', '/recipes/diary/visibility', { body: { visibility: 'owner' } });
    await told();
    await cook.call('PATCH', '/recipes/diary', { body: { description: 'Secret' } });
    await cook.call('DELETE', '/recipes/diary');
    expect(await told()).toEqual([]);
  });

  test('that is switched off, in the bin, or of another group is told nothing', async () => {
    const off = await add({ recipeCreated: true }, { enabled: false });
    const binned = await add({ recipeCreated: true });
    await cook.call('DELETE', `${path}/${binned.id}`);
    const { member: neighbour } = await createHousehold(app);
    await newRecipe(neighbour, 'Theirs');
    await newRecipe(cook, 'Ours');
    expect(await told()).toEqual([]);
    await cook.call('POST', '/groups/bin/restore', { body: { ids: [binned.id] } });
    await cook.call('PUT', `${path}/${off.id}`, { body: { enabled: true } });
    await newRecipe(cook, 'Again');
    expect(await told()).toHaveLength(2);
  });

  test('that does not answer holds up no other, and its message waits', async () => {
    const quiet = await startReceiver();
    quiet.answers(() => undefined);
    const slow = await add({ recipeCreated: true }, { name: 'Slow', appriseUrl: `ntfy://${quiet.host}/kitchen` });
    await add({ recipeCreated: true });
    await newRecipe(cook, 'Soup');
    expect(await told()).toHaveLength(1);
    const waiting = (await cook.call('GET', `/groups/deliveries?targetId=${slow.id}`)).body;
    expect(waiting).toMatchObject([{ state: 'waiting', problem: 'timeout', subject: 'Soup', event: 'recipeCreated' }]);
    quiet.answers((response) => response.end('{}'));
    app.clock.pass(60_000);
    await app.jobs.runDue();
    expect(quiet.received.map(({ json }) => [json.topic, json.title])).toEqual([
      ['kitchen', 'Recipe Created'],
      ['kitchen', 'Recipe Created'],
    ]);
    await quiet.close();
  });

  test.each([
    'kitchen',
    'http://127.0.0.1/',
    'carrier-pigeon://roof',
    'json://',
    'json://127.0.0.1:99999/',
    'discord://name/token',
    'matrix://host/#room',
    'mailto://user@example.org?to=a@b.example%0d%0aBcc:c@d.example',
    'gotify://host',
  ])('at %s reaches nobody', async (appriseUrl) => {
    const { status, body } = await cook.call('POST', path, { body: { name: 'Phone', appriseUrl } });
    expect([status, body.detail.code]).toEqual([422, 'notifier.bad-address']);
    expect(body.detail.message).toContain('ntfys');
  });

  test.each([
    'json://10.0.0.8/told',
    'ntfys://192.168.1.4:8080/topic',
    'gotify://[::1]/token',
    'mailto://cook@10.1.2.3',
    'xmls://169.254.169.254/latest',
  ])('in a private network, as %s, is refused with the setting that would allow it', async (appriseUrl) => {
    const { status, body } = await cook.call('POST', path, { body: { name: 'Phone', appriseUrl } });
    expect([status, body.detail.code]).toEqual([422, 'delivery.blocked-address']);
    expect(body.detail.message).toContain('OUTBOUND_ALLOW');
    expect((await cook.call('GET', path)).body.items).toEqual([]);
  });
});
