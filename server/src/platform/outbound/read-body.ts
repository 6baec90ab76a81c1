import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { OutboundError } from './outbound-error.ts';

/** What `readBody` can unpack, as a request says it. */
export const acceptedEncodings = 'gzip, br';

/** The whole body, unpacked. Stops at `maxBytes` of unpacked content, however little was sent. */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of unpacked(body, encoding.trim().toLowerCase())) {
    size += part.length;
    if (size > maxBytes) throw new OutboundError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

function unpacked(body: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  const unpack = unpacker(encoding);
  // The reader of the unpacked side sees every error; stopping there stops the connection too.
  pipeline(body, unpack, () => undefined);
  return unpack;
}

function unpacker(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  throw new OutboundError('connection', { cause: new Error(`The answer is packed as ${encoding}.`) });
}
