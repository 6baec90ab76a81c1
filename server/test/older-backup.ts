import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { schemaMigrations } from '../src/app/migrations/index.ts';
import { migrateWithin } from '../src/platform/database/index.ts';
import type { TestApp } from './test-app.ts';

interface TablePart {
  name: string;
  rows: number;
  bytes: number;
  sha256: string;
}

/** Makes a backup what a program with fewer steps of the schema would have written. */
export const makeOlder = async ({ connection, clock, dataFolder }: TestApp, name: string, schema: number) => {
  const shapes = new Map<string, string[]>();
  await connection.rebuild({
    fill: async (scratch) => {
      const migrations = schemaMigrations.filter(({ version }) => version <= schema);
      await migrateWithin(scratch, connection.dialect, { migrations, now: clock.now() });
      for (const shape of await connection.dialect.tableShapes(scratch)) shapes.set(shape.name, shape.columns);
    },
  });
  const top = join(dataFolder, 'backups', name);
  const manifest: { tables: TablePart[] } = JSON.parse(await readFile(join(top, 'manifest.json'), 'utf8'));
  const tables: TablePart[] = [];
  for (const table of manifest.tables) {
    const path = join(top, 'tables', `${table.name}.jsonl.gz`);
    const columns = shapes.get(table.name);
    if (!columns) {
      await rm(path);
      continue;
    }
    const lines = gunzipSync(await readFile(path))
      .toString('utf8')
      .split('\n')
      .filter(Boolean);
    const older = lines.map((line) => `${JSON.stringify(JSON.parse(line), columns)}\n`).join('');
    await writeFile(path, gzipSync(older));
    const sha256 = createHash('sha256').update(older).digest('hex');
    tables.push({ ...table, bytes: Buffer.byteLength(older), sha256 });
  }
  await writeFile(join(top, 'manifest.json'), JSON.stringify({ ...manifest, schema, tables }));
};
