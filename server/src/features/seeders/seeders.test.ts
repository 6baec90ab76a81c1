import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('seeders', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database, { ALLOW_SIGNUP: 'true' });
  });
  afterAll(() => app.close());

  const newOrganizer = async (): Promise<TestMember> => {
    const { group } = await createHousehold(app);
    return createMember(app, group.id, 'organizer');
  };
  const seed = async (member: TestMember, what: string, locale: string, base = '/groups') => {
    const { status, body } = await member.call('POST', `${base}/seeders/${what}`, { body: { locale } });
    return { status, created: body.created, code: body.detail?.code };
  };

  test('add what is missing, and nothing twice', async () => {
    const member = await newOrganizer();
    await member.call('POST', '/foods', { body: { name: 'TOMATE', aliases: ['Möhre', 'Karotte'] } });
    const first = await seed(member, 'foods', 'de-DE');
    expect(first.created).toBeGreaterThanOrEqual(250);
    expect((await seed(member, 'foods', 'de-DE', '/households')).created).toBe(0);
    const { body } = await member.call('GET', '/foods?search=tomate&orderBy=name:asc&perPage=3');
    expect(body.items).toMatchObject([
      { name: 'TOMATE', label: null },
      { name: 'getrocknete Tomate', label: { name: 'Konserven', color: '#78909C' } },
      {},
    ]);
    const { body: named } = await member.call('GET', '/foods?queryFilter=name="Karotte"');
    expect(named.total).toBe(0);
    const { body: own } = await member.call('GET', '/foods?queryFilter=name="TOMATE"');
    expect(own.items).toMatchObject([{ name: 'TOMATE', pluralName: null, label: null }]);
  });

  // What the lists hold is the business of read-data.test.ts: here are one with plurals and cases, and three without.
  test.each(['pl-PL', 'ar-SA', 'ja-JP', 'zh-TW'] as const)('fill everything in %s', async (locale) => {
    const member = await newOrganizer();
    expect((await seed(member, 'labels', locale)).created).toBeGreaterThanOrEqual(20);
    expect((await seed(member, 'units', locale)).created).toBeGreaterThanOrEqual(25);
    expect((await seed(member, 'foods', locale)).created).toBeGreaterThanOrEqual(250);
    const { body } = await member.call('GET', '/foods?perPage=-1');
    expect(body.items.filter(({ label }: { label: unknown }) => label === null)).toEqual([]);
  });

  test('speak for other regions of a language, and refuse a language without lists', async () => {
    const member = await newOrganizer();
    expect((await seed(member, 'units', 'de-AT')).created).toBeGreaterThanOrEqual(25);
    expect(await seed(member, 'units', 'xx-XX')).toMatchObject({ status: 422, code: 'seeder.unknown-locale' });
    expect((await seed(member, 'units', '')).status).toBe(422);
  });

  test('fill a new group in the language of who registers, when asked to', async () => {
    await createMember(app, (await createHousehold(app)).group.id, 'admin');
    const register = async (name: string, seedData: boolean) => {
      const { status } = await callerOf(app)('POST', '/users/register', {
        body: {
          group: name,
          username: name,
          fullName: name,
          email: `${name}@example.org`,
          password,
          passwordConfirm: password,
          seedData,
          locale: 'fr-FR',
        },
      });
      expect(status).toBe(201);
      const login = await callerOf(app)('POST', '/auth/token', { form: { username: name, password } });
      return callerOf(app, login.body.access_token);
    };
    const seeded = await register('marie', true);
    expect((await seeded('GET', '/foods?search=gousse d’ail')).body.items).toMatchObject([
      { name: 'gousse d’ail', pluralName: 'gousses d’ail', label: { name: 'Légumes' } },
    ]);
    expect((await seeded('GET', '/units?search=cuillère')).body.total).toBe(2);
    const plain = await register('paul', false);
    expect((await plain('GET', '/foods')).body.total).toBe(0);
  });
});
