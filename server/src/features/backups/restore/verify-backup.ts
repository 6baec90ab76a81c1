import { pipeline } from 'node:stream/promises';
import type { damageProblems } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { hashFile, isSafeKey } from '../../../platform/files/index.ts';
import { Hashed } from '../archive/hashed.ts';
import { contentKey, type FileLine, filedFolders, filesKey, type Manifest, tableKey } from '../archive/manifest.ts';
import { fileLines, unpacked } from '../archive/read-backup.ts';
import type { Place } from '../places/place.ts';
import { PlaceError } from '../places/place-error.ts';

export interface Damage {
  part: 'table' | 'list' | 'file';
  name: string;
  problem: Exclude<(typeof damageProblems)[number], 'different'>;
}

const mostTold = 100;

/** How many parts are damaged, and the first of them: what is said of it in proofs and outcomes. */
export const tellDamages = <Part>(damages: readonly Part[]): { damaged: number; damages: Part[] } => ({
  damaged: damages.length,
  damages: damages.slice(0, mostTold),
});

export class DamagedBackupError extends AppError {
  constructor(readonly damages: Damage[]) {
    super('backup.damaged', { count: damages.length });
  }
}

export interface Verified {
  damages: Damage[];
  /** How many parts are as the manifest says. */
  tables: number;
  files: number;
  /** Paths of files that can't be brought back. */
  lost: Set<string>;
}

interface Work {
  place: Place;
  name: string;
  manifest: Manifest;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/** A file that belongs where files of recipes and people lie. */
export const isFilePath = (path: string): boolean =>
  isSafeKey(path) && filedFolders.some((folder) => path.startsWith(`${folder}/`));

/** Reads a backup to its end and compares each part with what its manifest says of it. */
export const verifyBackup = async ({ place, name, manifest, signal, onProgress }: Work): Promise<Verified> => {
  const damages: Damage[] = [];
  for (const { name: table, sha256, bytes, rows } of manifest.tables) {
    signal.throwIfAborted();
    const problem = await problemOf(place, tableKey(name, table), { sha256, bytes, rows, isPacked: true });
    if (problem) damages.push({ part: 'table', name: table, problem });
  }
  const tables = manifest.tables.length - damages.length;
  const { sha256, bytes: _, number } = manifest.files;
  const list = await problemOf(place, filesKey(name), { sha256, isPacked: true });
  if (list) damages.push({ part: 'list', name: 'files', problem: list });

  const lost = new Set<string>();
  const checked = new Map<string, Damage['problem'] | undefined>();
  let [seen, files] = [0, 0];
  for await (const line of listedFiles(place, name)) {
    signal.throwIfAborted();
    const known = checked.has(line.sha256);
    const problem = known
      ? checked.get(line.sha256)
      : await problemOf(place, contentKey(line.sha256), { sha256: line.sha256, bytes: line.size, isPacked: false });
    checked.set(line.sha256, problem);
    seen += 1;
    if (!problem && isFilePath(line.path)) files += 1;
    else {
      lost.add(line.path);
      damages.push({ part: 'file', name: line.path, problem: problem ?? 'damaged' });
    }
    onProgress(seen, number);
  }
  return { damages, tables, files, lost };
};

/** The files of a backup as far as their list can be read. */
export async function* listedFiles(place: Place, name: string): AsyncGenerator<FileLine> {
  const content = await place.read(filesKey(name));
  if (!content) return;
  const lines = fileLines(unpacked(content));
  for (;;) {
    const next = await lines.next().catch(unlessPlaceFailed);
    if (!next || next.done) return;
    yield next.value;
  }
}

/** A place that can't be asked says nothing about what lies there. */
const unlessPlaceFailed = (error: unknown): undefined => {
  if (error instanceof PlaceError) throw error;
};

interface Wanted {
  sha256: string;
  bytes?: number;
  /** Lines that it has. */
  rows?: number;
  isPacked: boolean;
}

interface Found {
  bytes: number;
  sha256: string;
  rows?: number;
}

const isWhole = (found: Found, wanted: Wanted) =>
  found.sha256 === wanted.sha256 &&
  (wanted.bytes === undefined || found.bytes === wanted.bytes) &&
  (wanted.rows === undefined || found.rows === wanted.rows);

const problemOf = async (place: Place, key: string, wanted: Wanted): Promise<Damage['problem'] | undefined> => {
  try {
    const found = await (place.local && !wanted.isPacked
      ? hashLocal(place.local, key, wanted)
      : hash(place, key, wanted));
    if (!found) return 'missing';
    return isWhole(found, wanted) ? undefined : 'damaged';
  } catch (error) {
    unlessPlaceFailed(error);
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'missing' : 'damaged';
  }
};

const hashLocal = async (local: NonNullable<Place['local']>, key: string, { bytes }: Wanted) => {
  const found = await local.find(key);
  // Of another size it is another file.
  if (!found || found.size !== bytes) return found && { bytes: found.size, sha256: '' };
  return hashFile(found.path);
};

const hash = async (place: Place, key: string, { bytes, isPacked }: Wanted) => {
  const content = await place.read(key);
  if (!content) return undefined;
  const hashed = new Hashed();
  let rows = 0;
  await pipeline(isPacked ? unpacked(content) : content, hashed, async (parts) => {
    for await (const part of parts) {
      rows += lineBreaks(part);
      // What unpacks to more than was promised is read no further.
      if (bytes !== undefined && hashed.bytes > bytes) throw new RangeError();
    }
  });
  return { bytes: hashed.bytes, sha256: hashed.sha256(), rows };
};

const lineBreaks = (part: Buffer): number => {
  let number = 0;
  for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) number += 1;
  return number;
};
