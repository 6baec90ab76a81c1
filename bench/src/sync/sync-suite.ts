import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { logIn } from '../load/log-in.ts';
import { runOnce, type TestedServer } from './run.ts';

/** npm run bench -- sync [--runs 1000] [--seed 1] [--postgres postgresql://…/empty-database]: nothing that is done to a list is lost. */
export const syncSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'string' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'larder-sync-'));
  const settings = settingsFor(folder, values.postgres ?? null);
  let larder = await startLarder(settings);
  let kills = 0;
  const server: TestedServer = {
    url: larder.url,
    killAndStart: async () => {
      kills += 1;
      server.url = null;
      await larder.kill('SIGKILL');
      larder = await startLarder(settings);
      server.url = larder.url;
    },
  };
  const { token } = await logIn(larder.url);
  const begin = performance.now();
  const [first, runs] = [Number(values.seed), Number(values.runs)];
  const failed: number[] = [];
  for (let seed = first; seed < first + runs; seed++) {
    const problems = await runOnce(server, token, seed);
    if (problems.length > 0) {
      failed.push(seed);
      console.error(`\nrun with --seed ${seed}:\n${problems.join('\n')}`);
    }
    process.stderr.write(`\rrun ${seed - first + 1} of ${runs}, ${kills} kills, ${failed.length} failed `);
  }
  const minutes = (performance.now() - begin) / 60_000;
  await larder.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  const kept =
    failed.length === 0 ? 'nothing lost, all the same everywhere' : `failed with --seed ${failed.join(', ')}`;
  console.log(`\n${runs} runs in ${minutes.toFixed(1)} minutes with ${kills} kills: ${kept}`);
  if (failed.length > 0) process.exitCode = 1;
};
