import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { tableKey } from '../archive/manifest.ts';
import { movingDraft } from './moving-draft.ts';

interface OpenTable {
  packed: Gzip;
  ended: Promise<void>;
  rows: number;
}

/** The tables of a draft in a place, each made when its first rows come. */
export const createDraftTables = (place: string) => {
  const open = new Map<string, OpenTable>();
  const openTable = async (table: string): Promise<OpenTable> => {
    const path = join(place, tableKey(movingDraft, table));
    await mkdir(dirname(path), { recursive: true });
    const packed = createGzip();
    const opened = { packed, ended: finished(packed.pipe(createWriteStream(path))), rows: 0 };
    open.set(table, opened);
    return opened;
  };
  return {
    write: async (table: string, rows: readonly object[]): Promise<void> => {
      const file = open.get(table) ?? (await openTable(table));
      for (const row of rows) {
        if (!file.packed.write(`${JSON.stringify(row)}\n`)) await once(file.packed, 'drain');
      }
      file.rows += rows.length;
    },
    /** How many rows each of them has got. */
    end: async (): Promise<{ name: string; rows: number }[]> => {
      for (const { packed } of open.values()) packed.end();
      await Promise.all([...open.values()].map(({ ended }) => ended));
      return [...open].map(([name, { rows }]) => ({ name, rows }));
    },
  };
};
