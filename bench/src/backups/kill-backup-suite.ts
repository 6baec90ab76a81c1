import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { killBackups } from './kill-backups.ts';

/** npm run bench -- kill-backup [--times 50] [--seed 1] [--recipes 200] [--postgres postgresql://…/empty-database] */
export const killBackupSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      times: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      recipes: { type: 'string', default: '200' },
      postgres: { type: 'string' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'larder-kill-backup-'));
  const address = values.postgres ?? null;
  const settings = { ...settingsFor(folder, address), BACKUP_NIGHTLY: 'false' };
  const kills = await killBackups({
    folder,
    address,
    recipes: Number(values.recipes),
    times: Number(values.times),
    seed: Number(values.seed),
    start: () => startLarder(settings),
    onKill: (told) => process.stderr.write(`${told}\n`),
  });
  rmSync(folder, { recursive: true, force: true });
  console.log(`${values.times} kills on ${address ? 'PostgreSQL' : 'SQLite'}, --seed ${values.seed}`);
  console.log('| killed during | the old data | the new data |\n| --- | ---: | ---: |');
  for (const moment of ['backup', 'restore', 'swap'] as const)
    console.log(`| ${moment} | ${kills.old[moment]} | ${kills.new[moment]} |`);
};
