import { join } from 'node:path';
import type { BackupProof, VersionComparison } from '@larder/contract';
import type { Connection, Derived, SchemaMigration, Scratch } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Platform, Restoring } from '../../platform/http/index.ts';
import { createBackup } from './archive/create-backup.ts';
import type { Manifest } from './archive/manifest.ts';
import { findManifest } from './archive/read-backup.ts';
import { takeUpload } from './archive/take-upload.ts';
import { isUnreadable } from './archive/unreadable-backups.ts';
import { removeMovingDraft } from './drafts/moving-draft.ts';
import { compareRecipe } from './fetching/compare-recipe.ts';
import { type FetchResult, fetchThing, type JoinSource, type WantedThing } from './fetching/fetch-thing.ts';
import { findGroupId } from './fetching/find-group-id.ts';
import { joinHousehold } from './household/join-household.ts';
import { keepBackups } from './keeping/keep-backups.ts';
import { removeHalves } from './keeping/remove-halves.ts';
import { removeBackup, removeUnused } from './keeping/remove-unused.ts';
import { joinPieces, takePieces } from './mealie/join-pieces.ts';
import { takeMealie } from './mealie/take-mealie.ts';
import { noteOutcome, type Outcome, problemOf } from './outcome.ts';
import { createFolderPlace } from './places/folder-place.ts';
import type { Place } from './places/place.ts';
import { type ProofParts, proveBackup } from './restore/prove-backup.ts';
import {
  type Restored,
  type RestoreParts,
  type RestoreStep,
  restoreBackup,
  settleRestore,
} from './restore/restore-backup.ts';
import { DamagedBackupError, tellDamages } from './restore/verify-backup.ts';
import { createRunningWork, type Report, type Running, type RunningWork, type Task } from './running.ts';
import { placeOfSettings } from './second/connect-place.ts';
import { createSecondBackups, type SecondBackups } from './second/second-backups.ts';

/** What the app hands in: backups know no feature's tables. */
export interface BackupSource extends JoinSource {
  connection: Connection;
  migrations: SchemaMigration[];
  derived: readonly Derived[];
  version: string;
  readOne: ProofParts['readOne'];
  /** Drops what the tables of the transaction are about to tell somebody. */
  dropUnsent(transaction: Scratch): Promise<void>;
  /** Whether the address of a notifier leads to somebody. */
  isReached(address: string): boolean;
}

/** In which whoever writes would have to wait. */
const swappingSteps = new Set<string>(['today', 'swap'] satisfies RestoreStep[]);

type Asked = Pick<Manifest, 'reason' | 'by'>;

type PiecesWork = Parameters<typeof takePieces>[3];
type OfPieces<Work extends typeof takePieces | typeof joinPieces | typeof joinHousehold> =
  Parameters<Work> extends [unknown, ...infer Given] ? Given : never;

export interface Backups {
  place: Place;
  /** Those at the second place, where there is one. */
  second: SecondBackups | null;
  running: RunningWork;
  restoring: Restoring;
  parts: RestoreParts & ProofParts & JoinSource;
  getManifest(name: string): Promise<Manifest>;
  create(asked: Asked): Promise<string>;
  /** Makes one and proves it. */
  createProven(asked: Asked): Promise<{ name: string; proof: BackupProof }>;
  prove(name: string): Promise<BackupProof>;
  /** Copies the last one to the second place, where there is one and it is not there yet. Its proof is noted. */
  copy(): Promise<BackupProof | null>;
  restore(name: string, wanted: { by: string | null; acceptsDamage: boolean }): Promise<Restored>;
  /** Brings one thing of it back, while everything else stays as it is. */
  fetch(name: string, wanted: WantedThing): Promise<FetchResult>;
  /** What a recipe that is still there would become by it. */
  compareRecipe(name: string, wanted: { id: string; by: { id: string } }): Promise<VersionComparison>;
  /** @param path of an archive */
  take(path: string): Promise<string>;
  /** What a server comes to that was read piece by piece into a folder of the file store. @throws AppError `backup.busy` */
  takePieces(...given: OfPieces<typeof takePieces>): ReturnType<typeof takePieces>;
  /** Brings it into a group of today, but for its recipes. @throws AppError `backup.busy` */
  joinPieces(...given: OfPieces<typeof joinPieces>): ReturnType<typeof joinPieces>;
  /** Brings what our archive holds of a household into a group of today, but for its recipes. @throws AppError `backup.busy` */
  joinHousehold(...given: OfPieces<typeof joinHousehold>): ReturnType<typeof joinHousehold>;
  remove(name: string): Promise<void>;
  /** Throws away what is too old. */
  keep(): Promise<string[]>;
}

/** Everything that is done with the backups of this server. */
export const createBackups = (source: BackupSource, platform: Platform): Backups => {
  const { settings, files, clock, log } = platform;
  const place = createFolderPlace(join(settings.DATA_DIR, 'backups'));
  const parts = { ...source, files, place, dataFolder: settings.DATA_DIR, now: () => clock.now() };
  const running = createRunningWork(files, log, async (before) => {
    await settleRestore(parts);
    await removeHalves(place);
    await removeMovingDraft(place);
    await files.removeDrafts(before, { folder: 'backups' });
  });
  const getManifest = async (name: string) => {
    const manifest = await findManifest(place, name);
    if (!manifest && (await isUnreadable(place, name))) throw new AppError('backup.damaged', { count: 1 });
    return found(manifest, 'backup.not-found');
  };

  /** Does it alone, and notes how it ended. */
  const run = async <Result>(
    task: Task<Result>,
    tell: (result: Result) => Partial<Pick<Outcome, 'damaged' | 'damages' | 'leftOut' | 'fetched'>> = () => ({}),
  ) => {
    const note = (problem: ReturnType<typeof problemOf> | null, told: ReturnType<typeof tell> = {}) =>
      noteOutcome(files, {
        kind: task.kind,
        backup: task.backup,
        endedAt: clock.now().toISOString(),
        problem,
        ...tellDamages([]),
        leftOut: [],
        fetched: null,
        ...told,
      });
    let hasBegun = false;
    const work: typeof task.work = async (...given) => {
      hasBegun = true;
      try {
        const result = await task.work(...given);
        await note(null, tell(result));
        return result;
      } catch (error) {
        const [, signal] = given;
        const problem = signal.aborted ? { code: 'backup.stopped', values: {} } : problemOf(error);
        await note(problem, tellDamages(error instanceof DamagedBackupError ? error.damages : []));
        throw error;
      }
    };
    try {
      return await running.run({ ...task, work });
    } catch (error) {
      // A full disk may not even take the note that something is done.
      if (!hasBegun && !(error instanceof AppError)) await note(problemOf(error));
      throw error;
    }
  };
  const create = async (asked: Asked, report: Report, signal: AbortSignal): Promise<string> => {
    try {
      return await createBackup(
        { ...parts, now: clock.now() },
        { ...asked, signal, onProgress: ({ step, done, total }) => report(step, done, total) },
      );
    } catch (error) {
      // The files that it had stored would keep a full disk full.
      if (!signal.aborted) await removeUnused(place).catch(() => undefined);
      throw error;
    }
  };
  const setting = placeOfSettings(settings);
  const second = setting && createSecondBackups(setting, { ...parts, settings, run: (task) => run(task) });
  const about = (kind: Running['kind'], backup: string | null) => ({ kind, backup });
  /** With the scratch place, which nothing else uses meanwhile. */
  const alone = <Result>(asked: PiecesWork, work: (work: PiecesWork) => Promise<Result>): Promise<Result> =>
    running.run({
      ...about('fetch', null),
      work: (report, signal) =>
        work({
          signal: AbortSignal.any([signal, asked.signal]),
          onProgress: (...at) => {
            report(...at);
            asked.onProgress(...at);
          },
        }),
    });

  return {
    place,
    second,
    running,
    restoring: {
      isSwapping: () => {
        const work = running.own();
        return work?.kind === 'restore' && swappingSteps.has(work.step);
      },
      isUnderWay: async () => (await running.find())?.kind === 'restore',
    },
    parts,
    getManifest,
    create: (asked) => run({ ...about('backup', null), work: (...given) => create(asked, ...given) }),
    createProven: (asked) =>
      run({
        ...about('backup', null),
        work: async (report, signal) => {
          const name = await create(asked, report, signal);
          const manifest = await getManifest(name);
          return { name, proof: await proveBackup(parts, { place, name, manifest, signal, onProgress: report }) };
        },
      }),
    copy: async () => (second && (await second.isBehind()) ? second.copy(false) : null),
    prove: async (name) => {
      const manifest = await getManifest(name);
      return run({
        ...about('proof', name),
        work: (report, signal) => proveBackup(parts, { place, name, manifest, signal, onProgress: report }),
      });
    },
    restore: async (name, wanted) => {
      const manifest = await getManifest(name);
      const restored = await run(
        {
          ...about('restore', name),
          work: (report, signal) => restoreBackup(parts, { name, manifest, signal, onProgress: report, ...wanted }),
        },
        ({ damages, leftOut }) => ({ ...tellDamages(damages), leftOut }),
      );
      log.info(
        { part: 'backups', backup: name, leftOut: restored.leftOut, damaged: restored.damages.length },
        'restored a backup',
      );
      return restored;
    },
    fetch: async (name, wanted) => {
      const manifest = await getManifest(name);
      const groupId = await findGroupId(place, name, wanted);
      const work = (report: Report, signal: AbortSignal) =>
        fetchThing(parts, { ...wanted, groupId }, { name, manifest, signal, onProgress: report });
      return run({ ...about('fetch', name), work }, (told) => told);
    },
    compareRecipe: async (name, wanted) => {
      const manifest = await getManifest(name);
      const groupId = await findGroupId(place, name, { ...wanted, kind: 'recipe' });
      return running.run({
        ...about('fetch', name),
        work: (report, signal) =>
          compareRecipe(parts, { ...wanted, groupId }, { name, manifest, signal, onProgress: report }),
      });
    },
    take: (path) =>
      run({
        ...about('upload', null),
        work: (report, signal) =>
          takeUpload(path, { place, signal, onProgress: (done, total) => report('files', done, total) }).catch(
            (error: unknown) => {
              if (!(error instanceof AppError && error.code === 'backup.of-another-program')) throw error;
              return takeMealie(parts, path, { signal, onProgress: report });
            },
          ),
      }),
    takePieces: (folder, wanted, work) => alone(work, (work) => takePieces(parts, folder, wanted, work)),
    joinPieces: (folder, wanted, work) => alone(work, (work) => joinPieces(parts, folder, wanted, work)),
    joinHousehold: (file, wanted, work) => alone(work, (work) => joinHousehold(parts, file, wanted, work)),
    remove: async (name) => {
      if (!(await isUnreadable(place, name))) await getManifest(name);
      await running.run({
        ...about('tidy', name),
        work: async () => {
          await removeBackup(place, name);
          await removeUnused(place);
        },
      });
    },
    keep: () => running.run({ ...about('tidy', null), work: () => keepBackups(place, settings) }),
  };
};
