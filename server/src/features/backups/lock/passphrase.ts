import { createCipheriv, createDecipheriv, createHmac, hkdfSync, scrypt } from 'node:crypto';

const keyLength = 32;
/** 32 MB and a quarter of a second: what somebody has to spend for each passphrase that they try. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export const masterOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** By this a wrong passphrase is told from a damaged file. */
export const checkOf = (master: Buffer): string => createHmac('sha256', master).update('larder check').digest('hex');

/** Exchanges the hash that names a stored file for another one and back, so that the place can't tell who has which picture. */
export const nameCipher = (master: Buffer) => {
  const key = Buffer.from(hkdfSync('sha256', master, '', 'larder names', keyLength));
  // A hash has no patterns that two blocks could show.
  const run = (create: typeof createCipheriv | typeof createDecipheriv) => (hash: string) => {
    const cipher = create('aes-256-ecb', key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(Buffer.from(hash, 'hex')), cipher.final()]).toString('hex');
  };
  return { hide: run(createCipheriv), show: run(createDecipheriv) };
};
