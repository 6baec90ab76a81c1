import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SecondPlace, startPlace } from '../../../../test/places/places.ts';
import { readSettings } from '../../../platform/settings/index.ts';
import { placeOfSettings } from '../second/connect-place.ts';
import type { Place } from './place.ts';

const large = 9 * 1024 * 1024;

describe.each(['folder', 's3', 'webdav'] as const)('a second place that is %s', (kind) => {
  let server: SecondPlace | undefined;
  let folder: string;
  let place: Place;
  const connect = async (more: Record<string, string> = {}) => {
    const setting = placeOfSettings(
      readSettings({ BACKUP_COPY_FOLDER: server ? '' : folder, ...server?.settings, ...more }),
    );
    if (!setting) throw new Error('no place');
    return setting.connect();
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-place-'));
    server = kind === 'folder' ? undefined : await startPlace(kind);
    place = await connect();
  });
  afterEach(async () => {
    await server?.clear();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (key: string) => {
    const content = await place.read(key);
    return content && (await buffer(content));
  };
  const keys = async (below: string) => {
    const found: string[] = [];
    for await (const { key, size } of place.list(below)) found.push(`${key} ${size}`);
    return found.toSorted();
  };

  test('keeps what it is given, and lists and removes it', async () => {
    expect(await place.names()).toEqual([]);
    expect([await read('a/b'), await keys('a')]).toEqual([undefined, []]);
    await place.write('a/b/ä c.txt', Buffer.from('small'));
    const content = randomBytes(large);
    await place.write('a/large', Readable.from([content.subarray(0, 70_000), content.subarray(70_000)]), large);
    await place.write('other', Readable.from(['']), 0);
    expect((await place.names()).toSorted()).toEqual(['a', 'other']);
    expect(await keys('a')).toEqual(['a/b/ä c.txt 5', `a/large ${large}`]);
    expect((await read('a/large'))?.equals(content)).toBe(true);
    expect(await read('other')).toEqual(Buffer.alloc(0));
    await place.write('other', Buffer.from('again'));
    expect(String(await read('other'))).toBe('again');
    await place.remove('other');
    await place.remove('other');
    await place.removeFolder('a');
    expect([await place.names().then((names) => names.filter((name) => name !== 'a')), await keys('a')]).toEqual([
      [],
      [],
    ]);
  });

  test('keeps nothing of what broke off', async () => {
    const broken = async function* () {
      yield randomBytes(100_000);
      throw new Error('the disk here is broken');
    };
    const writing = place.write('a/cut', Readable.from(broken(), { objectMode: false }), 200_000);
    await expect(writing).rejects.toThrow('the disk here is broken');
    expect([await read('a/cut'), await keys('a')]).toEqual([undefined, []]);
  });

  if (kind === 'folder') return;

  test('says why it did not do it', async () => {
    const problemOf = async (work: Promise<unknown>) => work.then(String, ({ code }: { code: string }) => code);
    expect(await problemOf((await connect(server?.wrong)).names())).toBe('backup-place.refused');
    server?.fails(({ method }) => (method === 'PUT' || method === 'POST' ? 507 : undefined));
    expect(await problemOf(place.write('a', Buffer.from('b')))).toBe('backup-place.full');
    server?.fails(({ method }) => (method === 'PUT' || method === 'POST' ? 403 : undefined));
    expect(await problemOf(place.write('a', Buffer.from('b')))).toBe('backup-place.forbidden');
    server?.fails(({ method }) => (method === 'PUT' ? 'cut' : undefined));
    const content = Readable.from([randomBytes(large)]);
    expect(await problemOf(place.write('a', content, large))).toBe('backup-place.unreachable');
    server?.fails();
    expect(await read('a')).toBeUndefined();
    await server?.stop();
    expect(await problemOf(place.names())).toBe('backup-place.unreachable');
  });
});
