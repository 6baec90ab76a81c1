import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPostgresDatabase } from '../../../server/test/postgres-database.ts';
import { connect } from '../backups/client.ts';
import { askSteadily, type Cost, createProbe, probedBy } from '../backups/probe.ts';
import { fill, settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { logIn } from '../load/log-in.ts';
import { writeExport } from './large-export.ts';
import { sendExport, untilMoveIs } from './move-steps.ts';

/** Recipes that are there before, of which somebody cooks meanwhile. */
const recipesBefore = 200;

/** Seconds for all of it, and milliseconds beyond which whoever cooks notices. */
const mostSeconds = 600;
const mostDelay = 100;

interface Measured extends Cost {
  recipe: Cost['latency'];
}

const rowOf = (what: string, { seconds, memory, loop, latency, recipe }: Measured, idle: number): string =>
  `| ${[
    ...[what, seconds.toFixed(0), Math.round(memory - idle), Math.round(loop.p99), Math.round(loop.max)],
    ...[latency, recipe].flatMap(({ median, p99, max }) => [median.toFixed(1), Math.round(p99), Math.round(max)]),
  ].join(' | ')} |`;

/** npm run bench -- move-in [--recipes 3000] [--postgres postgresql://…/postgres]: an export with large pictures moves in while somebody cooks. */
export const moveSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: { recipes: { type: 'string', default: '3000' }, postgres: { type: 'string' } },
  });
  const recipes = Number(values.recipes);
  const name = `move_${values.postgres ? 'postgres' : 'sqlite'}_${recipes}`;
  const data = fileURLToPath(new URL('../../data/', import.meta.url));
  const folder = join(data, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const path = join(data, `export_${recipes}.paprikarecipes`);
  if (!existsSync(path)) await writeExport(path, { recipes, width: 2000, height: 1500 });
  const database = values.postgres ? await createPostgresDatabase(values.postgres, { name: `larder_${name}` }) : null;
  const address = database?.address ?? null;
  await fill(folder, address, recipesBefore);

  const noted = join(folder, 'loop-delay.json');
  const larder = await startLarder({
    ...settingsFor(folder, address),
    ...{ BACKUP_NIGHTLY: 'false', MAX_UPLOAD: '20 GB' },
    ...probedBy(noted),
  });
  const client = await connect(larder.url);
  const { token } = await logIn(larder.url);
  const { items } = await client.get<{ items: { slug: string }[] }>('/recipes?perPage=1');
  const probe = await createProbe(larder, larder.pid, noted, token);
  const recipe = askSteadily(`${larder.url}/api/recipes/${items[0]?.slug}`, token);
  const costs: [string, Measured][] = [];
  const measure = async (what: string, work: () => Promise<unknown>) => {
    await recipe.latency();
    const cost = await probe.measure(work);
    costs.push([what, { ...cost, recipe: await recipe.latency() }]);
    process.stderr.write(`${what}: ${cost.seconds.toFixed(1)} s\n`);
  };
  await sleep(3000);
  await measure('nothing', () => sleep(5000));
  const idle = probe.memory();
  let id = '';
  await measure('it is sent', async () => {
    id = await sendExport(client, path);
  });
  await measure('it is read', () => untilMoveIs(client, id, 'ready'));
  await measure('somebody looks', async () => {
    for (let number = 0; number < Math.min(10, recipes); number += 1) {
      await client.get(`/groups/moves/${id}/recipes/${number}`);
      await client.bytes(`/groups/moves/${id}/recipes/${number}/picture`);
    }
  });
  await measure('it is brought', async () => {
    await client.send('POST', `/groups/moves/${id}/start`);
    const { progress } = await untilMoveIs(client, id, 'moved');
    if (progress.brought + progress.incomplete !== recipes) throw new Error(JSON.stringify(progress));
  });
  await measure('it is undone', async () => {
    await client.send('POST', `/groups/moves/${id}/undo`, {});
    await untilMoveIs(client, id, 'undone');
  });
  await Promise.all([probe.end(), recipe.end()]);
  await larder.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();

  const megabytes = Math.round(statSync(path).size / 2 ** 20);
  console.log(`${recipes} recipes, an export of ${megabytes} MB; idle ${Math.round(idle)} MB\n`);
  console.log(
    '| | seconds | memory more than idle, MB | loop held up, ms: p99 | most | a small request, ms: median | p99 | most | a recipe, ms: median | p99 | most |',
  );
  console.log(`| --- |${' ---: |'.repeat(10)}`);
  for (const [what, cost] of costs) console.log(rowOf(what, cost, idle));
  const untilThere = costs
    .filter(([what]) => what !== 'nothing' && what !== 'it is undone')
    .reduce((total, [, { seconds }]) => total + seconds, 0);
  if (untilThere > mostSeconds || costs.some(([, cost]) => cost.recipe.p99 > mostDelay)) process.exitCode = 1;
};
