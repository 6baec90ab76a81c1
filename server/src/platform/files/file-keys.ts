import { randomToken } from '../security/index.ts';

/** No file system takes a longer name, counted in bytes. */
const longestName = 255;

/**
 * A key is a name with slashes, the same whether the store is a folder or a bucket. Safe is one whose parts are ordinary names:
 * not empty, not hidden, no way up, no other separator, no control character.
 */
export const isSafeKey = (key: string): boolean => key.split('/').every(isSafeName);

const isSafeName = (name: string): boolean =>
  name !== '' && !name.startsWith('.') && !/[\\\p{Cc}]/u.test(name) && Buffer.byteLength(name) <= longestName;

/** A new part for a draft of a file, which no key can name. */
export const draftName = (): string => `${draftStart}${randomToken(9)}`;

export const isDraftName = (name: string): boolean => name.startsWith(draftStart);

const draftStart = '.draft-';
