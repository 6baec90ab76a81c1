import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;

forEachDialect('a webhook', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let display: Receiver;
  const start = async (environment: Record<string, string> = {}) => {
    app = await createTestApp(database, { TZ: 'Europe/Berlin', OUTBOUND_TIMEOUT: '1', ...environment });
    cook = (await createHousehold(app)).member;
  };
  beforeEach(async () => {
    display = await startReceiver();
  });
  afterEach(async () => {
    await app.close();
    await display.close();
  });

  const add = async (body: Record<string, unknown> = {}) =>
    (
      await cook.call('POST', '/groups/webhooks', {
        body: { name: 'Kitchen display', url: `http://${display.host}/plan`, localTime: '17:00', ...body },
      })
    ).body;
  const plan = async (title: string, date = '2026-03-01') =>
    (await cook.call('POST', '/groups/mealplans', { body: { date, title, entryType: 'dinner' } })).body;
  /** The clock begins at one o'clock in Berlin. */
  const passTo = (moment: string) => app.clock.pass(Date.parse(moment) - app.clock.now().getTime());
  const tick = async () => {
    await app.schedule.runDue();
    await app.jobs.runDue();
  };
  const deliveries = async (id: string) => (await cook.call('GET', `/groups/deliveries?targetId=${id}`)).body;
  /** The session of the cook may have ended by then. */
  const logInAgain = async () => {
    cook = await createMember(app, cook.groupId);
  };

  test('is sent the plan of the day at its time, once, and only when something is planned', async () => {
    await start();
    const hook = await add();
    await createRecipe(cook, 'Soup');
    await plan('Shakshuka');
    await plan('Tomorrow', '2026-03-02');
    await tick();
    passTo('2026-03-01T15:59:00.000Z');
    await tick();
    expect(display.received).toEqual([]);
    for (const moment of ['16:04', '16:09', '16:14']) {
      passTo(`2026-03-01T${moment}:00.000Z`);
      await tick();
    }
    expect(display.received).toHaveLength(1);
    const [first] = display.received;
    expect(first).toMatchObject({
      method: 'POST',
      path: '/plan',
      json: {
        message: { title: 'Webhook Task', body: 'generic' },
        eventType: 2,
        integrationId: 'generic',
        documentData: {
          documentType: 'mealplan',
          operation: 'info',
          webhookStartDt: '2026-03-01T15:55:00.000Z',
          webhookEndDt: '2026-03-01T16:00:00.000Z',
          webhookBody: [{ title: 'Shakshuka', date: '2026-03-01', entryType: 'dinner', groupId: cook.groupId }],
        },
        eventId: expect.any(String),
        timestamp: expect.any(String),
      },
    });
    expect(await deliveries(hook.id)).toMatchObject([
      { state: 'arrived', attempts: 1, httpStatus: 200, event: 'mealplan', problem: null },
    ]);
    passTo('2026-03-03T16:04:00.000Z');
    await tick();
    expect(display.received).toHaveLength(1);
  });

  test('is sent it once by two processes, and after a sleep once for its last day', async () => {
    await start();
    await add();
    for (const date of ['2026-03-01', '2026-03-04']) await plan('Pie', date);
    await tick();
    const beside = await startBeside(app);
    passTo('2026-03-04T18:00:00.000Z');
    await tick();
    await beside.schedule.runDue();
    await beside.jobs.runDue();
    await beside.close();
    expect(display.received.map(({ json }) => json.documentData.webhookEndDt)).toEqual(['2026-03-04T16:00:00.000Z']);
  });

  test('keeps its time where the household lives when clocks change; one in Greenwich does not', async () => {
    await start();
    const home = await add();
    const greenwich = await add({ localTime: undefined, scheduledTime: '17:30' });
    expect([home.scheduledTime, home.localTime, home.timeZone]).toEqual(['16:00:00', '17:00', 'Europe/Berlin']);
    expect([greenwich.scheduledTime, greenwich.localTime]).toEqual(['17:30:00', '18:30']);
    passTo('2026-06-01T08:00:00.000Z');
    await logInAgain();
    const { body } = await cook.call('GET', '/households/webhooks?orderBy=scheduledTime&orderDirection=asc');
    expect(body.items.map(({ scheduledTime, localTime }: typeof home) => [scheduledTime, localTime])).toEqual([
      ['15:00:00', '17:00'],
      ['17:30:00', '19:30'],
    ]);
  });

  test.each([
    ['12:30', '12:30:00'],
    ['12:30:15', '12:30:15'],
    ['12:30:00+02:00', '10:30:00'],
    ['2026-03-01T12:30:00-05:00', '17:30:00'],
    ['2026-03-01T12:30:00.000Z', '12:30:00'],
    ['2026-03-01T12:30:00+0530', '07:00:00'],
  ])('at %s is one at %s in Greenwich', async (scheduledTime, expected) => {
    await start();
    const hook = await add({ localTime: undefined, scheduledTime });
    expect(hook.scheduledTime).toBe(expected);
    expect(
      (await cook.call('PUT', `/groups/webhooks/${hook.id}`, { body: { ...hook, name: 'Other' } })).body.name,
    ).toBe('Other');
  });

  test('that does not answer, or fails, is tried again for some hours and then given up', async () => {
    await start();
    const hook = await add();
    await plan('Pie');
    await tick();
    display.answers((response) => response.writeHead(503).end());
    passTo('2026-03-01T16:04:00.000Z');
    await tick();
    expect(await deliveries(hook.id)).toMatchObject([{ state: 'waiting', attempts: 1, httpStatus: 503 }]);
    // It takes the connection and says nothing.
    display.answers(() => undefined);
    app.clock.pass(minute);
    await app.jobs.runDue();
    expect(await deliveries(hook.id)).toMatchObject([{ state: 'waiting', attempts: 2, problem: 'timeout' }]);
    display.answers((response) => response.writeHead(500).end());
    for (let tries = 0; tries < 6; tries += 1) {
      app.clock.pass(2 * hour);
      await app.jobs.runDue();
    }
    expect(await deliveries(hook.id)).toMatchObject([{ state: 'failed', attempts: 5, problem: 'status' }]);
    expect(new Set(display.received.map(({ json }) => json.eventId)).size).toBe(1);
    expect(display.received).toHaveLength(5);
  }, 30_000);

  test('that comes back is sent what it missed, and one that refuses is asked no more', async () => {
    await start();
    const hook = await add();
    await plan('Pie');
    await tick();
    display.answers((response) => response.writeHead(502).end());
    passTo('2026-03-01T16:04:00.000Z');
    await tick();
    display.answers((response) => response.end());
    app.clock.pass(minute);
    await app.jobs.runDue();
    expect(await deliveries(hook.id)).toMatchObject([{ state: 'arrived', attempts: 2, httpStatus: 200 }]);
    display.answers((response) => response.writeHead(404).end());
    expect((await cook.call('POST', '/groups/webhooks/rerun')).status).toBe(200);
    await app.jobs.runDue();
    app.clock.pass(hour);
    await app.jobs.runDue();
    expect((await deliveries(hook.id))[0]).toMatchObject({ state: 'failed', attempts: 1, httpStatus: 404 });
  });

  test('is led nowhere else by a redirect', async () => {
    await start();
    const inside = await startReceiver();
    display.answers((response) => response.writeHead(307, { location: `http://${inside.host}/secret` }).end());
    const hook = await add();
    await cook.call('POST', `/groups/webhooks/${hook.id}/test`);
    expect(inside.received).toEqual([]);
    expect(await deliveries(hook.id)).toMatchObject([{ state: 'failed', problem: 'status', httpStatus: 307 }]);
    await inside.close();
  });

  test('in a private network is refused with the setting that would allow it, and nothing is saved', async () => {
    await start({ OUTBOUND_ALLOW: '' });
    const sent = { body: { name: 'Display', url: `http://${display.host}/plan`, scheduledTime: '17:00' } };
    const { status, body } = await cook.call('POST', '/groups/webhooks', sent);
    expect([status, body.detail.code]).toEqual([422, 'delivery.blocked-address']);
    expect(body.detail.message).toContain('OUTBOUND_ALLOW');
    expect((await cook.call('GET', '/groups/webhooks')).body.items).toEqual([]);
    for (const url of ['ftp://example.org', 'http://user:pw@example.org', 'kitchen']) {
      const refused = await cook.call('POST', '/groups/webhooks', { body: { ...sent.body, url } });
      expect([refused.status, refused.body.detail.code]).toEqual([422, 'delivery.bad-address']);
    }
  });

  test('is tried at once, whatever is planned, and today once more by a wish', async () => {
    await start();
    const hook = await add({ scheduledTime: '09:00', localTime: undefined });
    const off = await add({ enabled: false });
    expect((await cook.call('POST', `/households/webhooks/${hook.id}/test`)).status).toBe(200);
    expect(display.received).toHaveLength(1);
    expect(display.received[0]?.json.documentData.webhookBody).toEqual([]);
    await plan('Pie');
    await cook.call('POST', '/groups/webhooks/rerun');
    await app.jobs.runDue();
    expect(display.received).toHaveLength(2);
    expect(await deliveries(off.id)).toEqual([]);
  });

  test('comes back from the bin, and is not sent what it missed there', async () => {
    await start();
    const hook = await add();
    await plan('Pie');
    await tick();
    expect((await cook.call('DELETE', `/groups/webhooks/${hook.id}`)).body.id).toBe(hook.id);
    passTo('2026-03-01T18:00:00.000Z');
    await tick();
    await cook.call('POST', '/groups/bin/restore', { body: { ids: [hook.id] } });
    app.clock.pass(6 * minute);
    await tick();
    expect(display.received).toEqual([]);
    expect((await cook.call('GET', `/groups/webhooks/${hook.id}`)).body.name).toBe('Kitchen display');
  });

  test('remembers its last twenty deliveries', async () => {
    await start();
    const hook = await add();
    for (let sent = 0; sent < 22; sent += 1) await cook.call('POST', `/groups/webhooks/${hook.id}/test`);
    expect(await deliveries(hook.id)).toHaveLength(20);
    expect(await app.connection.read.selectFrom('deliveries').select('id').execute()).toHaveLength(20);
  });
});
