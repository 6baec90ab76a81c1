import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSentFiles } from './open-sent-files.ts';
import { writeZip } from './write-zip.ts';

const limits = { entries: 100, entryBytes: 1_000_000, totalBytes: 10_000_000, depth: 3 };
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
  for (const { path, read: content } of files) {
    read[path] = await content().then(String, (error: unknown) => String(Reflect.get(error as object, 'problem')));
  }
  close();
  return { read, broken };
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

test('what systems put beside files is left out', async () => {
  const { read } = await open({
    'a.zip': await zip({ '__MACOSX/._a.json': 'x', '.DS_Store': 'x', 'b/.hidden': 'x', 'b/c': 'C' }),
    'Thumbs.db': 'x',
  });
  expect(read).toEqual({ 'a.zip/b/c': 'C' });
});

test('a broken archive and one too deep are told, and hold up nothing else', async () => {
  const whole = await zip({ a: 'A'.repeat(500) });
  let deep = await zip({ a: 'A' });
  for (let depth = 0; depth < 4; depth += 1) deep = await zip({ 'inner.zip': deep });
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
    ['deep.zip/inner.zip/inner.zip/inner.zip', 'too-many-entries'],
  ]);
});

test('nothing is unpacked beyond the limit', async () => {
  const { read } = await open({ bomb: gzipSync(Buffer.alloc(5_000_000)) });
  expect(read).toEqual({ bomb: 'too-large' });
});
