import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app/build-app.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { DatabaseStartError } from '../../src/platform/database/index.ts';
import { createLogger } from '../../src/platform/logging/logging.ts';
import { readSettings } from '../../src/platform/settings/index.ts';

describe('a start', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-start-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const start = () =>
    buildApp({
      settings: readSettings({ DATA_DIR: folder }),
      clock: systemClock,
      log: createLogger('silent', { write: () => undefined }),
    });
  const file = () => join(folder, 'larder.db');
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  const reason = async (): Promise<string> => {
    const error: unknown = await start().then(
      (app) => app.close(),
      (error) => error,
    );
    expect(error).toBeInstanceOf(DatabaseStartError);
    return error instanceof Error ? error.message : '';
  };

  test('keeps what it makes from others', async () => {
    await (await start()).close();
    const app = await start();
    expect(await modeOf(folder)).toBe('700');
    for (const end of ['', '-wal', '-shm']) expect([end, await modeOf(file() + end)]).toEqual([end, '600']);
    const copy = await app.connection.copyTo(join(folder, 'copy'));
    expect(await modeOf(copy)).toBe('600');
    await app.close();
  });

  test('with something that is no database names the file and the remedy', async () => {
    await writeFile(file(), 'not a database, but long enough to be looked at'.repeat(100));
    expect(await reason()).toMatch(new RegExp(`${file()}.*damaged.*put a copy in its place.*${folder}/backups`));
  });

  test('with a damaged database names the file and the remedy', async () => {
    await (await start()).close();
    const handle = await open(file(), 'r+');
    await handle.write(Buffer.alloc(3000, 0xaa), 0, 3000, 100);
    await handle.close();
    expect(await reason()).toMatch(/larder\.db.*damaged/);
  });

  test('with a database that cannot be written to names the file and the remedy', async () => {
    await (await start()).close();
    const handle = await open(file(), 'r+');
    // A format that is too new for writing: the same as a file without the right to write, also for the root user.
    await handle.write(Buffer.from([3]), 0, 1, 18);
    await handle.close();
    expect(await reason()).toMatch(/larder\.db.*can be read but not written to.*right to write/);
  });
});
