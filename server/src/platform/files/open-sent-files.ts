import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type OpenZip, openZip, type ZipEntry, ZipError } from './open-zip.ts';
import { type LossProblem, type SalvagedZip, salvageZip } from './salvage-zip.ts';

const unpack = promisify(gunzip);

/** A file as somebody sent it, or out of an archive. */
export interface FoundFile {
  /** `export.zip/1.zip/recipe.json` for what is in archives. */
  path: string;
  size: number;
  /** Throws ZipError where it is broken or asks for more than the limits. */
  read(): Promise<Buffer>;
}

export interface OpenedFiles {
  files: FoundFile[];
  /** What could not be opened, or not all of it, by its path. */
  broken: { path: string; problem: LossProblem }[];
  close(): void;
}

export interface SentLimits {
  /** Of all archives together. */
  entries: number;
  /** Unpacked bytes of one file. */
  entryBytes: number;
  /** Unpacked bytes of each archive, and of all those that are in others. */
  totalBytes: number;
  /** Archives in archives. */
  depth: number;
}

/** What systems put beside people's files. */
const isSystemFile = (path: string) => /(^|\/)(__MACOSX\/|\.(?!\/)|Thumbs\.db$|desktop\.ini$)/i.test(path);

/**
 * Lists the files of all that was sent. Archives are told by their content, whatever their names are, and laid open where they are, also
 * those in archives; a file that was packed alone is unpacked when it is read. What cannot be opened is told and holds up nothing else; of an
 * archive that is damaged, what can be read is there.
 * Only one archive that is in another is in memory at a time.
 * @param sent each with the path that it had on the sender's device, and its place on the disk
 */
export const openSentFiles = async (
  sent: readonly { path: string; file: string }[],
  limits: SentLimits,
): Promise<OpenedFiles> => {
  const outer: OpenZip[] = [];
  const files: FoundFile[] = [];
  const broken: OpenedFiles['broken'] = [];
  const close = () => {
    for (const zip of outer) zip.close();
  };
  const inner = openInner(limits);
  let innerBytes = 0;
  let entriesLeft = limits.entries;

  const tell = (path: string, lost: SalvagedZip['lost']) => {
    for (const one of lost) broken.push({ path: one.path ? `${path}/${one.path}` : path, problem: one.problem });
  };

  /** Archives in archives multiply: what is beyond the limit is left out. */
  function* counted(entries: ZipEntry[]): Generator<ZipEntry> {
    for (const entry of entries) {
      if (entriesLeft <= 0) throw new ZipError('too-many-entries');
      entriesLeft -= 1;
      yield entry;
    }
  }

  /** Keeps the name of an entry and not the entry, which would keep its whole archive in memory. */
  const readerIn = (path: string, read: () => Promise<Buffer>, name: string) => async () =>
    found(await inner(path, read), name).read();

  const lay = async ({ path, entry, read }: Laid, depth: number): Promise<void> => {
    try {
      if (!(await isZip(entry))) {
        files.push({ path, size: entry.size, read: async () => unpacked(await read(), limits) });
        return;
      }
      if (depth === 0) throw new ZipError('too-many-entries');
      innerBytes += entry.size;
      if (innerBytes > limits.totalBytes) throw new ZipError('too-large');
      const { entries, lost } = await inner(path, read);
      tell(path, lost);
      for (const each of counted(withoutSystemFiles(entries))) {
        await lay({ path: `${path}/${each.path}`, entry: each, read: readerIn(path, read, each.path) }, depth - 1);
      }
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      broken.push({ path, problem: error.problem });
    }
  };

  try {
    for (const { path, file } of sent.filter(({ path }) => !isSystemFile(path))) {
      const { size } = await stat(file);
      if (!isMarked(await firstBytes(createReadStream(file, { end: 3 })))) {
        files.push({ path, size, read: async () => unpacked(await readFile(file), limits) });
        continue;
      }
      try {
        const zip = await openWhatCan(file, limits);
        outer.push(zip);
        tell(path, zip.lost);
        for (const entry of counted(withoutSystemFiles(zip.entries))) {
          await lay({ path: `${path}/${entry.path}`, entry, read: () => entry.read() }, limits.depth - 1);
        }
      } catch (error) {
        if (!(error instanceof ZipError)) throw error;
        broken.push({ path, problem: error.problem });
      }
    }
    return { files, broken, close };
  } catch (error) {
    close();
    throw error;
  }
};

interface Laid {
  path: string;
  entry: ZipEntry;
  read(): Promise<Buffer>;
}

const withoutSystemFiles = (entries: ZipEntry[]) => entries.filter(({ path }) => !isSystemFile(path));

/** What `openZip` refuses as a whole may have parts that can be read. */
const openWhatCan = async (source: Buffer | string, limits: SentLimits): Promise<SalvagedZip> => {
  try {
    return { ...(await openZip(source, limits)), lost: [] };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const salvaged = await salvageZip(source, limits);
    if (salvaged.entries.length > 0) return salvaged;
    salvaged.close();
    throw error;
  }
};

/** Opens archives that are in archives, of which the last stays open: their files are read one after the other. */
const openInner = (limits: SentLimits) => {
  let last: { path: string; zip: SalvagedZip } | undefined;
  return async (path: string, read: () => Promise<Buffer>): Promise<SalvagedZip> => {
    if (last?.path === path) return last.zip;
    last = { path, zip: await openWhatCan(await read(), limits) };
    return last.zip;
  };
};

const found = ({ entries }: OpenZip, path: string): ZipEntry => {
  const entry = entries.find((entry) => entry.path === path);
  if (!entry) throw new ZipError('not-a-zip');
  return entry;
};

/** Pictures are most of an archive, and none of them is one. */
const isPicture = (path: string) => /\.(?:jpe?g|png|webp|gif|heic|avif)$/i.test(path);

/** One empty file and its line in the directory, each with a name of one letter. */
const smallestZip = 100;

const isZip = async (entry: ZipEntry): Promise<boolean> =>
  !isPicture(entry.path) && entry.size >= smallestZip && isMarked(await firstBytes(await entry.stream()));

const isMarked = (bytes: Buffer): boolean => bytes.readUInt32BE(0) === 0x504b0304;

/** Four of them; zeros where there are fewer. */
const firstBytes = async (content: Readable): Promise<Buffer> => {
  for await (const part of content) return Buffer.concat([part, Buffer.alloc(4)]).subarray(0, 4);
  return Buffer.alloc(4);
};

const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unpacked = async (bytes: Buffer, { entryBytes }: SentLimits): Promise<Buffer> => {
  if (!isPacked(bytes)) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: entryBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new ZipError(isTooLarge ? 'too-large' : 'not-a-zip', { cause });
  }
};
