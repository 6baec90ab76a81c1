import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../factories/household.ts';
import { forEachDialect } from '../for-each-dialect.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Takes seconds to read: each paragraph may be an ingredient. */
const longPage = `<!doctype html>${'<p>1 cup'.repeat(60_000)}`;

forEachDialect('a page that takes long to read', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  test('holds up nobody else', async () => {
    await cook.call('POST', '/recipes/create/html-or-json', { body: { data: '<p>no recipe</p>' } });
    const start = performance.now();
    let isRead = false;
    const reading = cook.call('POST', '/recipes/create/html-or-json', { body: { data: longPage } }).finally(() => {
      isRead = true;
    });

    let longest = 0;
    while (!isRead) {
      const asked = performance.now();
      expect((await cook.call('GET', '/users/self')).status).toBe(200);
      // A call within the process gives the answers of others no turn.
      await setImmediate();
      longest = Math.max(longest, performance.now() - asked);
    }

    expect([201, 400]).toContain((await reading).status);
    expect(longest / (performance.now() - start)).toBeLessThan(0.3);
  });
});
