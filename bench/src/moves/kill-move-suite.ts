import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { killMoves, moments } from './kill-moves.ts';

/** npm run bench -- kill-move [--times 20] [--seed 1] [--recipes 40] [--postgres postgresql://…/empty-database] */
export const killMoveSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      times: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      recipes: { type: 'string', default: '40' },
      postgres: { type: 'string' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'larder-kill-move-'));
  const address = values.postgres ?? null;
  const settings = { ...settingsFor(folder, address), BACKUP_NIGHTLY: 'false' };
  const kills = await killMoves({
    folder,
    recipes: Number(values.recipes),
    times: Number(values.times),
    seed: Number(values.seed),
    start: () => startLarder(settings),
    onKill: (told) => process.stderr.write(`${told}\n`),
  });
  rmSync(folder, { recursive: true, force: true });
  console.log(`${values.times} kills on ${address ? 'PostgreSQL' : 'SQLite'}, --seed ${values.seed}`);
  console.log('| killed while it is | kills |\n| --- | ---: |');
  for (const moment of moments) console.log(`| ${moment} | ${kills[moment]} |`);
};
