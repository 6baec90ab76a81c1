import { hash, parseOptions, verify } from '@node-rs/argon2';
import { checkBcrypt, isBcryptHash, spendBcrypt } from './bcrypt-hashes.ts';

/** Argon2id with OWASP's first choice for little memory: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost);

/**
 * Whether the password belongs to the stored hash. For `null` (no such user, or one without a password of ours) the
 * answer is `false` and takes as long, so that time tells nobody which names exist.
 */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  if (storedHash !== null && isArgon2Hash(storedHash)) {
    if (await verify(storedHash, normalize(password))) return true;
    await spendBcrypt(password);
    return false;
  }
  await verify(await nobodysHash(), normalize(password));
  // The other program took the letters as they were typed.
  if (storedHash !== null && isBcryptHash(storedHash)) return checkBcrypt(password, storedHash);
  await spendBcrypt(password);
  return false;
}

/** Whether the hash was made with another cost than today's, and should be made anew at the next right password. */
export function needsRehash(storedHash: string): boolean {
  if (!isArgon2Hash(storedHash)) return true;
  const used = parseOptions(storedHash);
  return (
    !storedHash.startsWith('$argon2id$') ||
    used.memoryCost !== cost.memoryCost ||
    used.timeCost !== cost.timeCost ||
    used.parallelism !== cost.parallelism
  );
}

function isArgon2Hash(text: string): boolean {
  try {
    parseOptions(text);
    return true;
  } catch {
    return false;
  }
}

/** The same letters typed on two keyboards may be composed differently. */
const normalize = (password: string): string => password.normalize('NFKC');

let nobody: Promise<string> | undefined;
const nobodysHash = (): Promise<string> => {
  nobody ??= hashPassword('a password that opens nothing');
  return nobody;
};
