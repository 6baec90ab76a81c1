import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';

export type ZipProblem = 'not-a-zip' | 'too-many-entries' | 'too-large' | 'unsafe-entry';

/** Why an archive is not unpacked. */
export class ZipError extends Error {
  override readonly name = 'ZipError';

  constructor(
    readonly problem: ZipProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

export interface ZipLimits {
  entries: number;
  /** Unpacked bytes of one entry. */
  entryBytes: number;
  /** Unpacked bytes of all entries together. */
  totalBytes: number;
}

export interface ZipEntry {
  /** With slashes, never leading out of the folder that it is unpacked to. */
  path: string;
  /** Unpacked bytes. */
  size: number;
  modifiedAt: Date;
  read(): Promise<Buffer>;
  /** Its content as it is unpacked, for what is too large for the memory; ends with `ZipError` where it is not what was promised. */
  stream(): Promise<Readable>;
}

export interface OpenZip {
  /** The files; folders are left out. */
  entries: ZipEntry[];
  close(): void;
}

/** Text packs tenfold and empty tables a hundredfold; what packs better was made to fill disks. */
const largestRatio = 250;
/** Small entries may pack as well as they like. */
const harmlessSize = 1_000_000;

export const isBeyondBelief = (size: number, packed: number): boolean =>
  size > harmlessSize && size / Math.max(packed, 1) > largestRatio;

const fileKinds = 0o170000;
const symbolicLink = 0o120000;

/**
 * Looks into an archive and refuses it as a whole when it asks for more than the limits, or for a place outside. Throws
 * `ZipError`, also from `read` of an entry that is not what the archive promised.
 */
export async function openZip(source: Buffer | string, limits: ZipLimits): Promise<OpenZip> {
  const opening =
    typeof source === 'string' ? yauzl.openPromise(source, options) : yauzl.fromBufferPromise(source, options);
  const zip = await opening.catch(refuse);
  // Every failure reaches its caller; one that is announced here as well would end the process if nobody listened.
  zip.on('error', () => undefined);
  try {
    return { entries: await listEntries(zip, limits), close: () => zip.close() };
  } catch (error) {
    zip.close();
    return refuse(error);
  }
}

/** Entries are listed one by one, the archive stays open for reading, and one of another size than promised fails. */
const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;

async function listEntries(zip: yauzl.ZipFile, limits: ZipLimits): Promise<ZipEntry[]> {
  if (zip.entryCount > limits.entries) throw new ZipError('too-many-entries');
  const entries: ZipEntry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    if (total > limits.totalBytes) throw new ZipError('too-large');
    check(entry, limits);
    if (!entry.fileName.endsWith('/')) entries.push(toZipEntry(zip, entry));
  }
  return entries;
}

function check(entry: yauzl.Entry, limits: ZipLimits): void {
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > limits.entryBytes || isBeyondBelief(uncompressedSize, compressedSize)) {
    throw new ZipError('too-large');
  }
  const kind = (entry.externalFileAttributes >>> 16) & fileKinds;
  if (kind === symbolicLink || entry.isEncrypted()) throw new ZipError('unsafe-entry');
  if (/\p{Cc}/u.test(entry.fileName)) throw new ZipError('unsafe-entry');
}

const toZipEntry = (zip: yauzl.ZipFile, entry: yauzl.Entry): ZipEntry => ({
  path: entry.fileName,
  size: entry.uncompressedSize,
  modifiedAt: entry.getLastModDate(),
  async read() {
    try {
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part);
      return Buffer.concat(parts);
    } catch (error) {
      return refuse(error);
    }
  },
  stream: async () => {
    const content = await zip.openReadStreamPromise(entry).catch(refuse);
    const checked = new PassThrough();
    pipeline(content, checked).catch((cause: unknown) => checked.destroy(new ZipError('not-a-zip', { cause })));
    return checked;
  },
});

function refuse(cause: unknown): never {
  if (cause instanceof ZipError) throw cause;
  const isPath = cause instanceof Error && /absolute path|relative path|invalid characters/.test(cause.message);
  throw new ZipError(isPath ? 'unsafe-entry' : 'not-a-zip', { cause });
}
