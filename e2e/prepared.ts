import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withAda } from './ada.ts';
import { createDatabase, type DatabaseKind, isOnServer } from './database.ts';
import { freePort, startServer } from './server.ts';

/** What a server left behind that had its first administrator made and was ended: journeys begin with copies of it. */
interface Prepared {
  folder: string;
  /** Empty for SQLite, which lies in the folder. */
  address: string;
}

const kinds = ['sqlite', 'postgres'] as const satisfies DatabaseKind[];

const variableOf = (kind: DatabaseKind) => `LARDER_PREPARED_${kind.toUpperCase()}`;

/** Runs once before all journeys; what it gives runs after them. */
export default async function prepare() {
  const cleanups = await Promise.all(
    kinds.map(async (kind) => {
      const folder = await mkdtemp(join(tmpdir(), 'larder-prepared-'));
      const { address, drop } = await createDatabase(kind);
      const port = String(await freePort());
      const server = await startServer({ ...withAda, DATA_DIR: folder, DATABASE_URL: address, API_PORT: port });
      await server.end('SIGTERM');
      process.env[variableOf(kind)] = JSON.stringify({ folder, address } satisfies Prepared);
      return async () => {
        await drop();
        await rm(folder, { recursive: true, force: true });
      };
    }),
  );
  return async () => {
    for (const cleanUp of cleanups) await cleanUp();
  };
}

/** A database and a data folder of one's own: empty, or with the administrator that the settings name. */
export async function createData(kind: DatabaseKind, settings: Record<string, string>) {
  const prepared: Prepared | undefined = hasAda(settings)
    ? JSON.parse(process.env[variableOf(kind)] ?? 'null')
    : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'larder-journey-'));
  if (prepared) await cp(prepared.folder, folder, { recursive: true });
  const { address, drop } = await createDatabase(kind, isOnServer(kind) ? prepared?.address : undefined);
  return {
    folder,
    address,
    remove: async () => {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hasAda = (settings: Record<string, string>) =>
  Object.entries(withAda).every(([name, value]) => settings[name] === value);
