import type { DatabaseProblem } from './dialects/dialect.ts';
import { postgres } from './dialects/postgres.ts';
import { sqlite } from './dialects/sqlite.ts';

/** The database can't be used: the message names where it is and what to do. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

interface Place {
  /** Of PostgreSQL, or null for SQLite. */
  address: string | null;
  sqliteFile: string;
  backupFolder: string;
}

const remedies: Record<DatabaseProblem, (place: Place) => string> = {
  unreachable: () => 'It does not answer. See that it runs, and that DATABASE_URL has its address, user and password.',
  full: () => 'There is no space left for it. Make room and start again.',
  'read-only': () =>
    'It can be read but not written to. Give the user that runs Larder the right to write to it and to its folder, or mount the disk for writing.',
  damaged: ({ sqliteFile, backupFolder }) =>
    `It is damaged, or no database. Move ${sqliteFile} and the files ${sqliteFile}-wal and -shm away, put a copy in its place (those made before an upgrade are in ${backupFolder}), and start again.`,
};

/** The error in words that help whoever starts the server; what is no problem of the database stays as it is. */
export const startProblem = (error: unknown, place: Place): unknown => {
  const problem = (place.address ? postgres : sqlite).problemOf(error);
  if (!problem) return error;
  const { cause } = error as Error;
  const reason = (cause instanceof Error && cause.message) || (error as Error).message;
  return new DatabaseStartError(`The database ${nameOf(place)}: ${reason}. ${remedies[problem](place)}`, {
    cause: error,
  });
};

/** Without the password. */
const nameOf = ({ address, sqliteFile }: Place): string => {
  if (!address || !URL.canParse(address)) return address ? 'at DATABASE_URL' : sqliteFile;
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};
