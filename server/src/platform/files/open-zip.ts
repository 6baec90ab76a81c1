import fs from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { unpackPart } from './unpack-part.ts';

export type ZipProblem = 'not-a-zip' | 'too-many-entries' | 'too-deep' | 'too-large' | 'unsafe-entry';

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
  /** What comes out of it before it is damaged or ends. */
  readPart(): Promise<Buffer>;
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

/** Of packed bytes of which nobody says how many they become. */
export const mostUnpacked = (packed: number, { entryBytes }: ZipLimits): number =>
  Math.min(entryBytes, Math.max(harmlessSize, packed * largestRatio));

const fileKinds = 0o170000;
const symbolicLink = 0o120000;

/**
 * Looks into an archive and refuses it as a whole when it asks for more than the limits, or for a place outside. Throws
 * `ZipError`, also from `read` of an entry that is not what the archive promised.
 */
export const openZip = (source: Buffer | string, limits: ZipLimits): Promise<OpenZip> =>
  openAnd(source, (zip) => {
    if (zip.entryCount > limits.entries) throw new ZipError('too-many-entries');
    return listEntries(zip, limits);
  });

/** Looks into an archive of more entries than the limit as `openZip` does, and leaves out those beyond it. */
export const openFirstEntries = (source: Buffer | string, limits: ZipLimits): Promise<OpenZip> =>
  openAnd(source, (zip) => listEntries(zip, limits));

const openAnd = async (
  source: Buffer | string,
  list: (zip: yauzl.ZipFile) => Promise<ZipEntry[]>,
): Promise<OpenZip> => {
  const opening = typeof source === 'string' ? openFile(source) : yauzl.fromBufferPromise(source, options);
  const zip = await opening.catch(refuse);
  // Every failure reaches its caller; one that is announced here as well would end the process if nobody listened.
  zip.on('error', () => undefined);
  try {
    return { entries: await list(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    return refuse(error);
  }
};

const openFile = async (path: string): Promise<yauzl.ZipFile> => {
  const fd = await promisify(fs.open)(path, 'r');
  try {
    const { size } = await promisify(fs.fstat)(fd);
    return await yauzl.fromRandomAccessReaderPromise(new FileReader(fd), size, options);
  } catch (error) {
    await promisify(fs.close)(fd);
    throw error;
  }
};

/** The library's own reader of files ends the process where an entry that waits to be read is not wanted any more. */
class FileReader extends yauzl.RandomAccessReader {
  readonly #fd: number;

  constructor(fd: number) {
    super();
    this.#fd = fd;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const fd = this.#fd;
    let at = start;
    return new Readable({
      read(size) {
        const length = Math.min(size, end - at);
        if (length <= 0) return void this.push(null);
        fs.read(fd, Buffer.allocUnsafe(length), 0, length, at, (error, bytesRead, bytes) => {
          at += bytesRead;
          if (error) this.destroy(error);
          else this.push(bytesRead === 0 ? null : bytes.subarray(0, bytesRead));
        });
      },
    });
  }

  override read(
    bytes: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    fs.read(this.#fd, bytes, offset, length, position, callback);
  }

  override close(callback: (error: Error | null) => void): void {
    fs.close(this.#fd, callback);
  }
}

/** Entries are listed one by one, the archive stays open for reading, and one of another size than promised fails. */
const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;

async function listEntries(zip: yauzl.ZipFile, limits: ZipLimits): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let [listed, total] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    listed += 1;
    if (listed > limits.entries) break;
    total += entry.uncompressedSize;
    if (total > limits.totalBytes) throw new ZipError('too-large');
    check(entry, limits);
    if (!entry.fileName.endsWith('/')) entries.push(new OpenedEntry(zip, entry));
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

/** There may be hundreds of thousands of them: each has as little of its own as it can. */
class OpenedEntry implements ZipEntry {
  readonly modifiedAt: Date;
  readonly #zip: yauzl.ZipFile;
  readonly #entry: yauzl.Entry;

  constructor(zip: yauzl.ZipFile, entry: yauzl.Entry) {
    this.modifiedAt = entry.getLastModDate();
    this.#zip = zip;
    this.#entry = Object.assign(entry, {
      fileNameRaw: none,
      extraFieldRaw: none,
      extraFields: [],
      fileCommentRaw: none,
    });
  }

  get path(): string {
    return this.#entry.fileName;
  }

  get size(): number {
    return this.#entry.uncompressedSize;
  }

  async read(): Promise<Buffer> {
    return buffer(await this.stream());
  }

  async stream(): Promise<Readable> {
    return checkedStream(await this.#zip.openReadStreamPromise(this.#entry).catch(refuse));
  }

  async readPart(): Promise<Buffer> {
    const packed = await this.#zip.openReadStreamPromise(this.#entry, { decodeFileData: false }).catch(refuse);
    const isPacked = this.#entry.compressionMethod === deflated;
    return unpackPart(packed, isPacked ? 'deflate' : null, this.size);
  }
}

const none = Buffer.alloc(0);
const deflated = 8;

/** Ends with `ZipError` where what it reads fails in any way. */
export const checkedStream = (content: AsyncIterable<Buffer>): Readable =>
  Readable.from(checked(content), { objectMode: false });

async function* checked(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    refuse(error);
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof ZipError) throw cause;
  const isPath = cause instanceof Error && /absolute path|relative path|invalid characters/.test(cause.message);
  throw new ZipError(isPath ? 'unsafe-entry' : 'not-a-zip', { cause });
}
