import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Small enough that nobody waits for one part to be hashed. */
const partSize = 128 * 1024;

/**
 * The size and SHA-256 of a file. One piece of memory serves for all its parts: those of a stream are thrown away by the
 * thousand, and clearing them up again holds the whole process up.
 */
export const hashFile = async (path: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  const file = await open(path);
  try {
    const part = Buffer.allocUnsafe(partSize);
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await file.read(part, 0, partSize);
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
      hash.update(part.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
};
