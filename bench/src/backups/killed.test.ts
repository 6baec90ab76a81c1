import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { forEachDialect } from '../../../server/test/for-each-dialect.ts';
import type {} from '../../../server/test/prepared-databases.ts';
import { settingsFor } from '../load/fill.ts';
import { fromSource, type LarderProcess, startLarder } from '../load/larder-process.ts';
import { killBackups } from './kill-backups.ts';

forEachDialect('a server that is killed during backups and restores', (database) => {
  const ending: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  });

  test('has the old data or the new, whole backups, and nothing left over', { timeout: 300_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-kill-backup-'));
    ending.push(() => rm(folder, { recursive: true, force: true }));
    const { address, drop } = await database.create(folder);
    ending.push(drop);
    const settings = { ...settingsFor(folder, address), BACKUP_NIGHTLY: 'false' };
    let larder: LarderProcess | undefined;
    ending.push(async () => larder?.kill('SIGKILL'));
    const start = async () => {
      larder = await startLarder(settings, fromSource);
      return larder;
    };

    const kills = await killBackups({ folder, address, recipes: 10, times: 3, seed: 7, start });
    expect(kills.old.backup).toBe(1);
  });
});
