import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { ImageError } from './image-error.ts';

const Pixels = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  data: z.instanceof(Uint8ClampedArray),
});

export type Pixels = z.infer<typeof Pixels>;

/** A photo of 48 megapixels takes some 10 seconds on a small computer. */
const longestDecoding = 60_000;

/** As text, because a bundle has no file of its own for a worker to start from. */
const workerCode = `
  const { parentPort, workerData } = require('node:worker_threads');
  const decode = require(workerData.decoder);
  decode.all({ buffer: workerData.bytes })
    .then((images) => (images[workerData.index] ?? images[0]).decode())
    .then((pixels) => parentPort.postMessage(pixels, [pixels.data.buffer]));
`;

/**
 * The RGBA pixels of a HEIC file, upright. Decoding is a computation without pause, so it has a thread of its own, whose
 * memory goes with it.
 */
export async function decodeHeic(bytes: Uint8Array, index: number): Promise<Pixels> {
  const require = createRequire(import.meta.url);
  const decoder = require.resolve('heic-decode');
  const worker = new Worker(workerCode, { eval: true, workerData: { decoder, bytes, index } });
  const tooSlow = setTimeout(() => worker.terminate(), longestDecoding);
  try {
    const answer = await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The decoder ended without a picture.')));
    });
    return Pixels.parse(answer);
  } catch (cause) {
    throw new ImageError('not-an-image', { cause });
  } finally {
    clearTimeout(tooSlow);
    await worker.terminate();
  }
}
