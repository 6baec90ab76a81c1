import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Move, MoveSummary } from '../../../contract/src/index.ts';
import { createPostgresDatabase } from '../../../server/test/postgres-database.ts';
import { type Client, connect } from '../backups/client.ts';
import { settingsFor } from '../load/fill.ts';
import { type LarderProcess, startLarder } from '../load/larder-process.ts';
import { seededRandom } from '../load/random.ts';
import { made, type Sent, variants } from './hostile-variants.ts';

/** Seconds and MB beyond which a file holds up or fills a computer. */
const most = { seconds: 300, memory: 1000 };

interface Outcome {
  recipes: number;
  problems: Move['problems'];
  seconds: number;
  memory: number;
  failure?: string;
}

/**
 * npm run bench -- hostile-archives [DIR] [--times 2] [--seed 1] [--only TEXT] [--postgres postgresql://…/postgres]: each file below a directory
 * is damaged in every way and sent; the server has to stay, in bounded time and memory, and to say what was wrong.
 */
export const hostileSuite = async (parameters: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      postgres: { type: 'string' },
    },
  });
  const [directory] = positionals;
  const random = seededRandom(Number(values.seed));
  const folder = mkdtempSync(join(tmpdir(), 'larder-hostile-'));
  const database = values.postgres ? await createPostgresDatabase(values.postgres) : null;
  const settings = { ...settingsFor(folder, database?.address ?? null), BACKUP_NIGHTLY: 'false', MAX_UPLOAD: '20 GB' };
  const larder = await startLarder(settings);
  const client = await connect(larder.url);
  const outcomes = new Map<string, (Outcome & { whole: number })[]>();
  const failures: string[] = [];

  const tryOne = async (what: string, of: string, sent: Sent, whole?: number): Promise<Outcome> => {
    const outcome = await bring(larder, client, sent);
    const { failure, recipes, seconds, memory, problems } = outcome;
    outcomes.set(what, [...(outcomes.get(what) ?? []), { ...outcome, whole: whole ?? recipes }]);
    const told = [...new Set(problems.map(({ problem }) => problem))].join(', ');
    const line = `${of}, ${what}: ${recipes} of ${whole ?? recipes} recipes, ${seconds.toFixed(1)} s, ${Math.round(memory)} MB ${told}`;
    process.stderr.write(`${line}\n`);
    if (failure) failures.push(`${line}: ${failure}`);
    return outcome;
  };

  for (const path of directory ? filesBelow(directory) : []) {
    if (!path.includes(values.only)) continue;
    const file = { name: basename(path), bytes: readFileSync(join(directory ?? '', path)) };
    let whole: number | undefined;
    for (const [what, make] of Object.entries(variants)) {
      const isRandom = /random|flipped/.test(what);
      for (let time = 0; time < (isRandom ? Number(values.times) : 1); time += 1) {
        const { recipes } = await tryOne(what, path, make(file, random), whole);
        whole ??= recipes;
      }
    }
  }
  for (const sent of made) if (sent.name.includes(values.only)) await tryOne(sent.name, 'made', sent);
  await larder.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();

  console.log(`--seed ${values.seed}\n`);
  console.log('| | cases | all recipes | some | none, and told why | longest, s | most memory, MB |');
  console.log(`| --- |${' ---: |'.repeat(6)}`);
  for (const [what, all] of outcomes) console.log(rowOf(what, all));
  for (const failure of failures) console.log(failure);
  if (failures.length > 0) process.exitCode = 1;
};

const rowOf = (what: string, all: (Outcome & { whole: number })[]): string => {
  const some = all.filter(({ recipes, whole }) => recipes > 0 && recipes < whole).length;
  const none = all.filter(({ recipes, problems }) => recipes === 0 && problems.length > 0).length;
  const whole = all.filter(({ recipes, whole }) => recipes > 0 && recipes >= whole).length;
  const longest = Math.max(...all.map(({ seconds }) => seconds)).toFixed(1);
  const memory = Math.round(Math.max(...all.map(({ memory }) => memory)));
  return `| ${[what, all.length, whole, some, none, longest, memory].join(' | ')} |`;
};

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && statSync(join(directory, name)).isFile())
    .toSorted();

const lookEvery = 200;

/** Sends a file and throws away what came of it. */
const bring = async (larder: LarderProcess, client: Client, { name, bytes }: Sent): Promise<Outcome> => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await bytes())]), name);
  // Begins to count the most memory anew.
  writeFileSync(`/proc/${larder.pid}/clear_refs`, '5');
  const began = performance.now();
  const outcome: Outcome = { recipes: 0, problems: [], seconds: 0, memory: 0 };
  try {
    const { id } = await client.send<MoveSummary>('POST', '/groups/moves', form);
    let move = await client.get<Move>(`/groups/moves/${id}`);
    const until = began + most.seconds * 1000;
    while (move.state !== 'ready' && performance.now() < until) {
      await sleep(lookEvery);
      move = await client.get<Move>(`/groups/moves/${id}`);
    }
    Object.assign(outcome, { recipes: move.recipes, problems: move.problems });
    if (move.state !== 'ready') outcome.failure = `is not read within ${most.seconds} s`;
    else if (move.recipes === 0 && move.problems.length === 0) outcome.failure = 'nothing is said of it';
    await client.send('DELETE', `/groups/moves/${id}`);
  } catch (error) {
    outcome.failure = String(error);
  }
  outcome.seconds = (performance.now() - began) / 1000;
  outcome.memory = mostMemory(larder.pid);
  if (outcome.memory > most.memory) outcome.failure ??= 'takes too much memory';
  return outcome;
};

const mostMemory = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    // The server has ended, which is told as a failure.
    return 0;
  }
};
