import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSentFiles } from './open-sent-files.ts';
import { writeZip } from './write-zip.ts';

const limits = { entries: 100, entryBytes: 1_000_000, totalBytes: 10_000_000, depth: 5, archives: 20, deepArchives: 6 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-sent-'));
});
afterAll(() => rm(folder, { recursive: true }));

const zip = (contents: Record<string, string | Buffer>) =>
  buffer(writeZip(Object.entries(contents).map(([path, content]) => ({ path, content }))));

const open = async (contents: Record<string, string | Buffer>) => {
  const sent = Object.entries(contents).map(([path, content], number) => ({
    path,
    content,
    file: join(folder, `${number}`),
  }));
  for (const { file, content } of sent) await writeFile(file, content);
  const { files, broken, close } = await openSentFiles(sent, limits);
  const read: Record<string, string> = {};
  /** What can be read of those that are broken. */
  const parts: Record<string, string> = {};
  for (const file of files) {
    const problem = (error: unknown) => String(Reflect.get(error as object, 'problem'));
    read[file.path] = await file.read().then(String, problem);
    const part = await file.readPart().catch(() => null);
    if (part && !part.isWhole) parts[file.path] = String(part.bytes);
  }
  close();
  return { read, parts, broken };
};

test('archives are laid open, also in archives, whatever their names are', async () => {
  const inner = await zip({ 'recipe.json': '{}', 'image.jpeg': 'a picture' });
  const other = await zip({ 'recipe.json': '[]' });
  const { read, broken } = await open({
    'an export': await zip({ '1.zip': inner, 'b/two': other, 'c.txt': 'C' }),
    'd.txt': 'D',
  });
  expect(read).toEqual({
    'an export/1.zip/recipe.json': '{}',
    'an export/1.zip/image.jpeg': 'a picture',
    'an export/b/two/recipe.json': '[]',
    'an export/c.txt': 'C',
    'd.txt': 'D',
  });
  expect(broken).toEqual([]);
});

test('what was packed alone is unpacked, in an archive and beside it', async () => {
  const { read } = await open({ 'a.zip': await zip({ pie: gzipSync('Pie') }), soup: gzipSync('Soup') });
  expect(read).toEqual({ 'a.zip/pie': 'Pie', soup: 'Soup' });
});

test('of a file that is damaged, what comes before that is read', async () => {
  const text = Array.from({ length: 9000 }, (_, index) => `line ${(index * 7919) % 10_000}`).join('\n');
  const packed = gzipSync(text);
  const half = (bytes: Buffer) => bytes.length >> 1;
  const damaged = Buffer.from(packed).fill(0x55, half(packed), half(packed) + 50);
  const archive = await zip({ 'a.txt': 'A' });
  const inArchive = await buffer(writeZip([{ path: 'b.txt', content: text }]));
  inArchive.fill(0x55, half(inArchive), half(inArchive) + 50);
  const { read, parts } = await open({
    cut: packed.subarray(0, half(packed)),
    damaged,
    'b.zip': inArchive,
    'nothing.gz': packed.subarray(0, 5),
    'a.zip': archive,
  });
  expect(read).toMatchObject({ cut: 'not-a-zip', damaged: 'not-a-zip', 'a.zip/a.txt': 'A' });
  expect(Object.keys(parts)).toEqual(['cut', 'damaged', 'b.zip/b.txt']);
  for (const part of Object.values(parts)) {
    expect(part.length).toBeGreaterThan(text.length / 3);
    expect(text.slice(0, text.length / 3)).toBe(part.slice(0, text.length / 3));
  }
});

test('what systems put beside files is left out', async () => {
  const { read } = await open({
    'a.zip': await zip({ '__MACOSX/._a.json': 'x', '.DS_Store': 'x', 'b/.hidden': 'x', 'b/c': 'C' }),
    'Thumbs.db': 'x',
  });
  expect(read).toEqual({ 'a.zip/b/c': 'C' });
});

test('a broken archive and one too deep are told, and hold up nothing else', async () => {
  const whole = Buffer.from(
    `PK\x03\x04 and nothing of an archive behind it${', however long one looks for it'.repeat(3)}`,
  );
  let deep = await zip({ a: 'A' });
  for (let depth = 0; depth < 6; depth += 1) deep = await zip({ 'inner.zip': deep });
  const { read, broken } = await open({
    'cut.zip': whole.subarray(0, whole.length - 30),
    'outer.zip': await zip({ 'cut.zip': whole.subarray(0, whole.length - 30), b: 'B' }),
    'deep.zip': deep,
    'c.txt': 'C',
  });
  expect(read).toEqual({ 'outer.zip/b': 'B', 'c.txt': 'C' });
  expect(broken.map(({ path, problem }) => [path, problem])).toEqual([
    ['cut.zip', 'not-a-zip'],
    ['outer.zip/cut.zip', 'not-a-zip'],
    [`deep.zip${'/inner.zip'.repeat(5)}`, 'too-deep'],
  ]);
});

/** Entries with their sizes before them and behind them, packed and not. */
const mixed = async (count = 9) =>
  buffer(
    writeZip(
      Array.from({ length: count }, (_, index) => ({
        path: `${index}.txt`,
        content: index % 3 === 0 ? Buffer.from(`text ${index}`.repeat(50)) : `text ${index}`.repeat(50),
        isPacked: index % 3 < 2,
      })),
    ),
  );

test('of an archive that was cut short at any place, the files before it are read', async () => {
  const whole = await mixed();
  const directory = whole.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  let most = 0;
  for (let length = 40; length < whole.length; length += 37) {
    const { read, parts, broken } = await open({ 'cut.zip': whole.subarray(0, length) });
    const names = Object.keys(read);
    expect(names).toEqual(Array.from({ length: names.length }, (_, index) => `cut.zip/${index}.txt`));
    const wholeOnes = Object.values(read).filter((text) => text !== 'not-a-zip');
    for (const [index, text] of wholeOnes.entries()) expect(text).toBe(`text ${index}`.repeat(50));
    for (const [path, text] of Object.entries(parts)) {
      expect(path).toBe(`cut.zip/${wholeOnes.length}.txt`);
      expect(`text ${wholeOnes.length}`.repeat(50).startsWith(text)).toBe(true);
    }
    expect(wholeOnes.length).toBeGreaterThanOrEqual(most);
    most = wholeOnes.length;
    if (length < directory)
      expect(broken.map(({ problem }) => problem)).toContain(names.length > 0 ? 'cut-short' : 'not-a-zip');
  }
  expect(most).toBe(9);
});

test('an archive that was cut short is read in another one, too', async () => {
  const cut = (await mixed()).subarray(0, 2000);
  const { read, broken } = await open({ 'outer.zip': await zip({ 'cut.zip': cut, b: 'B' }) });
  expect(read).toMatchObject({ 'outer.zip/cut.zip/0.txt': 'text 0'.repeat(50), 'outer.zip/b': 'B' });
  expect(broken).toContainEqual({ path: 'outer.zip/cut.zip', problem: 'cut-short' });
});

test('damaged bytes cost the files that they are in', async () => {
  const whole = await mixed();
  const second = whole.indexOf('2.txt') - 30;
  whole.fill(0, second, second + 20);
  whole.fill(0, whole.indexOf(Buffer.from('PK\x01\x02', 'latin1')), whole.length - 10);
  const { read, broken } = await open({ 'damaged.zip': whole });
  expect(Object.keys(read)).toEqual([0, 1, 3, 4, 5, 6, 7, 8].map((index) => `damaged.zip/${index}.txt`));
  expect(broken).toContainEqual({ path: 'damaged.zip', problem: 'cut-short' });
});

test('files that lead out of the archive or unpack into too much are left out alone', async () => {
  const contents = { 'a.txt': 'A', 'nn/nn/b.txt': 'B', zeros: Buffer.alloc(5_000_000), 'c.txt': 'C' };
  const bytes = Buffer.from((await zip(contents)).toString('latin1').replaceAll('nn/nn', '../..'), 'latin1');
  const { read, broken } = await open({ 'bad.zip': bytes });
  expect(read).toEqual({ 'bad.zip/a.txt': 'A', 'bad.zip/c.txt': 'C' });
  expect(broken.map(({ path, problem }) => [path, problem])).toEqual([
    ['bad.zip/../../b.txt', 'unsafe-entry'],
    ['bad.zip/zeros', 'too-large'],
  ]);
});

test('of more files than may be, the first are read, also where archives in archives multiply them', async () => {
  const { read, broken } = await open({ 'many.zip': await mixed(130) });
  expect(Object.keys(read)).toHaveLength(100);
  expect(broken).toEqual([{ path: 'many.zip', problem: 'too-many-entries' }]);

  const forty = await mixed(40);
  const multiplied = await open({ 'outer.zip': await zip({ '1.zip': forty, '2.zip': forty, '3.zip': forty }) });
  expect(Object.keys(multiplied.read)).toHaveLength(97);
  expect(multiplied.broken).toContainEqual({ path: 'outer.zip/3.zip', problem: 'too-many-entries' });
});

test('archives that multiply in archives are given up where no app puts any, which is told once', async () => {
  let inner = await zip({ a: 'A'.repeat(100) });
  for (let depth = 0; depth < 4; depth += 1) inner = await zip({ '1.zip': inner, '2.zip': inner });
  const { read, broken } = await open({ 'multiplied.zip': inner });
  // Of those in three others, two are opened with the two in each.
  expect(Object.keys(read)).toEqual(
    ['1.zip/1.zip/1.zip/1.zip', '1.zip/1.zip/1.zip/2.zip', '1.zip/1.zip/2.zip/1.zip', '1.zip/1.zip/2.zip/2.zip'].map(
      (path) => `multiplied.zip/${path}/a`,
    ),
  );
  expect(broken).toEqual([{ path: 'multiplied.zip/1.zip/2.zip/1.zip', problem: 'too-deep' }]);
});

test('nothing is unpacked beyond the limit', async () => {
  const { read } = await open({ bomb: gzipSync(Buffer.alloc(5_000_000)) });
  expect(read).toEqual({ bomb: 'too-large' });
});
