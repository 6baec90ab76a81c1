import { PassThrough, type Readable } from 'node:stream';
import { constants, createGunzip, createInflateRaw } from 'node:zlib';

/** Small parts, as the one in which the damage is gets lost, and no complaint where the end is missing. */
const options = { chunkSize: 1024, finishFlush: constants.Z_SYNC_FLUSH };

/** What comes out of packed bytes before they are damaged or end, and no more than it may be. */
export const unpackPart = async (packed: Readable, by: 'deflate' | 'gzip' | null, most: number): Promise<Buffer> => {
  const unpack =
    by === 'deflate' ? createInflateRaw(options) : by === 'gzip' ? createGunzip(options) : new PassThrough();
  const parts: Buffer[] = [];
  let size = 0;
  packed.on('error', (error) => unpack.destroy(error));
  try {
    for await (const part of packed.pipe(unpack)) {
      parts.push(part);
      size += part.length;
      if (size > most) break;
    }
  } catch {
    // What came before is all that there is.
  }
  packed.destroy();
  unpack.destroy();
  return Buffer.concat(parts).subarray(0, most);
};
