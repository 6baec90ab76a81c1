import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the first start makes a secret that only its owner reads, later starts keep it', async () => {
  const secret = await readOrCreateSecret(join(folder, 'data'));

  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(join(folder, 'data', '.secret'))).mode & 0o777).toBe(0o600);
  expect(await readOrCreateSecret(join(folder, 'data'))).toBe(secret);
});

test('processes that start at the same moment agree, and leave nothing behind', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(folder)));

  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['.secret']);
});

test('a damaged secret stops the start instead of being replaced', async () => {
  await writeFile(join(folder, '.secret'), 'oops');

  await expect(readOrCreateSecret(folder)).rejects.toThrow('.secret should hold 64 hexadecimal characters');
});
