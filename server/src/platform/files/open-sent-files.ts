import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type OpenZip, openFirstEntries, openZip, type ZipEntry, ZipError } from './open-zip.ts';
import { type LossProblem, type SalvagedZip, salvageZip } from './salvage-zip.ts';
import { unpackPart } from './unpack-part.ts';

const unpack = promisify(gunzip);

/** A file as somebody sent it, or out of an archive. */
export interface FoundFile {
  /** `export.zip/1.zip/recipe.json` for what is in archives. */
  path: string;
  size: number;
  /** Throws ZipError where it is broken or asks for more than the limits. */
  read(): Promise<Buffer>;
  /** The same of one that is broken: what comes before that, where there is anything. */
  readPart(): Promise<{ bytes: Buffer; isWhole: boolean }>;
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
  archives: number;
  /** Of them, those that are in three others or more, which no app makes: an archive that holds itself multiplies there. */
  deepArchives: number;
}

/** What systems put beside people's files. */
const isSystemFile = (path: string) => /(^|\/)(__MACOSX\/|\.(?!\/)|Thumbs\.db$|desktop\.ini$)/i.test(path);

/**
 * Lists the files of all that was sent. Archives are told by their content, whatever their names are, and laid open where they are, also
 * those in archives; a file that was packed alone is unpacked when it is read. What cannot be opened is told and holds up nothing else; of an
 * archive that is damaged, what can be read is there.
 * Of archives that are in others, no more than some are in memory at a time.
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
  const left = {
    entries: limits.entries,
    archives: limits.archives,
    deepArchives: limits.deepArchives,
    bytes: limits.totalBytes,
  };

  /** Of the file that was sent: once a limit is met, thousands of archives in it may be beyond it. */
  const told = new Set<LossProblem>();
  const tell = (path: string, lost: SalvagedZip['lost']) => {
    for (const one of lost) broken.push({ path: one.path ? `${path}/${one.path}` : path, problem: one.problem });
  };

  /** Archives in archives multiply: what is beyond the limit is left out. */
  function* counted(entries: ZipEntry[]): Generator<ZipEntry> {
    for (const entry of entries) {
      if (left.entries <= 0) throw new ZipError('too-many-entries');
      left.entries -= 1;
      yield entry;
    }
  }

  const lay = async ({ path, entry, find }: Laid, depth: number): Promise<void> => {
    try {
      if (!(await isZip(entry))) {
        files.push(new OpenedFile(path, entry.size, find, limits));
        return;
      }
      const isDeep = limits.depth - depth >= manyAround;
      if (depth === 0 || (isDeep && left.deepArchives === 0)) throw new ZipError('too-deep');
      if (left.archives === 0) throw new ZipError('too-many-entries');
      left.archives -= 1;
      if (isDeep) left.deepArchives -= 1;
      left.bytes -= entry.size;
      if (left.bytes < 0) throw new ZipError('too-large');
      const { entries, lost } = await inner(path, find);
      tell(path, lost);
      for (const each of counted(withoutSystemFiles([...entries.values()]))) {
        // Keeps the name of an entry and not the entry, which would keep its whole archive in memory.
        const name = each.path;
        const findEach = async () => found((await inner(path, find)).entries, name);
        await lay({ path: `${path}/${name}`, entry: each, find: findEach }, depth - 1);
      }
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      const { problem } = error;
      if (isLimit(problem) && told.has(problem)) return;
      told.add(problem);
      broken.push({ path, problem });
    }
  };

  try {
    for (const { path, file } of sent.filter(({ path }) => !isSystemFile(path))) {
      told.clear();
      const { size } = await stat(file);
      if (!isMarked(await firstBytes(createReadStream(file, { end: 3 })))) {
        const read = () => readFile(file);
        files.push(new OpenedFile(path, size, async () => ({ read, readPart: read }), limits));
        continue;
      }
      try {
        const zip = await openWhatCan(file, limits);
        outer.push(zip);
        tell(path, zip.lost);
        for (const entry of counted(withoutSystemFiles(zip.entries))) {
          await lay({ path: `${path}/${entry.path}`, entry, find: async () => entry }, limits.depth - 1);
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
  /** The same entry once its archive has been opened anew. */
  find(): Promise<ZipEntry>;
}

const isLimit = (problem: LossProblem) => problem === 'too-deep' || problem === 'too-many-entries';

/** So many archives around another one are deep. */
const manyAround = 3;

const withoutSystemFiles = (entries: ZipEntry[]) => entries.filter(({ path }) => !isSystemFile(path));

/** There may be hundreds of thousands of them. */
class OpenedFile implements FoundFile {
  readonly path: string;
  readonly size: number;
  readonly #find: () => Promise<Pick<ZipEntry, 'read' | 'readPart'>>;
  readonly #limits: SentLimits;

  constructor(
    path: string,
    size: number,
    find: () => Promise<Pick<ZipEntry, 'read' | 'readPart'>>,
    limits: SentLimits,
  ) {
    this.path = path;
    this.size = size;
    this.#find = find;
    this.#limits = limits;
  }

  async read(): Promise<Buffer> {
    return unpacked(await (await this.#find()).read(), this.#limits);
  }

  async readPart(): Promise<{ bytes: Buffer; isWhole: boolean }> {
    try {
      return { bytes: await this.read(), isWhole: true };
    } catch (error) {
      if (!isDamage(error)) throw error;
      const part = await (await this.#find()).readPart();
      const { entryBytes } = this.#limits;
      const bytes = isPacked(part) ? await unpackPart(Readable.from([part]), 'gzip', entryBytes) : part;
      if (bytes.length === 0) throw error;
      return { bytes, isWhole: false };
    }
  }
}

const isDamage = (error: unknown): boolean => error instanceof ZipError && error.problem === 'not-a-zip';

/** What `openZip` refuses as a whole may have parts that can be read. */
const openWhatCan = async (source: Buffer | string, limits: SentLimits): Promise<SalvagedZip> => {
  try {
    return { ...(await openZip(source, limits)), lost: [] };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return error.problem === 'too-many-entries' ? openFirst(source, limits) : salvage(source, limits, error);
  }
};

const openFirst = async (source: Buffer | string, limits: SentLimits): Promise<SalvagedZip> => {
  try {
    return { ...(await openFirstEntries(source, limits)), lost: [{ path: '', problem: 'too-many-entries' }] };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return salvage(source, limits, error);
  }
};

const salvage = async (source: Buffer | string, limits: SentLimits, refusal: ZipError): Promise<SalvagedZip> => {
  const salvaged = await salvageZip(source, limits);
  if (salvaged.entries.length > 0) return salvaged;
  salvaged.close();
  throw refusal;
};

interface InnerZip {
  entries: Map<string, ZipEntry>;
  lost: SalvagedZip['lost'];
  size: number;
}

/** Bytes of archives in archives that stay open: those within one another are read in turn. */
const mostOpenBytes = 32_000_000;

/** Opens archives that are in archives, of which the last stay open. */
const openInner = (limits: SentLimits) => {
  const open = new Map<string, InnerZip>();
  let openBytes = 0;
  return async (path: string, find: Laid['find']): Promise<InnerZip> => {
    const known = open.get(path);
    // Those that are asked for stand last.
    if (known && open.delete(path)) {
      open.set(path, known);
      return known;
    }
    const entry = await find();
    const bytes = await entry.read().catch(async (error: unknown) => {
      if (!isDamage(error)) throw error;
      return entry.readPart();
    });
    const { entries, lost } = await openWhatCan(bytes, limits);
    const opened = { entries: new Map(entries.map((each) => [each.path, each])), lost, size: bytes.length };
    open.set(path, opened);
    openBytes += opened.size;
    for (const [other, { size }] of open) {
      if (openBytes <= mostOpenBytes || other === path) break;
      open.delete(other);
      openBytes -= size;
    }
    return opened;
  };
};

const found = (entries: ReadonlyMap<string, ZipEntry>, path: string): ZipEntry => {
  const entry = entries.get(path);
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
