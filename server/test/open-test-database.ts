import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '../src/app/tables.ts';
import { type Connection, openDatabase } from '../src/platform/database/index.ts';
import type { TestDatabase } from './for-each-dialect.ts';

export interface OpenTestDatabase {
  connection: Connection;
  folder: string;
  close(): Promise<void>;
}

/** An empty database without the server around it, and a folder beside it. */
export const openTestDatabase = async (database: TestDatabase): Promise<OpenTestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-database-'));
  const { address, drop } = await database.createEmpty();
  const connection = openDatabase({ address, sqliteFile: join(folder, 'larder.db'), tables });
  return {
    connection,
    folder,
    close: async () => {
      await connection.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
