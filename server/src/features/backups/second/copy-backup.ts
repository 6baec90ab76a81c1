import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../platform/errors/index.ts';
import { Hashed } from '../archive/hashed.ts';
import {
  contentKey,
  type FileLine,
  filesKey,
  type Manifest,
  manifestKey,
  proofKey,
  tableKey,
} from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { PlaceError } from '../places/place-error.ts';
import { isFilePath, listedFiles } from '../restore/verify-backup.ts';

interface CopyWork {
  from: Place;
  to: Place;
  name: string;
  /** As it is written there. */
  manifest: Manifest;
  /** Paths of files that were damaged there: they are written again. */
  distrusted: ReadonlySet<string>;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

const atOnce = 4;
/** Milliseconds before each further try of a part. */
const pauses = [500, 2000, 8000];

/**
 * Copies a backup to another place: files that it shares with those that are there already are not sent again, and its manifest
 * comes last, so that a copy that was cut short is no backup.
 * @throws AppError where it is damaged here, PlaceError where the place fails
 */
export const copyBackup = async (work: CopyWork): Promise<void> => {
  const { from, to, name, manifest, distrusted, signal, onProgress } = work;
  const stored = new Map<string, number>();
  for await (const { key, size } of to.list('files')) stored.set(key, size);
  await to.remove(proofKey(name));
  const total = manifest.files.number + manifest.tables.length;
  let [listed, done] = [0, 0];
  const advance = () => {
    done += 1;
    onProgress(Math.min(done, total), total);
  };
  await forEachOf(listedFiles(from, name), async (line) => {
    listed += 1;
    if (!isFilePath(line.path)) throw new AppError('backup.unsafe');
    const key = contentKey(line.sha256);
    const isThere = stored.get(key) === line.size && !distrusted.has(line.path);
    stored.set(key, line.size);
    if (!isThere) await copyPart(work, key, line);
    advance();
  });
  if (listed !== manifest.files.number) throw damaged();
  const sizes = new Map<string, number>();
  for await (const { key, size } of from.list(name)) sizes.set(key, size);
  for (const key of [filesKey(name), ...manifest.tables.map((table) => tableKey(name, table.name))]) {
    const size = sizes.get(key);
    if (size === undefined) throw damaged();
    await copyPart(work, key, { size });
    advance();
  }
  signal.throwIfAborted();
  await to.write(manifestKey(name), Buffer.from(JSON.stringify(manifest, null, 2)));
};

const damaged = () => new AppError('backup.damaged', { count: 1 });

/** A wrong file under the name of its hash would stand for the right one of other backups. */
class Checked extends Hashed {
  constructor(private readonly wanted: string | undefined) {
    super();
  }

  override _flush(done: (error?: Error | null) => void): void {
    done(this.wanted === undefined || this.sha256() === this.wanted ? null : damaged());
  }
}

const copyPart = async (
  { from, to, signal }: CopyWork,
  key: string,
  { size, sha256 }: { size: number; sha256?: FileLine['sha256'] },
): Promise<void> => {
  const once = async () => {
    signal.throwIfAborted();
    const content = await from.read(key);
    if (!content) throw damaged();
    await to.write(key, through(content, new Checked(sha256), signal), size);
  };
  for (const pause of pauses) {
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof PlaceError && error.mayPass)) throw error;
      await sleep(pause, undefined, { signal });
    }
  }
  await once();
};

const through = (content: Readable, checked: Transform, signal: AbortSignal): Readable => {
  pipeline(content, checked, { signal }).catch(() => undefined);
  return checked;
};

/** Does it with some at the same time, and waits for those that run when one fails. */
const forEachOf = async <Item>(items: AsyncGenerator<Item>, work: (item: Item) => Promise<void>): Promise<void> => {
  let hasFailed = false;
  const worker = async () => {
    for (;;) {
      const next = hasFailed ? undefined : await items.next();
      if (!next || next.done) return;
      await work(next.value);
    }
  };
  const guarded = () =>
    worker().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, guarded));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Bytes that a copy would add to what is there. */
export const missingBytes = async ({ from, to, name }: Pick<CopyWork, 'from' | 'to' | 'name'>): Promise<number> => {
  const stored = new Set<string>();
  for await (const { key } of to.list('files')) stored.add(key);
  let bytes = 0;
  for await (const { sha256, size } of listedFiles(from, name)) {
    const key = contentKey(sha256);
    if (!stored.has(key)) bytes += size;
    stored.add(key);
  }
  for await (const { size } of from.list(name)) bytes += size;
  return bytes;
};
