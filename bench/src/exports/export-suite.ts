import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ExportFormat, RecipeExport } from '../../../contract/src/index.ts';
import { createPostgresDatabase } from '../../../server/test/postgres-database.ts';
import { type Client, connect } from '../backups/client.ts';
import { askSteadily, type Cost, createProbe, probedBy } from '../backups/probe.ts';
import { fill, settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { logIn } from '../load/log-in.ts';
import { writeExport } from '../moves/large-export.ts';
import { sendExport, untilMoveIs } from '../moves/move-steps.ts';

/** Recipes that are there before, of which somebody cooks meanwhile. */
const recipesBefore = 20;

const everyFormat: ExportFormat[] = ['json', 'schema-org', 'markdown', 'cooklang', 'paprika', 'mealie', 'epub', 'pdf'];

const write = async (client: Client, format: ExportFormat): Promise<RecipeExport> => {
  await client.send('POST', '/recipes/bulk-actions/export', { exportType: format });
  for (;;) {
    const [newest] = await client.get<RecipeExport[]>('/recipes/bulk-actions/export');
    if (newest?.status === 'failed') throw new Error(`${format} could not be written`);
    if (newest?.status === 'ready') return newest;
    await sleep(200);
  }
};

const rowOf = (
  what: string,
  { seconds, memory, loop, recipe }: Cost & { recipe: Cost['latency'] },
  idle: number,
  size: string,
) =>
  `| ${[
    ...[what, size, seconds.toFixed(0), Math.round(memory - idle), Math.round(loop.p99), Math.round(loop.max)],
    ...[recipe.median.toFixed(1), Math.round(recipe.p99), Math.round(recipe.max)],
  ].join(' | ')} |`;

/** npm run bench -- export [--recipes 3000] [--side 640] [--formats json,pdf] [--postgres postgresql://…/postgres]: all recipes with pictures are taken away while somebody cooks. */
export const exportSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      recipes: { type: 'string', default: '3000' },
      side: { type: 'string', default: '640' },
      formats: { type: 'string' },
      postgres: { type: 'string' },
    },
  });
  const recipes = Number(values.recipes);
  const side = Number(values.side);
  const formats = values.formats ? everyFormat.filter((one) => values.formats?.split(',').includes(one)) : everyFormat;
  const data = fileURLToPath(new URL('../../data/', import.meta.url));
  const folder = join(data, `export_${values.postgres ? 'postgres' : 'sqlite'}_${recipes}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const path = join(data, `small_export_${recipes}.paprikarecipes`);
  await writeExport(path, { recipes, width: side, height: Math.round(side * 0.75) });
  const database = values.postgres ? await createPostgresDatabase(values.postgres, { name: 'larder_export' }) : null;
  await fill(folder, database?.address ?? null, recipesBefore);

  const noted = join(folder, 'loop-delay.json');
  const larder = await startLarder({
    ...settingsFor(folder, database?.address ?? null),
    ...{ BACKUP_NIGHTLY: 'false', MAX_UPLOAD: '20 GB' },
    ...probedBy(noted),
  });
  const client = await connect(larder.url);
  const { token } = await logIn(larder.url);
  const { items } = await client.get<{ items: { slug: string }[] }>('/recipes?perPage=1');
  const id = await sendExport(client, path);
  await untilMoveIs(client, id, 'ready');
  await client.send('POST', `/groups/moves/${id}/start`);
  await untilMoveIs(client, id, 'moved');
  process.stderr.write(`${recipes} recipes are there\n`);
  await sleep(5000);

  const probe = await createProbe(larder, larder.pid, noted, token);
  const recipe = askSteadily(`${larder.url}/api/recipes/${items[0]?.slug}`, token);
  const rows: string[] = [];
  const idle = probe.memory();
  for (const format of formats) {
    let size = '';
    await recipe.latency();
    const cost = await probe.measure(async () => {
      ({ size } = await write(client, format));
    });
    rows.push(rowOf(format, { ...cost, recipe: await recipe.latency() }, idle, size));
    process.stderr.write(`${format}: ${cost.seconds.toFixed(1)} s\n`);
  }
  await Promise.all([probe.end(), recipe.end()]);
  await larder.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  rmSync(path, { force: true });
  await database?.drop();

  console.log(`${recipes + recipesBefore} recipes with pictures ${side} wide; idle ${Math.round(idle)} MB\n`);
  console.log(
    '| format | size | seconds | memory more than idle, MB | loop held up, ms: p99 | most | a recipe, ms: median | p99 | most |',
  );
  console.log(`| --- |${' ---: |'.repeat(8)}`);
  for (const row of rows) console.log(row);
};
