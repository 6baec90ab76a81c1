import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import { openZip, writeZip, type ZipContent, ZipError } from './index.ts';

const limits = { entries: 10, entryBytes: 5_000_000, totalBytes: 8_000_000 };
const zipOf = (contents: ZipContent[]) => buffer(writeZip(contents));

test('what goes into an archive comes out of it', async () => {
  const bytes = await zipOf([
    { path: 'pie/pie.json', content: '{"name":"Pie"}', modifiedAt: new Date(Date.UTC(2024, 4, 6)) },
    { path: 'pie/images/ö.webp', content: () => Readable.from([Buffer.from('web'), Buffer.from('p')]), isPacked: true },
    { path: 'empty.txt', content: new Uint8Array() },
  ]);

  const { entries, close } = await openZip(bytes, limits);

  expect(entries.map(({ path, size }) => [path, size])).toEqual([
    ['pie/pie.json', 14],
    ['pie/images/ö.webp', 4],
    ['empty.txt', 0],
  ]);
  expect((await Promise.all(entries.map((entry) => entry.read()))).map(String)).toEqual(['{"name":"Pie"}', 'webp', '']);
  expect(entries[0]?.modifiedAt.getTime()).toBe(Date.UTC(2024, 4, 6));
  close();
});

test('an archive on the disk is read without loading it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-zip-'));
  await writeFile(join(folder, 'a.zip'), await zipOf([{ path: 'a.txt', content: 'a' }]));

  const { entries, close } = await openZip(join(folder, 'a.zip'), limits);

  expect(String(await entries[0]?.read())).toBe('a');
  close();
  await rm(folder, { recursive: true });
});

test('entries of an archive on the disk that wait to be read are let go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-zip-'));
  const large = Array.from({ length: 4 }, (_, index) => ({ path: `${index}.bin`, content: randomBytes(400_000) }));
  await writeFile(join(folder, 'a.zip'), await zipOf(large));
  for (let time = 0; time < 20; time += 1) {
    const { entries, close } = await openZip(join(folder, 'a.zip'), limits);
    const streams = await Promise.all(entries.map((entry) => entry.stream()));
    for (const stream of streams) stream.resume();
    for (const stream of streams) stream.destroy();
    close();
  }
  const { entries, close } = await openZip(join(folder, 'a.zip'), limits);
  expect(await entries[3]?.read()).toEqual(large[3]?.content);
  close();
  await rm(folder, { recursive: true });
});

test('files are asked for one after the other, and a broken one breaks the archive', async () => {
  let open = 0;
  let mostOpen = 0;
  const slow = () => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    return Readable.from([Buffer.alloc(1000)]).once('close', () => {
      open -= 1;
    });
  };
  await zipOf(Array.from({ length: 20 }, (_, index) => ({ path: `${index}.bin`, content: slow })));
  expect(mostOpen).toBe(1);

  const broken = { path: 'b.bin', content: () => Promise.reject(new Error('disk gone')) };
  await expect(zipOf([{ path: 'a.txt', content: 'a' }, broken])).rejects.toThrow('disk gone');
});

test('too many, too large, or packed beyond belief is refused before anything is unpacked', async () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ path: `${index}.txt`, content: 'x' }));
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 7919) % 251));

  await expect(openZip(await zipOf(many), limits)).rejects.toThrow(new ZipError('too-many-entries'));
  for (const contents of [
    [{ path: 'large.bin', content: noise(5_000_001), isPacked: true }],
    [1, 2, 3].map((index) => ({ path: `${index}.bin`, content: noise(2_700_000), isPacked: true })),
    [{ path: 'zeros.bin', content: Buffer.alloc(4_000_000) }],
  ]) {
    await expect(openZip(await zipOf(contents), limits)).rejects.toThrow(new ZipError('too-large'));
  }
});

test('an entry that unpacks to more than it promised is cut off', async () => {
  const bytes = await zipOf([{ path: 'a.txt', content: 'x'.repeat(100_000) }]);
  for (let at = 0; at < bytes.length - 4; at += 1) if (bytes.readUInt32LE(at) === 100_000) bytes.writeUInt32LE(10, at);

  const { entries, close } = await openZip(bytes, limits);

  expect(entries[0]?.size).toBe(10);
  await expect(entries[0]?.read()).rejects.toThrow(ZipError);
  close();
});

test.each(['../x.txt', 'a/../../x.txt', '/etc/passwd', 'C:/x.txt', '..\\x.txt', 'a\u0001b.txt'])(
  'an entry named %j makes the archive unsafe',
  async (path) => {
    const bytes = await zipOf([{ path: 'n'.repeat(path.length), content: 'x' }]);
    const renamed = Buffer.from(bytes.toString('latin1').replaceAll('n'.repeat(path.length), path), 'latin1');

    await expect(openZip(renamed, limits)).rejects.toThrow(new ZipError('unsafe-entry'));
  },
);

test('a link makes the archive unsafe', async () => {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from('/etc/passwd'), 'link.txt', { mode: 0o120777 });
  zip.end();

  await expect(openZip(await buffer(zip.outputStream), limits)).rejects.toThrow(new ZipError('unsafe-entry'));
});

test('what is no archive, or half of one, is refused', async () => {
  const bytes = await zipOf([{ path: 'a.txt', content: 'hello' }]);

  for (const bad of [
    Buffer.alloc(0),
    Buffer.from('hello'),
    bytes.subarray(0, bytes.length / 2),
    Buffer.alloc(100_000),
  ]) {
    await expect(openZip(bad, limits)).rejects.toThrow(new ZipError('not-a-zip'));
  }
  await expect(openZip('/nowhere/a.zip', limits)).rejects.toThrow(ZipError);
});

test('an archive with damaged bytes gives its content or a refusal, nothing else', async () => {
  const good = await zipOf([
    { path: 'a.json', content: '{"name":"Pie"}'.repeat(20) },
    { path: 'b.webp', content: 'webp', isPacked: true },
  ]);
  const damage = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });

  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = Buffer.from(good);
      for (const [at, value] of changes) bytes[at] = value;
      try {
        const { entries, close } = await openZip(bytes, limits);
        await Promise.all(entries.map((entry) => entry.read())).finally(close);
      } catch (error) {
        expect(error).toBeInstanceOf(ZipError);
      }
    }),
    { numRuns: 500 },
  );
});
