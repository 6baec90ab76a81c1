import type { Backup, BackupProof } from '@larder/contract';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import type { Manifest } from '../archive/manifest.ts';
import { findManifest, listBackups } from '../archive/read-backup.ts';
import { describeBackups } from '../describe-backups.ts';
import { keepBackups } from '../keeping/keep-backups.ts';
import { removeHalves } from '../keeping/remove-halves.ts';
import { removeBackup, removeUnused } from '../keeping/remove-unused.ts';
import { openPlace } from '../lock/place-marker.ts';
import { problemOf } from '../outcome.ts';
import type { Place } from '../places/place.ts';
import { readProof } from '../read-proof.ts';
import { type ProofParts, proveBackup } from '../restore/prove-backup.ts';
import type { Report, Task } from '../running.ts';
import type { PlaceSetting } from './connect-place.ts';
import { copyBackup, missingBytes } from './copy-backup.ts';
import { type CopyState, readCopyState, writeCopyState } from './copy-state.ts';
import { testPlace, type WalkedStep } from './test-place.ts';

export interface SecondBackups {
  setting: PlaceSetting;
  state(): Promise<CopyState>;
  open(): Promise<Place>;
  getManifest(place: Place, name: string): Promise<Manifest>;
  list(): Promise<Backup[]>;
  test(): Promise<WalkedStep[]>;
  /** Whether there is a backup here that is not there. */
  isBehind(): Promise<boolean>;
  /**
   * Copies the last backup, proves it there, and throws away what is too old.
   * @param mayBeginAnew also where what was copied before is gone
   */
  copy(mayBeginAnew: boolean): Promise<BackupProof>;
  /** Brings one here. */
  fetch(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

interface Parts extends ProofParts {
  /** Where backups are made. */
  place: Place;
  files: FileStore;
  settings: Settings;
  run<Result>(task: Task<Result>): Promise<Result>;
}

/** What somebody brought here is copied only by themselves. */
const isCopied = ({ reason }: Manifest) => reason !== 'uploaded' && reason !== 'before-restore';

export const createSecondBackups = (setting: PlaceSetting, parts: Parts): SecondBackups => {
  const { place: here, files, settings, run, now } = parts;
  const { passphrase } = setting;
  const state = () => readCopyState(files, setting.name);
  const open = async (isNew = false) =>
    openPlace(await setting.connect(), { passphrase, isUsed: !isNew && (await state()).copiedAt !== null });
  const newest = async () => {
    for (const backup of (await listBackups(here)).filter(({ manifest }) => isCopied(manifest))) {
      if ((await readProof(here, backup.name))?.isProven !== false) return backup;
    }
    return undefined;
  };
  const getManifest = async (place: Place, name: string) => found(await findManifest(place, name), 'backup.not-found');
  const note = async (change: Partial<CopyState>) => writeCopyState(files, { ...(await state()), ...change });

  const copy = async (there: Place, report: Report, signal: AbortSignal): Promise<BackupProof> => {
    const { name, manifest } = found(await newest(), 'backup.not-found');
    const last = await state();
    // What was damaged there is good here, so it is sent again.
    const damages = (last.backup && (await readProof(there, last.backup))?.damages) || [];
    const distrusted = new Set(damages.map((damage) => damage.name));
    const onProgress = (done: number, total: number) => report('upload', done, total);
    await copyBackup({ from: here, to: there, name, manifest, distrusted, signal, onProgress });
    const copiedAt = now().toISOString();
    await note({ backup: name, copiedAt, provenAt: null, damaged: 0, problem: null });
    const proof = await proveBackup(parts, { place: there, name, manifest, signal, onProgress: report });
    await note({ provenAt: proof.isProven ? proof.endedAt : null, damaged: proof.damaged });
    if (proof.isProven) {
      await removeHalves(there);
      await keepBackups(there, settings);
    }
    return proof;
  };

  const fetch = async (name: string, signal: AbortSignal, report: Report): Promise<string> => {
    const there = await open();
    const manifest = await getManifest(there, name);
    if (await findManifest(here, name)) throw new AppError('backup.already-here');
    const room = await here.room();
    const work = { from: there, to: here, name };
    if (room && (await missingBytes(work)) > room.free) throw new AppError('server.no-space');
    const onProgress = (done: number, total: number) => report('download', done, total);
    try {
      const asUploaded: Manifest = { ...manifest, reason: 'uploaded' };
      await copyBackup({ ...work, manifest: asUploaded, distrusted: new Set(), signal, onProgress });
    } catch (error) {
      await here.removeFolder(name).catch(() => undefined);
      throw error;
    }
    return name;
  };

  return {
    setting,
    state,
    open,
    getManifest,
    list: async () => describeBackups(await open()),
    test: async () => testPlace(setting, (await state()).copiedAt !== null),
    isBehind: async () => {
      const [last, { backup, provenAt, problem }] = [await newest(), await state()];
      return last !== undefined && (last.name !== backup || provenAt === null || problem !== null);
    },
    copy: (mayBeginAnew) =>
      run({
        kind: 'copy',
        backup: null,
        work: async (report, signal) => {
          try {
            return await copy(await open(mayBeginAnew), report, signal);
          } catch (error) {
            if (!signal.aborted) await note({ problem: problemOf(error) });
            throw error;
          }
        },
      }),
    fetch: (name) => run({ kind: 'bring', backup: name, work: (report, signal) => fetch(name, signal, report) }),
    remove: (name) =>
      run({
        kind: 'tidy',
        backup: name,
        work: async () => {
          const there = await open();
          await getManifest(there, name);
          await removeBackup(there, name);
          await removeUnused(there);
        },
      }),
  };
};
