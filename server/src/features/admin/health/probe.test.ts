import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp } from '../../../../test/test-app.ts';

forEachDialect('whoever watches the server', (database) => {
  test('is told that it works, and that it does not while a backup is restored', async () => {
    const app = await createTestApp(database);
    const ask = (path: string) => callerOf(app)('GET', path);
    try {
      for (const path of ['/health', '/health/ready', '/health/live'])
        expect(await ask(path)).toMatchObject({ status: 200, body: { status: 'ok' } });

      const { files } = app.platform;
      const restoring = {
        ...{ token: 'x', kind: 'restore', backup: 'b', step: 'swap', done: 0, total: 1, startedAt: '' },
        ...{ seenAt: Date.now(), host: `not ${hostname()}`, pid: 1 },
      };
      await files.write('backups/running.json', Buffer.from(JSON.stringify(restoring)));
      const { status, body } = await ask('/health');
      expect([status, body.detail.code]).toEqual([503, 'server.restoring']);
      expect((await ask('/health/live')).status).toBe(200);
      await files.remove('backups/running.json');
      expect((await ask('/health/ready')).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
