import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SealedTexts {
  seal(text: string): string;
  /** Undefined for what was sealed by another server, or is none. */
  open(sealed: string): string | undefined;
}

const cipherName = 'aes-256-gcm';
const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;

/** Texts that this server has to read again and that say nothing to whoever reads its database alone: each purpose has a key of its own. */
export const createSealedTexts = (secret: string, purpose: string): SealedTexts => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `larder ${purpose}`, keyLength));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(cipherName, key, nonce);
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceLength + tagLength) return undefined;
      const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceLength));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      try {
        const content = decipher.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([content, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
