import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import yauzl from 'yauzl';
import {
  checkedStream,
  isBeyondBelief,
  mostUnpacked,
  type OpenZip,
  type ZipEntry,
  ZipError,
  type ZipLimits,
  type ZipProblem,
} from './open-zip.ts';
import { unpackPart } from './unpack-part.ts';

/** One that is cut short has lost some of it. */
export type LossProblem = ZipProblem | 'cut-short';

export interface SalvagedZip extends OpenZip {
  /** What is not among the entries, by its path in the archive; an empty one is the archive itself. */
  lost: { path: string; problem: LossProblem }[];
}

/** More names help nobody. */
const mostLost = 100;

/**
 * What can be read of an archive that `openZip` refuses: its entries one after the other from the front, without the directory at its end,
 * which one that was cut short has not. An entry that is damaged, too large or unsafe is left out alone.
 */
export const salvageZip = async (source: Buffer | string, limits: ZipLimits): Promise<SalvagedZip> => {
  const bytes = await openBytes(source);
  const entries: ZipEntry[] = [];
  const lost: SalvagedZip['lost'] = [];
  const lose = (path: string, problem: LossProblem) => {
    const isTold = lost.some((one) => one.path === path && one.problem === problem);
    if (!isTold && lost.length < mostLost) lost.push({ path, problem });
  };
  let total = 0;
  let at = 0;
  let isAfterLoss = false;
  try {
    for (;;) {
      const found = await nextHeader(bytes, at);
      if (found === null || (found.skipped > 0 && !isAfterLoss)) lose('', 'cut-short');
      if (!found?.header) break;
      const { header } = found;
      if (entries.length >= limits.entries) {
        lose('', 'too-many-entries');
        break;
      }
      const measured = await measure(bytes, header, limits);
      isAfterLoss = typeof measured === 'string';
      if (typeof measured === 'string') {
        lose(header.path, header.isSafe ? measured : 'unsafe-entry');
        if (measured === 'cut-short' && isFile(header) && !(await isStoredZip(bytes, header))) {
          entries.push(beginningOf(bytes, header, limits));
        }
        // Whatever comes next is looked for.
        at = header.start;
        continue;
      }
      at = header.start + measured.packed;
      total += measured.size;
      if (total > limits.totalBytes) {
        lose('', 'too-large');
        break;
      }
      if (!header.isSafe) lose(header.path, 'unsafe-entry');
      else if (isTooLarge(measured, limits)) lose(header.path, 'too-large');
      else if (isFile(header)) entries.push(entryOf(bytes, header, measured));
    }
    return { entries, lost, close: () => void bytes.close() };
  } catch (error) {
    await bytes.close();
    throw error;
  }
};

interface Bytes {
  size: number;
  /** Fewer at the end. */
  read(at: number, length: number): Promise<Buffer>;
  stream(from: number, to: number): Readable;
  close(): Promise<void>;
}

const openBytes = async (source: Buffer | string): Promise<Bytes> => {
  if (typeof source !== 'string') {
    return {
      size: source.length,
      read: async (at, length) => source.subarray(at, at + length),
      stream: (from, to) => Readable.from(from < to ? [source.subarray(from, to)] : []),
      close: async () => undefined,
    };
  }
  const file: FileHandle = await open(source);
  const { size } = await file.stat();
  return {
    size,
    read: async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    },
    stream: (from, to) => (from < to ? createReadStream(source, { start: from, end: to - 1 }) : Readable.from([])),
    close: () => file.close(),
  };
};

interface Header {
  path: string;
  isSafe: boolean;
  isPacked: boolean;
  modifiedAt: Date;
  /** Of its content. */
  start: number;
  /** Null where they stand behind the content. */
  sizes: Measured | null;
}

interface Measured {
  packed: number;
  size: number;
}

const marks = { entry: 0x04034b50, directory: 0x02014b50, end: 0x06054b50, descriptor: 0x08074b50 };
const markOfEntry = Buffer.from('PK\x03\x04', 'latin1');
const markOfDescriptor = Buffer.from('PK\x07\x08', 'latin1');
const headerLength = 30;
const block = 65_536;

/** The next entry and how many bytes before it belong to nothing; without a header at the directory, null at the end of the bytes. */
const nextHeader = async (bytes: Bytes, from: number): Promise<{ header?: Header; skipped: number } | null> => {
  let at = from;
  let skipped = 0;
  while (at + headerLength <= bytes.size) {
    const fixed = await bytes.read(at, headerLength);
    const mark = fixed.readUInt32LE(0);
    if (mark === marks.directory || mark === marks.end) return { skipped };
    if (mark === marks.descriptor) {
      at += (await isLong(bytes, at)) ? 24 : 16;
      continue;
    }
    const header = mark === marks.entry ? await headerAt(bytes, at, fixed) : undefined;
    if (header) return { header, skipped };
    const next = await find(bytes, markOfEntry, at + 1);
    if (next < 0) return null;
    skipped += next - at;
    at = next;
  }
  return null;
};

/** Whether the sizes behind an entry have eight bytes each. */
const isLong = async (bytes: Bytes, at: number): Promise<boolean> => {
  const after = await bytes.read(at + 24, 4);
  const marked = after.length === 4 && [marks.entry, marks.directory].includes(after.readUInt32LE(0));
  const short = await bytes.read(at + 16, 4);
  return marked && !(short.length === 4 && [marks.entry, marks.directory].includes(short.readUInt32LE(0)));
};

const headerAt = async (bytes: Bytes, at: number, fixed: Buffer): Promise<Header | undefined> => {
  const [flags, method] = [fixed.readUInt16LE(6), fixed.readUInt16LE(8)];
  const [nameLength, extraLength] = [fixed.readUInt16LE(26), fixed.readUInt16LE(28)];
  const more = await bytes.read(at + headerLength, nameLength + extraLength);
  if (nameLength === 0 || more.length < nameLength + extraLength) return undefined;
  const extra = extraOf(more.subarray(nameLength));
  const path = yauzl.getFileNameLowLevel(flags, more.subarray(0, nameLength), extra, false);
  const isEncrypted = (flags & 1) !== 0;
  const isBehind = (flags & 8) !== 0;
  return {
    path: path.replaceAll(/\p{Cc}/gu, ''),
    isSafe:
      !isEncrypted && !/\p{Cc}/u.test(path) && yauzl.validateFileName(path) === null && (method === 0 || method === 8),
    isPacked: method === 8,
    modifiedAt: yauzl.dosDateTimeToDate(fixed.readUInt16LE(12), fixed.readUInt16LE(10)),
    start: at + headerLength + nameLength + extraLength,
    sizes: isBehind ? null : sizesIn(fixed, extra),
  };
};

const extraOf = (bytes: Buffer): yauzl.ExtraField[] => {
  try {
    return yauzl.parseExtraFields(bytes);
  } catch {
    return [];
  }
};

/** Sizes that need more than four bytes stand in an extra field. */
const sizesIn = (fixed: Buffer, extra: yauzl.ExtraField[]): Measured => {
  const [packed, size] = [fixed.readUInt32LE(18), fixed.readUInt32LE(22)];
  const long = extra.find(({ id, data }) => id === 1 && data.length >= 16)?.data;
  if (!long || (packed !== 0xffffffff && size !== 0xffffffff)) return { packed, size };
  return { size: Number(long.readBigUInt64LE(0)), packed: Number(long.readBigUInt64LE(8)) };
};

/** The place of some bytes; -1 where they do not come any more. */
const find = async (bytes: Bytes, sought: Buffer, from: number): Promise<number> => {
  for (let at = from; at < bytes.size; at += block) {
    const index = (await bytes.read(at, block + sought.length - 1)).indexOf(sought);
    if (index >= 0) return at + index;
  }
  return -1;
};

/** Why it cannot be told where an entry ends, where it can't. */
const measure = async (bytes: Bytes, header: Header, limits: ZipLimits): Promise<Measured | LossProblem> => {
  const { start, sizes, isPacked } = header;
  if (sizes) return start + sizes.packed <= bytes.size ? sizes : 'cut-short';
  return isPacked ? measurePacked(bytes, start, limits) : measureStored(bytes, start);
};

const measurePacked = async (
  bytes: Bytes,
  start: number,
  { entryBytes }: ZipLimits,
): Promise<Measured | LossProblem> => {
  const unpack = createInflateRaw();
  const content = bytes.stream(start, bytes.size);
  let size = 0;
  try {
    content.on('error', (error) => unpack.destroy(error));
    for await (const part of content.pipe(unpack)) {
      size += part.length;
      // Where one ends that unpacks to more is not worth the time.
      if (size > entryBytes) return 'too-large';
    }
    return { packed: unpack.bytesWritten, size };
  } catch {
    return 'cut-short';
  } finally {
    content.destroy();
    unpack.destroy();
  }
};

const measureStored = async (bytes: Bytes, start: number): Promise<Measured | LossProblem> => {
  for (let at = start; ; at += 1) {
    at = await find(bytes, markOfDescriptor, at);
    if (at < 0) return 'cut-short';
    const described = await bytes.read(at, 24);
    const packed = at - start;
    const isShort = described.length >= 16 && described.readUInt32LE(8) === packed;
    const isLong = described.length >= 24 && described.readBigUInt64LE(8) === BigInt(packed);
    if (isShort || isLong) return { packed, size: packed };
  }
};

const isTooLarge = ({ packed, size }: Measured, { entryBytes }: ZipLimits): boolean =>
  size > entryBytes || isBeyondBelief(size, packed);

const isFile = ({ path, isSafe }: Header): boolean => isSafe && !path.endsWith('/');

/** Its entries are found one by one, as if they were of this archive. */
const isStoredZip = async (bytes: Bytes, { isPacked, start }: Header): Promise<boolean> =>
  !isPacked && (await bytes.read(start, markOfEntry.length)).equals(markOfEntry);

/** One that is cut short: reading it fails, and what there is of it is given as a part. */
const beginningOf = (bytes: Bytes, header: Header, limits: ZipLimits): ZipEntry => {
  const packed = bytes.size - header.start;
  const size = mostUnpacked(packed, limits);
  return {
    ...entryOf(bytes, header, { packed, size }),
    size: header.sizes?.size ?? packed,
    read: () => Promise.reject(new ZipError('not-a-zip')),
  };
};

const entryOf = (bytes: Bytes, { path, modifiedAt, start, isPacked }: Header, { packed, size }: Measured): ZipEntry => {
  const packedBytes = () => bytes.stream(start, start + packed);
  const stream = async () => checkedStream(upTo(size, isPacked ? unpackedBytes(packedBytes()) : packedBytes()));
  return {
    path,
    size,
    modifiedAt,
    stream,
    read: async () => buffer(await stream()),
    readPart: () => unpackPart(packedBytes(), isPacked ? 'deflate' : null, size),
  };
};

/** An error of what is unpacked ends what comes out of it as well. */
const unpackedBytes = (packed: Readable): Readable => {
  const unpack = createInflateRaw();
  pipeline(packed, unpack).catch(() => undefined);
  return unpack;
};

/** Fails where there is more or less than promised. */
async function* upTo(size: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let given = 0;
  for await (const part of source) {
    given += part.length;
    if (given > size) break;
    yield part;
  }
  if (given !== size) throw new ZipError('not-a-zip');
}
