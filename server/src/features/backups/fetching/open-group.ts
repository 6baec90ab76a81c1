import type { LeftOutRows } from '@larder/contract';
import { GroupTransaction, migrateWithin, type Scratch } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Manifest } from '../archive/manifest.ts';
import { loadBackup } from '../restore/load-backup.ts';
import type { Row } from '../restore/load-tables.repository.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';

export interface FetchWork {
  name: string;
  manifest: Manifest;
  signal: AbortSignal;
  onProgress(step: 'load' | 'files' | 'write', done: number, total: number): void;
}

interface Wanted {
  groupId: string;
  /** Rows of recipes or lists other than these are not needed. */
  recipeId?: string;
  listId?: string;
}

/** What one thing needs: its group, what all of the group share, and of recipes and lists its own rows alone. */
const chooserOf =
  ({ groupId, recipeId, listId }: Wanted) =>
  (table: string, row: Row): boolean => {
    if (table === 'groups') return row.id === groupId;
    if ('groupId' in row && row.groupId !== groupId) return false;
    if (recipeId === undefined && listId === undefined) return true;
    if (typeof row.recipeId === 'string' && row.recipeId !== recipeId) return false;
    return !(typeof row.listId === 'string' && row.listId !== listId);
  };

/**
 * Loads a group of a backup into a scratch place, takes the later steps of the schema there, and hands over what `read` makes of it; the
 * scratch place is thrown away. @returns also the rows that could not be read
 */
export const readGroupOf = async <Result>(
  parts: RestoreParts,
  wanted: Wanted,
  { name, manifest, signal, onProgress }: FetchWork,
  read: (db: GroupTransaction, scratch: Scratch) => Promise<Result>,
): Promise<{ result: Result; leftOut: LeftOutRows[] }> => {
  const { connection, migrations, place, now } = parts;
  if (manifest.schema > (migrations.at(-1)?.version ?? 0)) {
    throw new AppError('backup.too-new', { version: manifest.version });
  }
  let taken: { result: Result; leftOut: LeftOutRows[] } | undefined;
  await connection.rebuild({
    fill: async (scratch) => {
      const leftOut = await loadBackup(parts, scratch, {
        ...{ place, name, manifest, signal, wants: chooserOf(wanted) },
        onProgress: (...at) => onProgress('load', ...at),
      });
      await migrateWithin(scratch, connection.dialect, { migrations, now: now() });
      signal.throwIfAborted();
      const course = { clock: 0, written: new Set<never>(), events: [], followUps: [] };
      const db = new GroupTransaction(wanted.groupId, connection, scratch, course);
      taken = { result: await read(db, scratch), leftOut };
    },
  });
  if (!taken) throw new Error('the scratch place was not filled');
  return taken;
};
