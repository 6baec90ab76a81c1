import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Url-safe text of so many random bytes; 24 bytes are 32 characters, which suits links in mails. */
export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** What the database keeps of a token: random tokens need no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const apiTokenPrefix = 'larder_';

/** An API token and what is kept of it; the prefix lets secret scanners and our own requests recognise it. */
export function newApiToken(): { token: string; tokenHash: string } {
  const token = apiTokenPrefix + randomToken(32);
  return { token, tokenHash: hashToken(token) };
}

export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix);

/** Crockford's alphabet: no letter of it can be mistaken for a digit. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code for people to copy from a console, forty bits as `XXXX-XXXX`. */
export function oneTimeCode(): string {
  const letters = Array.from({ length: 8 }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Compares a typed code with the real one: lower case, lost dashes and the letters O, I and L for 0 and 1 are forgiven. */
export const isSameCode = (typed: string, code: string): boolean => isSameSecret(plainCode(typed), plainCode(code));

const plainCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Compares without telling by the time it takes how much was right. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
