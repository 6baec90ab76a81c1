import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPostgresDatabase } from '../../../server/test/postgres-database.ts';
import { settingsFor } from '../load/fill.ts';
import { type LarderProcess, startLarder } from '../load/larder-process.ts';

export interface KillOptions {
  folder: string;
  /** Of PostgreSQL, or null. */
  address: string | null;
  recipes: number;
  times: number;
  seed: number;
  start(): Promise<LarderProcess>;
  onKill?(told: string): void;
}

interface Killing<Kills> {
  name: string;
  times: number;
  recipes: number;
  kill(options: KillOptions): Promise<Kills>;
  /** The head of a table of what came out, and its rows. */
  rows(kills: Kills): (string | number)[][];
}

/** What a server is started with that is killed: a backup at night would be one more than was asked for. */
export const settingsOfKilled = (folder: string, address: string | null): Record<string, string> => ({
  ...settingsFor(folder, address),
  BACKUP_NIGHTLY: 'false',
});

/** A suite that kills a server again and again: [--times] [--seed 1] [--recipes] [--postgres postgresql://…/postgres] */
export const killSuite =
  <Kills>({ name, kill, rows, ...usual }: Killing<Kills>) =>
  async (parameters: string[]): Promise<void> => {
    const { values } = parseArgs({
      args: parameters,
      options: {
        times: { type: 'string', default: String(usual.times) },
        seed: { type: 'string', default: '1' },
        recipes: { type: 'string', default: String(usual.recipes) },
        postgres: { type: 'string' },
      },
    });
    const folder = mkdtempSync(join(tmpdir(), `larder-${name}-`));
    const database = values.postgres ? await createPostgresDatabase(values.postgres) : null;
    const address = database?.address ?? null;
    const kills = await kill({
      folder,
      address,
      recipes: Number(values.recipes),
      times: Number(values.times),
      seed: Number(values.seed),
      start: () => startLarder(settingsOfKilled(folder, address)),
      onKill: (told) => process.stderr.write(`${told}\n`),
    });
    rmSync(folder, { recursive: true, force: true });
    await database?.drop();
    const [head = [], ...others] = rows(kills);
    console.log(`${values.times} kills on ${address ? 'PostgreSQL' : 'SQLite'}, --seed ${values.seed}`);
    for (const row of [head, ['---', ...head.slice(1).map(() => '---:')], ...others]) {
      console.log(`| ${row.join(' | ')} |`);
    }
  };
