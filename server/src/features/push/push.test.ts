import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type PushService, signedBy, startPushService } from '../../../test/push-service.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;

forEachDialect('messages to devices', (database) => {
  let app: TestApp;
  let service: PushService;
  let mia: TestMember;
  let tom: TestMember;
  beforeEach(async () => {
    service = await startPushService();
    app = await createTestApp(database, { BASE_URL: 'https://larder.example.org' });
    const { group } = await createHousehold(app);
    mia = await createMember(app, group.id);
    tom = await createMember(app, group.id);
  });
  afterEach(async () => {
    await app.close();
    await service.close();
  });

  const nothing = { timers: false, additions: false, dinnerAt: null, quietFrom: null, quietUntil: null };

  /** A browser that is told of things. */
  const subscribe = async ({ call }: { call: Caller }, choices: object, browser = service.subscribe()) => {
    const { endpoint, keys } = browser;
    const body = { ...nothing, endpoint, keys, zone: 'Europe/Berlin', ...choices };
    const { status, body: device } = await call('PUT', '/users/self/push', { body });
    expect(status).toBe(200);
    return { ...browser, device };
  };
  const state = async ({ call }: { call: Caller }) => (await call('GET', '/users/self/push')).body;
  const pass = async (milliseconds: number) => {
    app.clock.pass(milliseconds);
    await app.jobs.runDue();
  };

  const createList = async (name: string): Promise<string> =>
    (await tom.call('POST', '/groups/shopping/lists', { body: { name } })).body.id;
  const add = async ({ call }: { call: Caller }, shoppingListId: string, ...notes: string[]) => {
    for (const note of notes) await call('POST', '/groups/shopping/items', { body: { shoppingListId, note } });
  };

  test('a test message arrives encrypted, and signed with the key that the browser has subscribed for', async () => {
    const browser = await subscribe(mia, {});
    const { publicKey } = await state(mia);
    const { status, body } = await mia.call('POST', '/users/self/push/test');
    expect([status, body.problem, body.httpStatus]).toEqual([200, null, 201]);
    const [pushed] = browser.pushed();
    if (!pushed) expect.fail('nothing arrived');
    expect(pushed.notice).toEqual({
      kind: 'test',
      title: 'Larder reaches this device',
      body: 'This is what a notification looks like.',
      tag: 'larder test',
      path: '/user/device',
      language: 'en-US',
    });
    expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', urgency: 'normal' });
    expect(await signedBy(pushed, publicKey)).toEqual({
      key: publicKey,
      audience: service.origin,
      contact: 'https://larder.example.org',
    });
    expect((await state(tom)).publicKey).toBe(publicKey);
  });

  test('what others add to a list comes together, and not to who added it', async () => {
    const weekly = await createList('Weekly shop');
    const [ofMia, ofTom] = [await subscribe(mia, { additions: true }), await subscribe(tom, { additions: true })];
    await add(tom, weekly, 'Milk', 'Bread', 'Soap', 'Tea');
    const { body } = await tom.call('GET', `/groups/shopping/lists/${weekly}`);
    const tea = body.listItems.find(({ note }: { note: string }) => note === 'Tea');
    await tom.call('PUT', `/groups/shopping/items/${tea.id}`, { body: { ...tea, checked: true } });
    await pass(minute);
    expect(ofMia.titles()).toEqual([]);
    await pass(minute);
    expect(ofMia.pushed().map(({ notice }) => [notice.title, notice.body, notice.path])).toEqual([
      ['3 things were added to Weekly shop', 'Milk, Bread, Soap', `/shopping-lists/${weekly}`],
    ]);
    expect(ofTom.titles()).toEqual([]);

    await add(tom, weekly, 'Salt');
    await add(mia, weekly, 'Pepper');
    await pass(2 * minute);
    expect(ofMia.titles().slice(1)).toEqual(['1 thing was added to Weekly shop']);
    expect(ofTom.titles()).toEqual(['1 thing was added to Weekly shop']);
  });

  test('several lists are one message', async () => {
    const [weekly, party] = [await createList('Weekly shop'), await createList('Party')];
    const browser = await subscribe(mia, { additions: true });
    await add(tom, weekly, 'Milk');
    await add(tom, party, 'Crisps');
    await pass(2 * minute);
    expect(browser.pushed().map(({ notice }) => [notice.title, notice.path])).toEqual([
      ['2 things were added to your shopping lists', '/shopping-lists'],
    ]);
  });

  test('of a list that was left out on a device it is told nothing', async () => {
    const [weekly, party] = [await createList('Weekly shop'), await createList('Party')];
    const browser = await subscribe(mia, { additions: true, silentLists: [party] });
    expect((await state(mia)).device.silentLists).toEqual([party]);
    await add(tom, party, 'Crisps');
    await pass(2 * minute);
    expect(browser.titles()).toEqual([]);
    await add(tom, weekly, 'Milk');
    await add(tom, party, 'Nuts');
    await pass(2 * minute);
    expect(browser.titles()).toEqual(['1 thing was added to Weekly shop']);
  });

  test('in quiet hours additions wait, where the device is, and a timer does not', async () => {
    const weekly = await createList('Weekly shop');
    // It is one o’clock in Berlin.
    const browser = await subscribe(mia, { additions: true, timers: true, quietFrom: '12:30', quietUntil: '14:00' });
    const timer = {
      id: 'rice',
      name: 'Rice · 12 min',
      recipe: 'Risotto',
      path: '/g/home/r/risotto',
      endsIn: 12 * minute,
    };
    await mia.call('PUT', '/users/self/push/timers', { body: { timers: [timer] } });
    await add(tom, weekly, 'Milk');
    await pass(12 * minute);
    expect(browser.titles()).toEqual(['Time is up: Rice · 12 min']);
    await add(tom, weekly, 'Bread');
    await pass(47 * minute);
    expect(browser.titles()).toHaveLength(1);
    await pass(minute);
    expect(browser.titles().slice(1)).toEqual(['2 things were added to Weekly shop']);
  });

  test('a timer that is stopped says nothing, one that goes on longer does so later', async () => {
    const browser = await subscribe(mia, { timers: true });
    const timer = (id: string, endsIn: number) => ({ id, name: id, recipe: null, path: '/', endsIn });
    const run = (...timers: object[]) => mia.call('PUT', '/users/self/push/timers', { body: { timers } });
    await run(timer('Onions', 5 * minute), timer('Rice', 12 * minute));
    await pass(minute);
    await run(timer('Onions', 6 * minute));
    await pass(5 * minute);
    expect(browser.titles()).toEqual([]);
    await pass(minute);
    const [pushed] = browser.pushed();
    expect([pushed?.notice.title, pushed?.notice.tag, pushed?.headers.urgency]).toEqual([
      'Time is up: Onions',
      'larder timer Onions',
      'high',
    ]);
    await pass(hour);
    expect(browser.titles()).toHaveLength(1);

    // The server was away when it ended.
    await run(timer('Bread', minute));
    await pass(12 * minute);
    expect(browser.titles()).toHaveLength(1);
  });

  test('tonight’s dinner is told each day at the chosen time, in the language of its reader, where one is planned', async () => {
    const { slug, id } = await createRecipe(tom, 'Lentil soup');
    const plan = (date: string, meal: object) =>
      tom.call('POST', '/groups/mealplans', { body: { date, entryType: 'dinner', ...meal } });
    await plan('2026-03-01', { recipeId: id });
    await plan('2026-03-01', { title: 'Cereal', entryType: 'breakfast' });
    await plan('2026-03-03', { recipeId: id });
    await plan('2026-03-03', { title: 'Salad', entryType: 'side' });
    await mia.call('PUT', `/users/${mia.id}`, { body: { locale: 'de-DE' } });
    const week = await app.platform.sessions.start({ userId: mia.id, version: 0, lifeInSeconds: 7 * 24 * 3600 });
    const phone = { call: callerOf(app, week) };
    const browser = await subscribe(phone, { dinnerAt: '17:00', quietFrom: '16:00', quietUntil: '18:00' });
    await pass(4 * hour);
    const told = () => browser.pushed().map(({ notice: { body, path, language } }) => [body, path, language]);
    expect(told()).toEqual([['Lentil soup', expect.stringMatching(`^/g/[^/]+/r/${slug}$`), 'de-DE']]);
    await pass(24 * hour);
    expect(told()).toHaveLength(1);
    await pass(24 * hour);
    expect(told().slice(1)).toEqual([['Lentil soup und Salad', '/household/mealplan/planner/view', 'de-DE']]);

    await plan('2026-03-04', { title: 'Pizza' });
    await subscribe(phone, { dinnerAt: null }, browser);
    await pass(24 * hour);
    expect(told()).toHaveLength(2);
  });

  test('of a dinner that somebody keeps to themselves nothing is told to others', async () => {
    const { id, slug } = await createRecipe(tom, 'Secret cake');
    await tom.call('POST', '/groups/mealplans', { body: { date: '2026-03-01', entryType: 'dinner', recipeId: id } });
    await tom.call('PUT', `/recipes/${slug}/visibility`, { body: { visibility: 'owner' } });
    const [ofMia, ofTom] = [await subscribe(mia, { dinnerAt: '17:00' }), await subscribe(tom, { dinnerAt: '17:00' })];
    await pass(4 * hour);
    expect(ofTom.pushed().map(({ notice }) => notice.body)).toEqual(['Secret cake']);
    expect(ofMia.pushed().map(({ notice }) => [notice.body, notice.path])).toEqual([
      ['🔒', '/household/mealplan/planner/view'],
    ]);
  });

  test.each([404, 410])(
    'a subscription that has ended (%i) is asked for no more, and the page is told',
    async (status) => {
      const weekly = await createList('Weekly shop');
      await subscribe(mia, { additions: true });
      service.answers(status);
      await add(tom, weekly, 'Milk');
      await pass(2 * minute);
      expect(service.calls()).toBe(1);
      const { device } = await state(mia);
      expect(device).toMatchObject({ endpoint: null, goneAt: '2026-03-01T12:02:00.000Z', additions: true });
      const again = await mia.call('POST', '/users/self/push/test');
      expect([again.status, again.body.detail.code]).toEqual([404, 'push.not-on']);
      await add(tom, weekly, 'Bread');
      await pass(hour);
      expect(service.calls()).toBe(1);

      service.answers(201);
      const browser = await subscribe(mia, { additions: true });
      expect(browser.device).toMatchObject({ goneAt: null, problem: null });
      await add(tom, weekly, 'Salt');
      await pass(2 * minute);
      expect(browser.titles()).toEqual(['1 thing was added to Weekly shop']);
    },
  );

  test('a push service that is broken for a while is asked again, and what came meanwhile comes along', async () => {
    const weekly = await createList('Weekly shop');
    const browser = await subscribe(mia, { additions: true });
    service.answers(500);
    await add(tom, weekly, 'Milk');
    await pass(2 * minute);
    expect((await state(mia)).device).toMatchObject({ problem: 'status', httpStatus: 500, goneAt: null });
    await add(tom, weekly, 'Bread');
    service.answers(201);
    await pass(minute);
    expect(browser.titles()).toEqual(['1 thing was added to Weekly shop', '2 things were added to Weekly shop']);
    expect((await state(mia)).device).toMatchObject({ problem: null, httpStatus: 201 });
    await pass(hour);
    expect(service.calls()).toBe(2);
  });

  test('one that never takes it is given up, and told of what comes later', async () => {
    const weekly = await createList('Weekly shop');
    const browser = await subscribe(mia, { additions: true });
    service.answers(503);
    await add(tom, weekly, 'Milk');
    for (let tries = 0; tries < 10; tries += 1) await pass(2 * hour);
    expect(service.calls()).toBe(5);
    service.answers(201);
    await add(tom, weekly, 'Bread');
    await pass(2 * minute);
    expect(browser.titles().slice(5)).toEqual(['1 thing was added to Weekly shop']);
  });

  test('whoever logs out, is logged out or is deleted is told of nothing', async () => {
    const weekly = await createList('Weekly shop');
    const session = (await app.platform.sessions.find(mia.token))?.id;
    const tablet = await app.platform.sessions.start({ userId: mia.id, version: 0, lifeInSeconds: 24 * 3600 });
    const onTablet = { call: callerOf(app, tablet) };
    const others = await createMember(app, mia.groupId);
    await subscribe(mia, { additions: true });
    await subscribe(onTablet, { additions: true });
    await subscribe(others, { additions: true });
    await onTablet.call('DELETE', `/users/self/sessions/${session}`);
    await onTablet.call('POST', '/auth/logout');
    const manager = await createMember(app, mia.groupId, 'manager');
    expect((await manager.call('DELETE', `/groups/members/${others.id}`)).status).toBe(200);
    await add(tom, weekly, 'Milk');
    await pass(2 * minute);
    expect(service.calls()).toBe(0);
    expect(await app.connection.read.selectFrom('pushDevices').select('id').execute()).toEqual([]);
  });

  test('a log-in that has run out is told of nothing', async () => {
    const weekly = await createList('Weekly shop');
    await subscribe(mia, { additions: true, dinnerAt: '17:00' });
    app.clock.pass(23 * hour);
    await add(tom, weekly, 'Milk');
    await pass(2 * hour);
    expect(service.calls()).toBe(0);
  });

  test('a browser that somebody else logs in with is theirs, in whichever household', async () => {
    const weekly = await createList('Weekly shop');
    const browser = await subscribe(mia, { additions: true });
    const { member: guest } = await createHousehold(app);
    await subscribe(guest, { additions: true }, browser);
    await add(tom, weekly, 'Milk');
    await pass(2 * minute);
    expect(browser.titles()).toEqual([]);
    expect((await state(mia)).device).toBeNull();
    expect((await state(guest)).device).toMatchObject({ additions: true });
  });

  test('what was switched off meanwhile is not told, and a device that wants nothing is forgotten', async () => {
    const weekly = await createList('Weekly shop');
    const browser = await subscribe(mia, { additions: true, timers: true });
    await add(tom, weekly, 'Milk');
    await subscribe(mia, { timers: true }, browser);
    await pass(2 * minute);
    expect(browser.titles()).toEqual([]);
    const timer = { id: 'Rice', name: 'Rice', recipe: null, path: '/', endsIn: minute };
    await mia.call('PUT', '/users/self/push/timers', { body: { timers: [timer] } });
    expect((await mia.call('DELETE', '/users/self/push')).status).toBe(200);
    expect((await mia.call('DELETE', '/users/self/push')).status).toBe(200);
    await pass(minute);
    expect(service.calls()).toBe(0);
    expect((await mia.call('PUT', '/users/self/push/timers', { body: { timers: [] } })).status).toBe(404);
  });

  test('an address inside of a network, a key that is none and a place that is nowhere are refused', async () => {
    const { endpoint, keys } = service.subscribe();
    const body = { ...nothing, endpoint, keys, zone: 'Europe/Berlin' };
    const refused = async (wrong: object) =>
      (await mia.call('PUT', '/users/self/push', { body: { ...body, ...wrong } })).status;
    expect(await refused({ endpoint: 'http://192.168.1.1/push' })).toBe(422);
    expect(await refused({ endpoint: 'ftp://push.example.org' })).toBe(422);
    expect(await refused({ keys: { ...keys, p256dh: 'short' } })).toBe(422);
    expect(await refused({ zone: 'Middle/Earth' })).toBe(422);
    expect(await refused({ dinnerAt: '25:00' })).toBe(422);
    const point = Buffer.alloc(65, 1).toString('base64url');
    expect(await refused({ keys: { ...keys, p256dh: point } })).toBe(200);
    const { body: device } = await mia.call('POST', '/users/self/push/test');
    expect([device.problem, service.calls()]).toEqual(['unknown', 0]);
  });

  test('a message that is long is cut to what push services take', async () => {
    const weekly = await createList('Groceries 🥕 '.repeat(20).trim());
    const browser = await subscribe(mia, { additions: true });
    await add(tom, weekly, '🥕'.repeat(2000));
    await pass(2 * minute);
    const [pushed] = browser.pushed();
    expect([...(pushed?.notice.body ?? '')]).toHaveLength(300);
    expect(pushed?.size).toBeLessThan(4096);
  });
});
