import { constants, deflateRawSync } from 'node:zlib';

const mebibyte = 1024 * 1024;

/** Deflated zeros: blocks that stand alone can be repeated, so that gigabytes are packed in no time. */
const packedZeros = (mebibytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(mebibyte), { finishFlush: constants.Z_FULL_FLUSH });
  const lastBlock = Buffer.from([3, 0]);
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), lastBlock]);
};

interface Entry {
  name: string;
  packed: Buffer;
  /** The size as it is told, true or not. */
  bytes: number;
}

/** Sizes and name as both headers of an entry hold them; sizes beyond 32 bits stand in an extra field. */
const describe = ({ name, packed, bytes }: Entry) => {
  const path = Buffer.from(name);
  const isLarge = bytes > 0xffff_fffe;
  const extra = Buffer.alloc(isLarge ? 12 : 0);
  if (isLarge) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(bytes), 4);
  }
  const fixed = Buffer.alloc(26);
  fixed.writeUInt16LE(isLarge ? 45 : 20, 0);
  fixed.writeUInt16LE(8, 4);
  fixed.writeUInt32LE(packed.length, 14);
  fixed.writeUInt32LE(isLarge ? 0xffff_ffff : bytes, 18);
  fixed.writeUInt16LE(path.length, 22);
  fixed.writeUInt16LE(extra.length, 24);
  return { fixed, names: Buffer.concat([path, extra]) };
};

const zipOf = (entries: Entry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { fixed, names } = describe(entry);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fixed, names, entry.packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([45, 0]), fixed, place, names);
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
};

export const packedEntry = (name: string, content: string): Entry => ({
  name,
  packed: deflateRawSync(content),
  bytes: Buffer.byteLength(content),
});

const tenGigabytes = 10_240;

/** Archives with an entry that unpacks to 10 GB: one says so, the others say something harmless. */
export const zipBombs = (name: string, beside: Entry[]): [what: string, archive: Buffer][] => {
  const packed = packedZeros(tenGigabytes);
  const bomb = (packed: Buffer, bytes: number) => zipOf([...beside, { name, packed, bytes }]);
  return [
    ['that says so', bomb(packed, tenGigabytes * mebibyte)],
    ['that says a kilobyte', bomb(packed, 1000)],
    ['that says as much as is allowed', bomb(packed, 60 * mebibyte)],
    ['of which almost nothing is there', bomb(packedZeros(1), tenGigabytes * mebibyte)],
  ];
};

/** The same by the same hand, and harmless. */
export const harmlessZip = (name: string, beside: Entry[]): Buffer => zipOf([...beside, packedEntry(name, 'x')]);
