import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on and knows how many they were and their SHA-256. */
export class Hashed extends Transform {
  private readonly hash: Hash = createHash('sha256');
  bytes = 0;

  override _transform(part: Buffer, _encoding: BufferEncoding, done: (error: null, part: Buffer) => void): void {
    this.hash.update(part);
    this.bytes += part.length;
    done(null, part);
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}
