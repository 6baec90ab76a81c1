import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AppError } from '../../../platform/errors/index.ts';
import { type OpenZip, openZip, type ZipEntry, ZipError, type ZipLimits } from '../../../platform/files/index.ts';
import type { Place } from '../places/place.ts';
import { isFilePath } from '../restore/verify-backup.ts';
import { freeName } from './create-backup.ts';
import { Hashed } from './hashed.ts';
import { contentKey, filesKey, Manifest, manifestKey, tableKey } from './manifest.ts';
import { fileLines } from './read-backup.ts';

interface Work {
  place: Place;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

export const limitsOf = (room: { free: number } | null): ZipLimits => ({
  entries: 2_000_000,
  entryBytes: 50e9,
  // What does not fit is refused before any of it is unpacked.
  totalBytes: Math.min(room?.free ?? 1e12, 1e12),
});

/**
 * Brings an archive that was downloaded back among the other backups. Nothing of it is believed: its parts are compared with its manifest when
 * it is checked. @throws AppError for what is no backup
 */
export const takeUpload = async (path: string, { place, signal, onProgress }: Work): Promise<string> => {
  const zip = await openZip(path, limitsOf(await place.room())).catch(refuse);
  let name = '';
  try {
    const manifest = await readManifest(zip);
    name = await freeName(place, new Date(manifest.createdAt));
    await unpack(zip, name, manifest, { place, signal, onProgress });
    await place.write(manifestKey(name), Buffer.from(JSON.stringify({ ...manifest, reason: 'uploaded' }, null, 2)));
    return name;
  } catch (error) {
    if (name) await place.removeFolder(name);
    return refuse(error);
  } finally {
    zip.close();
  }
};

const problems = {
  'too-large': 'backup.too-large',
  'too-many-entries': 'backup.too-large',
  'too-deep': 'backup.too-large',
  'unsafe-entry': 'backup.unsafe',
} as const;

export function refuse(cause: unknown): never {
  if (!(cause instanceof ZipError)) throw cause;
  const code = cause.problem === 'not-a-zip' ? 'backup.not-a-backup' : problems[cause.problem];
  throw new AppError(code, {}, { cause });
}

const largestManifest = 5_000_000;

const readManifest = async ({ entries }: OpenZip): Promise<Manifest> => {
  const entry = entries.find(({ path }) => path === 'manifest.json');
  // Backups of another program that people move here from have one file with all its tables.
  if (!entry && entries.some(({ path }) => /(^|\/)database\.json$/.test(path) && !path.startsWith('__MACOSX'))) {
    throw new AppError('backup.of-another-program');
  }
  if (!entry || entry.size > largestManifest) throw new AppError('backup.not-a-backup');
  try {
    return Manifest.parse(JSON.parse(await text(await entry.stream())));
  } catch (cause) {
    throw new AppError('backup.not-a-backup', {}, { cause });
  }
};

const unpack = async (
  { entries }: OpenZip,
  name: string,
  manifest: Manifest,
  { place, signal, onProgress }: Work,
): Promise<void> => {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  // Programs differ in which of two they read.
  if (byPath.size < entries.length) throw new AppError('backup.unsafe');
  for (const { name: table, bytes } of manifest.tables) {
    signal.throwIfAborted();
    const entry = byPath.get(`tables/${table}.jsonl`);
    if (entry && entry.size <= bytes) await writePacked(place, tableKey(name, table), entry);
  }
  const list = byPath.get('files.jsonl');
  if (!list) return;
  await writePacked(place, filesKey(name), list);
  let done = 0;
  for await (const line of wholeLines(list)) {
    signal.throwIfAborted();
    if (!isFilePath(line.path)) throw new AppError('backup.unsafe');
    const entry = byPath.get(`files/${line.path}`);
    done += 1;
    // A wrong one under the name of its hash would stand for the right one of other backups.
    if (entry && entry.size === line.size && !(await has(place, contentKey(line.sha256)))) {
      await writeChecked(place, line.sha256, entry);
    }
    onProgress(done, manifest.files.number);
  }
};

const wholeLines = async function* (list: ZipEntry) {
  try {
    yield* fileLines(await list.stream());
  } catch (error) {
    if (error instanceof AppError || error instanceof ZipError) throw error;
    // What is no list is found when the backup is checked.
  }
};

const has = async (place: Place, key: string): Promise<boolean> => {
  const content = await place.read(key);
  content?.destroy();
  return content !== undefined;
};

const writePacked = async (place: Place, key: string, entry: ZipEntry): Promise<void> => {
  const packed = createGzip();
  await Promise.all([pipeline(await entry.stream(), packed), place.write(key, packed)]);
};

const writeChecked = async (place: Place, sha256: string, entry: ZipEntry): Promise<void> => {
  const hashed = new Hashed();
  await pipeline(await entry.stream(), hashed, async (content) => {
    for await (const _ of content);
  });
  if (hashed.sha256() === sha256) await place.write(contentKey(sha256), await entry.stream());
};
