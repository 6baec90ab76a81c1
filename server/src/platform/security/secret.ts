import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that signs tokens: 64 hexadecimal characters in `<dataDir>/.secret`, made on the first start, readable by
 * its owner only. Throws when the file holds something else, because a new secret would log everybody out.
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, '.secret');
  const existing = await readIfThere(path);
  if (existing === undefined) await createSecret(dataDir, path);
  const secret = (existing ?? (await readFile(path, 'utf8'))).trim();
  if (!/^[0-9a-f]{64}$/i.test(secret))
    throw new Error(
      `${path} should hold 64 hexadecimal characters. Restore it from a backup, or delete it: everybody then logs in anew.`,
    );
  return secret;
}

/** A link instead of a rename, because it fails when another process that starts at the same time was first. */
async function createSecret(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
