import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeftOutRows } from '@larder/contract';
import type { Connection, Derived, Scratch } from '../../../platform/database/index.ts';
import { makeDerivedWithin, migrateWithin } from '../../../platform/database/index.ts';
import { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type BackupParts, createBackup, type Progress } from '../archive/create-backup.ts';
import type { Manifest } from '../archive/manifest.ts';
import { countThings } from '../archive/write-tables.repository.ts';
import type { RunningWork } from '../running.ts';
import { carryOver, hasAdministrator, hasRestored, noteRestore, tellHouseholds } from './carry-over.repository.ts';
import { loadBackup } from './load-backup.ts';
import type { ProofParts } from './prove-backup.ts';
import { dropStaged, findNotedSwap, noteSwap, stageFiles, swapFiles } from './swap-files.ts';
import { type Damage, DamagedBackupError, verifyBackup } from './verify-backup.ts';

export interface RestoreParts extends Omit<BackupParts, 'now'>, Pick<ProofParts, 'migrations' | 'now'> {
  dataFolder: string;
  derived: readonly Derived[];
  /** Drops what the tables of the transaction are about to tell somebody. */
  dropUnsent(transaction: Scratch): Promise<void>;
  /** Whether the address of a notifier leads to somebody. */
  isReached(address: string): boolean;
}

export type RestoreStep = 'check' | 'files' | 'load' | 'today' | 'swap';

interface Wanted {
  name: string;
  manifest: Manifest;
  by: string | null;
  /** Whoever asked knows that some of it is damaged. */
  acceptsDamage: boolean;
  signal: AbortSignal;
  onProgress(step: RestoreStep, done: number, total: number): void;
}

export interface Restored {
  /** The backup of what there was. */
  today: string;
  damages: Damage[];
  leftOut: LeftOutRows[];
}

/** @throws AppError for a backup that this program can't restore */
const refuseUnknownSchema = ({ schema, version }: Manifest, parts: Pick<RestoreParts, 'migrations'>): void => {
  if (schema > (parts.migrations.at(-1)?.version ?? 0)) throw new AppError('backup.too-new', { version });
};

const tableOf = {
  groups: 'groups',
  users: 'users',
  recipes: 'recipes',
  lists: 'shoppingLists',
  meals: 'mealPlanEntries',
} as const;

/** Of how many kinds of things there are others than the manifest promises, though no row of theirs was left out. */
const missingThings = async (scratch: Scratch, { counts }: Manifest, leftOut: LeftOutRows[]): Promise<number> => {
  const counted = await countThings(scratch);
  const things = Object.keys(tableOf) as (keyof typeof tableOf)[];
  const incomplete = new Set(leftOut.map(({ table }) => table));
  return things.filter((thing) => Number(counted[thing]) !== counts[thing] && !incomplete.has(tableOf[thing])).length;
};

/**
 * Puts a backup in the place of all there is: tables by one step of the database, which also notes that it happened, and then the files,
 * which wait beside the present ones. Until that step nothing has changed; after it a start of the server does the rest.
 */
export const restoreBackup = async (parts: RestoreParts, wanted: Wanted): Promise<Restored> => {
  const { connection, files, place, migrations, derived, dataFolder, now } = parts;
  const { name, manifest, signal, onProgress } = wanted;
  refuseUnknownSchema(manifest, parts);
  const { damages, lost } = await verifyBackup({ ...wanted, place, onProgress: (...at) => onProgress('check', ...at) });
  if (damages.length > 0 && !wanted.acceptsDamage) throw new DamagedBackupError(damages);
  const id = randomUUID();
  let leftOut: LeftOutRows[] = [];
  let today = '';
  try {
    const total = manifest.files.number;
    await stageFiles({
      ...{ files, dataFolder, place, name, id, lost, signal },
      onProgress: (done) => onProgress('files', done, total),
    });
    await connection.rebuild({
      fill: async (scratch) => {
        const onLoad = (...at: [number, number]) => onProgress('load', ...at);
        leftOut = await loadBackup(parts, scratch, { place, name, manifest, signal, onProgress: onLoad });
        await migrateWithin(scratch, connection.dialect, { migrations, now: now() });
        const unexplained = await missingThings(scratch, manifest, leftOut);
        if (unexplained > 0 && !wanted.acceptsDamage) throw new AppError('backup.damaged', { count: unexplained });
        // Nobody could log in and go back to today.
        if (!(await hasAdministrator(scratch)))
          throw new AppError('backup.damaged', { count: Math.max(1, leftOut.length) });
        await makeDerivedWithin(connection, scratch, derived);
        // Who begins to write from here on would wait until all is replaced.
        onProgress('today', 0, 0);
      },
      beforeSwap: async (scratch) => {
        const onToday = ({ done, total }: Progress) => onProgress('today', done, total);
        const asToday = { reason: 'before-restore', by: wanted.by, signal, onProgress: onToday } as const;
        today = await createBackup({ ...parts, now: now() }, asToday);
        onProgress('swap', 0, 1);
        await connection.atOneMoment((current) => carryOver(connection, current, scratch));
        await parts.dropUnsent(scratch);
        const at = now().toISOString();
        await tellHouseholds(scratch, { madeAt: manifest.createdAt, by: wanted.by, at });
        await noteRestore(scratch, { id, backup: name, at });
        signal.throwIfAborted();
        await noteSwap(files, id);
      },
    });
  } catch (error) {
    // A connection that broke at the commit leaves open whether it happened: the database knows.
    const hasHappened = await askWhetherRestored(connection, id);
    if (hasHappened === false) await dropStaged(dataFolder);
    if (!hasHappened) throw error;
  }
  await swapFiles(dataFolder, id);
  // Whoever is not told finds the new revisions with their next request.
  await new InstanceDatabase(connection).signalRevisions().catch(connection.reportFailure);
  return { today, damages, leftOut };
};

const mostQuestions = 24;

/** Undefined while the database does not answer for a minute: then the next start asks it. */
const askWhetherRestored = async (connection: Connection, id: string): Promise<boolean | undefined> => {
  for (let question = 1; question <= mostQuestions; question += 1) {
    try {
      return await hasRestored(connection, id);
    } catch {
      await sleep(2500);
    }
  }
  return undefined;
};

/**
 * At a start: ends a restore that was cut short, one way or the other. One that another process is about to end by itself is
 * waited for.
 */
export const endInterruptedRestore = async ({ parts, running }: Interrupted): Promise<'finished' | 'undone' | null> => {
  const { dataFolder } = parts;
  const isElsewhere = async () => (await running.find())?.kind === 'restore';
  if ((await findNotedSwap(dataFolder)) === undefined && (await isElsewhere())) return null;
  while (await isElsewhere()) await sleep(500);
  const ended = await settleRestore(parts);
  await running.recover();
  return ended;
};

/** Ends a restore of which no process knows any more, as the database says. */
export const settleRestore = async ({
  connection,
  dataFolder,
}: Interrupted['parts']): Promise<'finished' | 'undone' | null> => {
  const id = await findNotedSwap(dataFolder);
  if (id !== undefined && (await hasRestored(connection, id))) {
    await swapFiles(dataFolder, id);
    return 'finished';
  }
  await dropStaged(dataFolder);
  return id === undefined ? null : 'undone';
};

interface Interrupted {
  parts: Pick<RestoreParts, 'connection' | 'dataFolder'>;
  running: Pick<RunningWork, 'find' | 'recover'>;
}
