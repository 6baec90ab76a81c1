import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { writeZip } from '../../../server/src/platform/files/index.ts';
import type { Random } from '../load/random.ts';

/** What somebody sends, made when its turn comes. */
export interface Sent {
  name: string;
  bytes(): Promise<Buffer> | Buffer;
}

export type Variant = (file: { name: string; bytes: Buffer }, random: Random) => Sent;

const zipOf = (path: string, content: Buffer) => buffer(writeZip([{ path, content, isPacked: true }]));

const nested = async (name: string, bytes: Buffer, times: number): Promise<Buffer> => {
  let inner = await zipOf(name, bytes);
  for (let time = 1; time < times; time += 1) inner = await zipOf(`in-${time}.zip`, inner);
  return inner;
};

const flippedBytes = 20;

/** What may become of an export on its way, or be made of it. */
export const variants: Record<string, Variant> = {
  'as it is': ({ name, bytes }) => ({ name, bytes: () => bytes }),
  'cut at a random place': ({ name, bytes }, random) => {
    const length = random.below(bytes.length);
    return { name, bytes: () => bytes.subarray(0, length) };
  },
  'with flipped bytes': ({ name, bytes }, random) => {
    const damaged = Buffer.from(bytes);
    for (let flip = 0; flip < flippedBytes; flip += 1) {
      const at = random.below(damaged.length);
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << random.below(8)), at);
    }
    return { name, bytes: () => damaged };
  },
  'under another name': ({ bytes }, random) => ({
    name: `holiday${random.pick(['', '.jpg', '.pdf', '.zip', '.txt'])}`,
    bytes: () => bytes,
  }),
  'nested ten times': ({ name, bytes }) => ({ name: 'nested.zip', bytes: () => nested(name, bytes, 10) }),
  'in an archive, leading out of it': ({ name, bytes }) => ({
    name: 'out.zip',
    // Of the same length, which the archive's directory has as well.
    bytes: async () => {
      const packed = await buffer(
        writeZip([
          { path: name, content: bytes, isPacked: true },
          { path: `aa/aa/${name}`, content: bytes.subarray(0, 1000), isPacked: true },
        ]),
      );
      return Buffer.from(packed.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1');
    },
  }),
};

const million = 1_000_000;

const markup = `<script>alert(1)</script><img src=x onerror=alert(2)>"'&amp;`;

/** What nobody's export is. */
export const made: Sent[] = [
  { name: 'zeros.zip', bytes: () => buffer(writeZip([{ path: 'recipe.json', content: Buffer.alloc(400_000_000) }])) },
  {
    name: 'multiplied.zip',
    bytes: async () => {
      let inner = await zipOf('recipe.json', Buffer.from('{}'));
      for (let level = 0; level < 8; level += 1) {
        const content = inner;
        inner = await buffer(writeZip(Array.from({ length: 10 }, (_, index) => ({ path: `${index}.zip`, content }))));
      }
      return inner;
    },
  },
  { name: 'million.zip', bytes: () => manyFiles(million) },
  {
    name: 'million.json',
    bytes: () => Buffer.from(`[${'{"@type":"Recipe"},'.repeat(million - 1)}{"@type":"Recipe"}]`),
  },
  {
    name: `${markup.replaceAll('/', '')}.zip`,
    bytes: () =>
      buffer(
        writeZip([
          {
            path: `${markup.replaceAll('/', '')}.json`,
            content: JSON.stringify({
              '@context': 'https://schema.org',
              '@type': 'Recipe',
              name: markup,
              recipeIngredient: [markup],
              recipeInstructions: [markup],
              recipeCategory: markup,
              keywords: markup,
            }),
          },
        ]),
      ),
  },
];

/** An archive of small files, with the directory that more than 65,535 of them need. */
const manyFiles = (count: number): Buffer => {
  const content = Buffer.from('{"@type":"Recipe"}');
  const checksum = crc32(content);
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const name = Buffer.from(`${index}.json`);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(checksum, 14);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    local.copy(listed, 16, 14, 28);
    listed.writeUInt32LE(at, 42);
    locals.push(local, name, content);
    directory.push(listed, name);
    at += local.length + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(98);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(listed.length), 40);
  end.writeBigUInt64LE(BigInt(at), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(at + listed.length), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x06054b50, 76);
  end.fill(0xff, 84, 96);
  return Buffer.concat([...locals, listed, end]);
};
