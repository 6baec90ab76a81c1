import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import type { Place } from '../places/place.ts';
import { readProof } from '../read-proof.ts';
import { Hashed } from './hashed.ts';
import { backupName, type FileLine, filesKey, isPicture, type Manifest, manifestKey, tableKey } from './manifest.ts';
import { knownFiles, listBackups } from './read-backup.ts';
import { listFiles, writeFiles } from './write-files.ts';
import { countThings, readTable, schemaVersion, tablesToBackUp } from './write-tables.repository.ts';

export interface BackupParts {
  connection: Connection;
  files: FileStore;
  place: Place;
  version: string;
  now: Date;
}

export interface Progress {
  step: 'tables' | 'files';
  done: number;
  total: number;
  bytes: number;
}

interface Wanted {
  reason: Manifest['reason'];
  by: string | null;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Writes a backup of one moment, its manifest last. What a failed one left is taken away. */
export const createBackup = async (parts: BackupParts, wanted: Wanted): Promise<string> => {
  const { place, now } = parts;
  const name = await freeName(place, now);
  try {
    await writeBackup(parts, wanted, name);
    return name;
  } catch (error) {
    await place.removeFolder(name).catch(() => undefined);
    throw error;
  }
};

export const freeName = async (place: Place, now: Date): Promise<string> => {
  const names = new Set(await place.names());
  const first = backupName(now);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? first : `${first}-${number}`;
    if (!names.has(name)) return name;
  }
};

const writeBackup = async (
  { connection, files, place, version, now }: BackupParts,
  { reason, by, signal, onProgress }: Wanted,
  name: string,
): Promise<void> => {
  const { entries, ...fromTables } = await connection.atOneMoment(async (snapshot) => {
    // Files that the tables of this moment speak of are there for as long as their rows are, and hardly ever change.
    const entries = await listFiles(files);
    await refuseWithoutRoom(place, entries);
    const shapes = await tablesToBackUp(connection, snapshot);
    const tables: Manifest['tables'] = [];
    for (const shape of shapes) {
      signal.throwIfAborted();
      tables.push(
        await readTable(connection, snapshot, shape, (content) => place.write(tableKey(name, shape.name), content)),
      );
      onProgress({ step: 'tables', done: tables.length, total: shapes.length, bytes: 0 });
    }
    return { entries, tables, schema: await schemaVersion(snapshot), counts: await countThings(snapshot) };
  });

  const stored = new Set<string>();
  const [latest] = await listBackups(place);
  // Of a file that is damaged where it is stored, nothing is known: all of them are read and written again.
  const isTrusted = latest !== undefined && (await readProof(place, latest.name))?.isProven !== false;
  if (isTrusted) for await (const { key } of place.list('files')) stored.add(key);
  const known = await knownFiles(place, isTrusted ? latest.name : undefined);
  const written = writeFiles(entries, {
    files,
    place,
    known,
    stored,
    signal,
    onProgress: (done, total, bytes) => onProgress({ step: 'files', done, total, bytes }),
  });
  const list = await writeFileList(place, name, written);
  const { groups, users, recipes, lists, meals } = fromTables.counts;
  const manifest: Manifest = {
    format: 'larder-backup',
    formatVersion: 1,
    createdAt: now.toISOString(),
    version,
    schema: fromTables.schema,
    database: connection.dialect.name,
    reason,
    by,
    counts: { groups, users, recipes, pictures: list.pictures, lists, meals },
    tables: fromTables.tables,
    files: list.files,
  };
  await place.write(manifestKey(name), Buffer.from(JSON.stringify(manifest, null, 2)));
};

export const writeFileList = async (place: Place, name: string, lines: AsyncIterable<FileLine>) => {
  let [number, bytes, pictures] = [0, 0, 0];
  const text = async function* () {
    for await (const line of lines) {
      number += 1;
      bytes += line.size;
      if (isPicture(line.path)) pictures += 1;
      yield Buffer.from(`${JSON.stringify(line)}\n`);
    }
  };
  const hashed = new Hashed();
  const packed = createGzip();
  await Promise.all([pipeline(Readable.from(text()), hashed, packed), place.write(filesKey(name), packed)]);
  return { files: { number, bytes, sha256: hashed.sha256() }, pictures };
};

/** A backup that takes all there is would leave no room for what people do. */
const leastRoom = 50_000_000;

const refuseWithoutRoom = async (place: Place, entries: { size: number }[]): Promise<void> => {
  const room = await place.room();
  if (!room) return;
  const smallest = leastRoom;
  if (room.free < smallest) throw new AppError('server.no-space');
  // Most files are there already after the first one, so only what can't fit at all is refused before it is tried.
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const [latest] = await listBackups(place);
  if (!latest && bytes + smallest > room.free) throw new AppError('server.no-space');
};
