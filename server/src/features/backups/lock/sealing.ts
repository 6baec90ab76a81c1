import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a sealed file begins with; the number is that of the format. */
const magic = Buffer.from('larder-sealed-1\n');
export const saltLength = 16;
export const headerLength = magic.length + 2 * saltLength;
const chunkLength = 64 * 1024;
const tagLength = 16;
const keyLength = 32;
const counterLength = 11;

/** A sealed file is not what was sealed under this name with this passphrase: cut off, changed, or of another one. */
class SealBrokenError extends Error {}

interface Sealed {
  /** Made of the passphrase. */
  master: Buffer;
  /** Of the place; it is needed to make the master again. */
  placeSalt: Buffer;
  /** The file's name at the place: under another name it can't be opened. */
  key: string;
}

const fileKey = (master: Buffer, fileSalt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', master, fileSalt, 'larder file', keyLength));

/** Each chunk has its number in it, so that none can change its place, and the last one says that it is. */
const nonceOf = (chunk: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(counterLength + 1);
  nonce.writeUIntBE(chunk, counterLength - 6, 6);
  nonce[counterLength] = isLast ? 1 : 0;
  return nonce;
};

/** Bytes of a file once it is sealed. */
export const sealedSize = (size: number): number =>
  headerLength + size + tagLength * Math.max(1, Math.ceil(size / chunkLength));

/** And the other way round; what is no size of a sealed file comes out as one that nothing has. */
export const openedSize = (sealed: number): number => {
  const body = sealed - headerLength;
  const size = body - tagLength * Math.max(1, Math.ceil(body / (chunkLength + tagLength)));
  return size >= 0 && sealedSize(size) === sealed ? size : -1;
};

/** The salt of the place in the first bytes of a sealed file; nothing for what is none. */
export const placeSaltIn = (header: Buffer): Buffer | undefined =>
  header.length >= headerLength && header.subarray(0, magic.length).equals(magic)
    ? header.subarray(magic.length, magic.length + saltLength)
    : undefined;

/** Bytes that come in parts of any length, handed on in pieces of one length; the last of them may be shorter. */
abstract class Pieces extends Transform {
  private readonly parts: Buffer[] = [];
  private waiting = 0;

  protected constructor(private readonly length: number) {
    super();
  }

  protected abstract piece(content: Buffer, isLast: boolean): void;

  override _transform(part: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.parts.push(part);
    this.waiting += part.length;
    this.hand(done, () => {
      // One is kept back until it is known whether it is the last.
      if (this.waiting <= this.length) return;
      let rest = Buffer.concat(this.parts);
      for (; rest.length > this.length; rest = rest.subarray(this.length)) {
        this.piece(rest.subarray(0, this.length), false);
      }
      this.parts.splice(0, Number.POSITIVE_INFINITY, rest);
      this.waiting = rest.length;
    });
  }

  override _flush(done: (error?: Error | null) => void): void {
    this.hand(done, () => this.piece(Buffer.concat(this.parts), true));
  }

  private hand(done: (error?: Error | null) => void, work: () => void): void {
    try {
      work();
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Seals what passes through it. */
class Sealing extends Pieces {
  private number = 0;
  private readonly key: Buffer;

  constructor(
    { master, placeSalt, key }: Sealed,
    private readonly name = Buffer.from(key),
  ) {
    super(chunkLength);
    const fileSalt = randomBytes(saltLength);
    this.key = fileKey(master, fileSalt);
    this.push(Buffer.concat([magic, placeSalt, fileSalt]));
  }

  protected override piece(content: Buffer, isLast: boolean): void {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(this.number++, isLast)).setAAD(this.name);
    this.push(Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]));
  }
}

/** Opens what passes through it, and fails at the first chunk that is not as it was. */
class Opening extends Pieces {
  private number = 0;
  private header: Buffer | undefined = Buffer.alloc(0);
  private fileKey: Buffer = Buffer.alloc(0);

  constructor(private readonly sealed: Omit<Sealed, 'placeSalt'>) {
    super(chunkLength + tagLength);
  }

  override _transform(part: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const header = this.header && Buffer.concat([this.header, part]);
    if (!header) super._transform(part, encoding, done);
    else if (header.length < headerLength) {
      this.header = header;
      done();
    } else if (placeSaltIn(header)) {
      this.header = undefined;
      this.fileKey = fileKey(this.sealed.master, header.subarray(headerLength - saltLength, headerLength));
      super._transform(header.subarray(headerLength), encoding, done);
    } else done(new SealBrokenError('no sealed file'));
  }

  protected override piece(content: Buffer, isLast: boolean): void {
    if (this.header || content.length < tagLength) throw new SealBrokenError('cut off');
    const nonce = nonceOf(this.number++, isLast);
    const end = content.length - tagLength;
    const decipher = createDecipheriv('aes-256-gcm', this.fileKey, nonce, { authTagLength: tagLength })
      .setAAD(Buffer.from(this.sealed.key))
      .setAuthTag(content.subarray(end));
    try {
      this.push(Buffer.concat([decipher.update(content.subarray(0, end)), decipher.final()]));
    } catch (cause) {
      throw new SealBrokenError('changed or cut off', { cause });
    }
  }
}

/** An error on either side ends both. */
const through = (content: Readable, transform: Transform): Readable => {
  pipeline(content, transform).catch(() => undefined);
  return transform;
};

export const seal = (content: Readable, sealed: Sealed): Readable => through(content, new Sealing(sealed));

export const open = (content: Readable, sealed: Omit<Sealed, 'placeSalt'>): Readable =>
  through(content, new Opening(sealed));
