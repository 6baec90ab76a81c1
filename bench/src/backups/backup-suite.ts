import { randomFillSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openMigratedDatabase } from '../../../server/src/app/open-migrated-database.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import { createLogger } from '../../../server/src/platform/logging/logging.ts';
import { readSettings } from '../../../server/src/platform/settings/index.ts';
import { createPostgresDatabase } from '../../../server/test/postgres-database.ts';
import { fill, settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { logIn } from '../load/log-in.ts';
import { connect } from './client.ts';
import { type Cost, createProbe, probedBy } from './probe.ts';

/** The sizes of a picture and their share of its bytes. */
const variants = [
  ['original', 0.92],
  ['min-original', 0.07],
  ['tiny-original', 0.01],
] as const;

/** Gives every recipe a picture of bytes that pack as little as those of pictures do. */
const addPictures = async (folder: string, settings: Record<string, string>, bytes: number): Promise<void> => {
  const mark = join(folder, 'pictured');
  if (existsSync(mark)) return;
  const log = createLogger('silent');
  const connection = await openMigratedDatabase({ settings: readSettings(settings), clock: systemClock, log });
  const rows = await connection.read.selectFrom('recipes').select('id').execute();
  const each = bytes / rows.length;
  const content = Buffer.alloc(Math.ceil(each));
  for (const { id } of rows) {
    const images = join(folder, 'recipes', id, 'images');
    mkdirSync(images, { recursive: true });
    randomFillSync(content);
    for (const [name, share] of variants)
      writeFileSync(join(images, `${name}.webp`), content.subarray(0, Math.round(each * share)));
  }
  await connection.maintenance.updateTable('recipes').set({ image: 'abcd' }).execute();
  await connection.close();
  writeFileSync(mark, '');
};

/** Beyond these, people notice. */
const mostDelay = 50;
const mostMemory = 150;

const rowOf = (what: string, { seconds, memory, loop, latency }: Cost, idle: number): string =>
  `| ${what} | ${seconds.toFixed(0)} | ${Math.round(memory - idle)} | ${Math.round(loop.p99)} | ${Math.round(loop.max)} | ${latency.median.toFixed(1)} | ${Math.round(latency.p99)} | ${Math.round(latency.max)} |`;

/** npm run bench -- backup [--recipes 10000] [--megabytes 2048] [--postgres postgresql://…/postgres] [--keep] */
export const backupSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      recipes: { type: 'string', default: '10000' },
      megabytes: { type: 'string', default: '2048' },
      postgres: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const name = `backup_${values.postgres ? 'postgres' : 'sqlite'}_${values.recipes}_${values.megabytes}`;
  const folder = join(fileURLToPath(new URL('../../data/', import.meta.url)), name);
  const database = values.postgres ? await createPostgresDatabase(values.postgres, { name: `larder_${name}` }) : null;
  const settings = { ...settingsFor(folder, database?.address ?? null), BACKUP_NIGHTLY: 'false' };
  await fill(folder, database?.address ?? null, Number(values.recipes));
  await addPictures(folder, settings, Number(values.megabytes) * 2 ** 20);

  const noted = join(folder, 'loop-delay.json');
  const larder = await startLarder({ ...settings, ...probedBy(noted) });
  const client = await connect(larder.url);
  const probe = await createProbe(larder, larder.pid, noted, (await logIn(larder.url)).token);
  const costs: [string, Cost][] = [];
  const measure = async (what: string, work: () => Promise<unknown>) => {
    rmSync(join(folder, 'backups', 'last.json'), { force: true });
    costs.push([what, await probe.measure(work)]);
    process.stderr.write(`${what}: ${costs.at(-1)?.[1].seconds.toFixed(1)} s\n`);
  };
  const ended = async (kind: string) => {
    while (!hasEnded(folder, kind)) await sleep(100);
  };
  await sleep(5000);
  await measure('nothing', () => sleep(10_000));
  const idle = probe.memory();
  for (const what of ['the first backup', 'a further backup']) {
    await measure(what, async () => {
      await client.send('POST', '/admin/backups/start');
      await ended('backup');
    });
  }
  const [newest] = await client.rested();
  if (!newest?.proof?.isProven) throw new Error(`not proven: ${JSON.stringify(newest?.proof)}`);
  await measure('a proof', async () => {
    await client.send('POST', `/admin/backups/${newest.name}/proof`);
    await ended('proof');
  });
  await client.rested();
  await measure('a restore', async () => {
    await client.send('POST', `/admin/backups/${newest.name}/start-restore`, {});
    await ended('restore');
  });
  await (await connect(larder.url)).rested();
  await probe.end();
  await larder.kill('SIGTERM');
  if (!values.keep) {
    rmSync(folder, { recursive: true, force: true });
    await database?.drop();
  }

  console.log(`${values.recipes} recipes, ${values.megabytes} MB of pictures; idle ${Math.round(idle)} MB\n`);
  console.log(
    '| | seconds | memory more than idle, MB | loop held up, ms: p99 | most | a small request, ms: median | p99 | most |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [what, cost] of costs) console.log(rowOf(what, cost, idle));
  const isOver = costs.some(
    ([what, { memory, loop }]) => what !== 'a restore' && (memory - idle > mostMemory || loop.max > mostDelay),
  );
  if (isOver) process.exitCode = 1;
};

/** Told by the files of the server: asking it would be part of what is measured. */
const hasEnded = (folder: string, kind: string): boolean => {
  if (existsSync(join(folder, 'backups', 'running.json'))) return false;
  const last = join(folder, 'backups', 'last.json');
  return existsSync(last) && JSON.parse(readFileSync(last, 'utf8')).kind === kind;
};
