import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp } from '../../../test/test-app.ts';

forEachDialect('a list of a link', (database) => {
  test('is ticked only so often from one address, whether the link works or not', async () => {
    const app = await createTestApp(database, { SECURITY_RATE_LIMIT: '2' });
    const tick = () => {
      const body = { device: randomUUID(), ticks: [] };
      return callerOf(app)('POST', `/shared/lists/${randomUUID()}/ticks`, { body });
    };
    expect([(await tick()).status, (await tick()).status]).toEqual([404, 404]);
    const { status, body } = await tick();
    expect([status, body.detail.code]).toEqual([429, 'request.too-many']);
    await app.close();
  });
});
