import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUp, backupsSeenBy, logInAgain } from '../../../test/backups.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLanguages } from '../../platform/http/index.ts';

const told = 'Eine Sicherung wird wiederhergestellt.';

forEachDialect('while a restore replaces all tables', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let admin: TestMember;
  let name: string;
  beforeEach(async () => {
    addLanguages(fileURLToPath(new URL('../../../../messages/src', import.meta.url)));
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    admin = await createMember(app, group.id, 'admin');
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    ({ name } = await backUp(app, admin));
    app.clock.pass(60_000);
  });
  afterEach(() => app.close());

  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.server.inject({
      ...{ method, url: `/api${url}`, payload },
      headers: { authorization: `Bearer ${cook.token}`, 'accept-language': 'de-DE' },
    });
  type Answer = Awaited<ReturnType<typeof ask>>;

  test('whoever asks or saves is told so in their language, and when to come back', async () => {
    const answers: Answer[] = [];
    let hasEnded = false;
    const goOn = async (one: () => Promise<Answer>) => {
      while (!hasEnded) {
        answers.push(await one());
        // More of them would leave the restore no turn.
        await sleep(100);
      }
    };
    const others = Promise.all([
      goOn(() => ask('GET', '/recipes')),
      goOn(() => ask('GET', '/recipes/leek-soup')),
      goOn(() => ask('GET', '/households/shopping/lists')),
      goOn(() => ask('POST', '/recipes', { name: 'Meanwhile' })),
      goOn(() => ask('PUT', '/users/self/ratings/nothing', {})),
    ]);
    // The others may ask too early and too late; here the restore is at the backup of today or at the swap.
    const { atOneMoment } = app.connection;
    const moments = vi.spyOn(app.connection, 'atOneMoment').mockImplementation(async (read) => {
      answers.push(await ask('POST', '/recipes', { name: 'At the swap' }));
      return atOneMoment(read);
    });
    const restored = await admin.call('POST', `/admin/backups/${name}/restore`);
    // The reply does not wait for longer than a proxy does.
    const workThen = async () => (await backupsSeenBy((await logInAgain(app, admin)).call)).work;
    await expect.poll(workThen, { timeout: 60_000, interval: 500 }).toBeNull();
    hasEnded = true;
    await others;
    moments.mockRestore();

    expect(restored.status).toBe(200);
    const unlike = answers.filter(({ statusCode }) => ![200, 201, 401, 404, 422, 503].includes(statusCode));
    expect(unlike.map(({ statusCode, body }) => [statusCode, body])).toEqual([]);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    for (const { headers, body } of refused) {
      expect(JSON.parse(body).detail).toMatchObject({
        code: 'server.restoring',
        message: expect.stringContaining(told),
      });
      expect(headers['retry-after']).toBe('5');
    }

    const again = await logInAgain(app, cook);
    expect((await again.call('GET', '/recipes')).body.items).toMatchObject([{ name: 'Leek Soup' }]);
    const bread = await again.call('POST', '/recipes', { body: { name: 'Bread' } });
    expect([bread.status, bread.body]).toMatchObject([201, 'bread']);
  });
});
