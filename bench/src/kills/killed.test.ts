import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { forEachDialect } from '../../../server/test/for-each-dialect.ts';
import type {} from '../../../server/test/prepared-databases.ts';
import { killBackups } from '../backups/kill-backups.ts';
import { fromSource, type LarderProcess, startLarder } from '../load/larder-process.ts';
import { killMoves } from '../moves/kill-moves.ts';
import { type KillOptions, settingsOfKilled } from './kill-suite.ts';

/** By itself, a test does not know of what was built. */
const run = process.env.LARDER_TEST_BUILT ? undefined : fromSource;

/** Another one each time; what fails names it. */
const seed = Math.floor(Math.random() * 2 ** 31);

forEachDialect(`a server that is killed (seed ${seed})`, (database) => {
  const ending: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  });

  const prepare = async (size: { recipes: number; times: number }): Promise<KillOptions> => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-killed-'));
    ending.push(() => rm(folder, { recursive: true, force: true }));
    const { address, drop } = await database.create(folder);
    ending.push(drop);
    let larder: LarderProcess | undefined;
    ending.push(async () => larder?.kill('SIGKILL'));
    const start = async () => {
      larder = await startLarder(settingsOfKilled(folder, address), run);
      return larder;
    };
    return { folder, address, seed, start, ...size };
  };

  test('during backups and restores has the old data or the new, whole backups, and nothing left over', {
    timeout: 300_000,
  }, async () => {
    const kills = await killBackups(await prepare({ recipes: 10, times: 3 }));
    expect(kills.old.backup).toBe(1);
  });

  test('during moves brings each recipe once, and takes all of them back', { timeout: 600_000 }, async () => {
    const kills = await killMoves(await prepare({ recipes: 4, times: 3 }));
    expect(Object.values(kills).toSorted()).toEqual([0, 0, 1, 1, 1]);
  });
});
