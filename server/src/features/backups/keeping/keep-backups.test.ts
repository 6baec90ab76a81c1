import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../platform/settings/index.ts';
import { backupName, contentKey, filesKey, type Manifest, manifestKey, proofKey } from '../archive/manifest.ts';
import { createFolderPlace } from '../places/folder-place.ts';
import { keepBackups } from './keep-backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-keep-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A disk of so many backups, of which each takes one share. */
const diskOf = (size: number) => {
  const place = createFolderPlace(folder);
  return {
    ...place,
    room: async () => ({ free: size - (await place.names()).filter((name) => name !== 'files').length, total: size }),
  };
};

const proof = {
  ...{ startedAt: '2026-01-01T00:00:00.000Z', endedAt: '2026-01-01T00:00:00.000Z', isProven: true },
  ...{ tables: 0, rows: 0, files: 0, readBack: null, damaged: 0, damages: [], leftOut: [] },
};

const add = async (day: number, reason: Manifest['reason'], isProven = false): Promise<string> => {
  const place = createFolderPlace(folder);
  const at = new Date(Date.UTC(2026, 0, 1, 3) + (day - 1) * 86_400_000);
  const name = backupName(at);
  const sha256 = (2 * day).toString(16).padStart(64, '0');
  const manifest: Manifest = {
    ...{ format: 'larder-backup', formatVersion: 1, version: '1', schema: 1, database: 'sqlite', reason, by: null },
    ...{ createdAt: at.toISOString(), counts: { groups: 0, users: 0, recipes: 0, pictures: 0, lists: 0, meals: 0 } },
    ...{ tables: [], files: { number: 0, bytes: 0, sha256 } },
  };
  await place.write(contentKey(sha256), Buffer.from('picture'));
  await place.write(filesKey(name), Buffer.from(''));
  await place.write(manifestKey(name), Buffer.from(JSON.stringify(manifest)));
  if (isProven) await place.write(proofKey(name), Buffer.from(JSON.stringify(proof)));
  return name;
};

const settings = readSettings({ BACKUP_KEEP_DAYS: '366', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0', TZ: 'UTC' });

test('the oldest go until a fifth of the disk is free', async () => {
  const names = [];
  for (let day = 1; day <= 9; day += 1) names.push(await add(day, 'nightly'));
  expect(await keepBackups(diskOf(10), settings)).toEqual(names.slice(0, 1));
});

test('none goes where there is room', async () => {
  for (let day = 1; day <= 8; day += 1) await add(day, 'nightly');
  expect(await keepBackups(diskOf(10), settings)).toEqual([]);
});

test('the newest, the last one that is proven, and what somebody made stay on a full disk', async () => {
  const asked = await add(1, 'asked');
  const old = await add(2, 'nightly');
  const proven = await add(3, 'nightly', true);
  const unproven = await add(4, 'nightly');
  const newest = await add(5, 'nightly');
  expect(await keepBackups(diskOf(4), settings)).toEqual([old, unproven]);
  expect((await createFolderPlace(folder).names()).toSorted()).toEqual(['files', newest, proven, asked].toSorted());
});

test('what there was before a restore stays for the days, though each night is younger', async () => {
  const few = readSettings({ BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0', TZ: 'UTC' });
  const before = await add(1, 'before-restore');
  const nights = [await add(1.5, 'nightly'), await add(2, 'nightly'), await add(2.5, 'nightly')];
  expect(await keepBackups(diskOf(100), few)).toEqual([nights[1]]);
  await add(3, 'nightly');
  expect(await keepBackups(diskOf(100), few)).toEqual([nights[0], before]);
});
