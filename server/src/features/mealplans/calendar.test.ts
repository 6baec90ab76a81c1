import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('the calendar of the meal plan', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let member: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database, { TZ: 'Europe/Berlin', BASE_URL: 'https://larder.example/' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group, member: manager } = await createHousehold(app);
    [cook, member] = [manager, await createMember(app, group.id)];
  });

  test('is asked for by the days of the household', async () => {
    const dated = async () => {
      const { body } = await cook.call('GET', '/groups/mealplans?queryFilter=date = "$NOW"');
      return body.items.map(({ date }: { date: string }) => date);
    };
    for (const date of ['2026-03-01', '2026-03-02']) {
      await cook.call('POST', '/groups/mealplans', { body: { date, entryType: 'dinner', title: 'Soup' } });
    }
    expect(await dated()).toEqual(['2026-03-01']);
    // Half past eleven in Greenwich.
    app.clock.pass(11.5 * 3_600_000);
    expect(await dated()).toEqual(['2026-03-02']);
    app.clock.pass(-11.5 * 3_600_000);
  });

  const path = '/groups/mealplans/calendar';
  const plan = async (entry: object) => (await cook.call('POST', '/groups/mealplans', { body: entry })).body;
  const open = async (): Promise<string> => new URL((await cook.call('POST', path)).body.address).pathname;
  const read = (address: string, headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'GET', url: address, headers });
  const eventsAt = async (address: string) => {
    const { statusCode, headers, body } = await read(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(body));
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  };

  test('says at which times there is what', async () => {
    const soup = await createRecipe(cook, 'Soup; "thick", with\ncream');
    const dinner = await plan({ date: '2026-03-02', entryType: 'dinner', recipeId: soup.id, text: 'a, b; c\\d' });
    const visit = await plan({ date: '2026-03-04', endDate: '2026-03-06', title: 'Visit 🎉 '.repeat(12).trim() });
    await plan({ date: '2026-07-01', entryType: 'breakfast', title: 'Summer' });
    const [first, second, third] = await eventsAt(await open());
    expect(first?.uid).toBe(`${dinner.uid}@larder`);
    expect(first?.summary).toBe('Soup; "thick", with\ncream');
    expect(first?.description).toContain('a, b; c\\d\n\nhttps://larder.example/g/');
    expect(first?.startDate.toJSDate().toISOString()).toBe('2026-03-02T17:00:00.000Z');
    expect(first?.endDate.toJSDate().toISOString()).toBe('2026-03-02T18:00:00.000Z');
    expect(second?.summary).toBe(visit.title);
    expect([second?.startDate.isDate, second?.startDate.toString(), second?.endDate.toString()]).toEqual([
      true,
      '2026-03-04',
      '2026-03-07',
    ]);
    expect(third?.startDate.toJSDate().toISOString()).toBe('2026-07-01T06:00:00.000Z');
  });

  test('is the same as long as the plan is, and need not be sent again then', async () => {
    const entry = await plan({ date: '2026-03-02', title: 'Soup' });
    const address = await open();
    const { headers } = await read(address);
    const again = await read(address, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await cook.call('PUT', `/groups/mealplans/${entry.id}`, { body: { date: '2026-03-03' } });
    const moved = await read(address, { 'if-none-match': String(headers.etag) });
    expect(moved.statusCode).toBe(200);
    const [event] = await eventsAt(address);
    expect([event?.uid, event?.startDate.toJSDate().toISOString()]).toEqual([
      `${entry.uid}@larder`,
      '2026-03-03T07:00:00.000Z',
    ]);
  });

  test('ends when it is taken back, or when it is given another address', async () => {
    expect((await cook.call('GET', path)).body).toEqual({ address: null, createdAt: null });
    const first = await open();
    expect(first).toMatch(/^\/api\/calendar\/[\w-]{60,}\.ics$/);
    expect((await member.call('GET', path)).body.address).toContain(first);
    const second = await open();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await cook.call('DELETE', path);
    expect((await read(second)).statusCode).toBe(404);
    expect((await read(`${second.slice(0, -6)}x.ics`)).statusCode).toBe(404);
    expect((await read('/api/calendar/x')).statusCode).toBe(404);
  });

  test('is made and ended by who manages the household alone', async () => {
    expect([(await member.call('POST', path)).status, (await member.call('DELETE', path)).status]).toEqual([403, 403]);
  });

  test('holds nothing of other groups', async () => {
    const stranger = (await createHousehold(app)).member;
    await stranger.call('POST', '/groups/mealplans', { body: { date: '2026-03-02', title: 'Secret' } });
    expect(await eventsAt(await open())).toEqual([]);
  });
});
