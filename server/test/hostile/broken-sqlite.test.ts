import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app/build-app.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { DatabaseStartError } from '../../src/platform/database/index.ts';
import { createLogger } from '../../src/platform/logging/logging.ts';
import { readSettings } from '../../src/platform/settings/index.ts';
import { createHousehold, type TestMember } from '../factories/household.ts';
import { sqlite } from '../for-each-dialect.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

describe('a full disk', () => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(sqlite);
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Waffles' } });
  });
  afterEach(() => app.close());

  /** SQLite answers the same as it does where the disk has no room. */
  const leaveRoomFor = async (pages: number) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.connection.write);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + pages)}`.execute(app.connection.write);
  };
  const write = () =>
    cook.call('PATCH', '/recipes/waffles', { body: { recipeInstructions: [{ text: 'long '.repeat(20_000) }] } });

  test('is told as such, leaves everything readable, and is forgotten once there is room', async () => {
    await leaveRoomFor(0);
    const refused = await write();
    expect([refused.status, refused.body.detail.code]).toEqual([507, 'server.no-space']);
    expect(app.logged()).toContain('database or disk is full');
    expect(app.logged()).not.toContain('cannot rollback');

    for (const path of ['/recipes', '/recipes?search=waf', '/recipes/waffles', '/users/self', '/foods']) {
      expect([path, (await cook.call('GET', path)).status]).toEqual([path, 200]);
    }

    await leaveRoomFor(1_000_000);
    expect((await write()).status).toBe(200);
    expect((await cook.call('GET', '/recipes/waffles')).body.recipeInstructions).toHaveLength(1);
  });
});

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
