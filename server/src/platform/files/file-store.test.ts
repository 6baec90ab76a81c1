import { access, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftName } from './file-keys.ts';
import { createFileStore, FileKeyError, type FileStore } from './index.ts';

const pie = '0f5e1f4e-8f3a-4b53-9d9e-0c7f3d0b9a11';
const cake = '77777777-8f3a-4b53-9d9e-0c7f3d0b9a11';

const recipeFolder = (recipeId: string) => `recipes/${recipeId}`;
const recipeAssetKey = (recipeId: string, name: string) => `recipes/${recipeId}/assets/${name}`;
const recipeImageKey = (recipeId: string, size: 'min' | 'tiny') => `recipes/${recipeId}/images/${size}-original.webp`;

let home: string;
let files: FileStore;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'larder-files-'));
  files = createFileStore(join(home, 'data'));
});
afterEach(() => rm(home, { recursive: true }));

test('what is written is found where today’s files lie', async () => {
  await files.write(recipeImageKey(pie, 'min'), Buffer.from('picture'));
  await files.write('users/cook/profile.webp', Readable.from([Buffer.from('fa'), Buffer.from('ce')]));

  expect(await access(join(home, 'data', 'recipes', pie, 'images', 'min-original.webp'))).toBeUndefined();
  expect(await text(await streamOf(recipeImageKey(pie, 'min')))).toBe('picture');
  expect(String(await files.read('users/cook/profile.webp'))).toBe('face');
});

test('what is written as new takes the place of nothing: of many at once, one is written', async () => {
  const key = recipeAssetKey(pie, 'menu.pdf');
  const contents = Array.from({ length: 10 }, (_, number) => `menu ${number}`);
  const written = await Promise.all(contents.map((content) => files.writeNew(key, Buffer.from(content))));

  expect(written.filter(Boolean)).toEqual([true]);
  expect(String(await files.read(key))).toBe(contents[written.indexOf(true)]);
  expect(await readdir(join(home, 'data', 'recipes', pie, 'assets'))).toEqual(['menu.pdf']);
});

test('what a kill left of files is removed, and nothing else', async () => {
  const key = recipeAssetKey(pie, 'menu.pdf');
  await files.write(key, Buffer.from('menu'));
  const folder = join(home, 'data', 'recipes', pie, 'assets');
  await writeFile(join(folder, draftName()), 'me');
  await writeFile(join(home, 'data', draftName()), 'm');

  expect(await files.removeDrafts(new Date(Date.now() - 60_000))).toBe(0);
  expect(await files.removeDrafts(new Date(Date.now() + 60_000))).toBe(2);
  expect(await readdir(join(home, 'data'))).toEqual(['recipes']);
  expect(await readdir(folder)).toEqual(['menu.pdf']);
});

test('a file tells its size, and its etag changes with its content', async () => {
  const key = recipeAssetKey(pie, 'menu.pdf');
  await files.write(key, Buffer.from('0123456789'));
  const before = await files.find(key);
  await files.write(key, Buffer.from('9876543210'));
  const after = await files.find(key);

  expect(before).toMatchObject({ size: 10, modifiedAt: expect.any(Date) });
  expect(before?.etag).toMatch(/^"[\w-]+"$/);
  expect(after?.etag).not.toBe(before?.etag);
  expect(await text(await streamOf(key, { start: 2, end: 4 }))).toBe('765');
});

test('what is missing is not found, and removing it is no trouble', async () => {
  await files.write(recipeAssetKey(pie, 'a.txt'), Buffer.from('a'));

  expect(await files.find(recipeAssetKey(cake, 'a.txt'))).toBeUndefined();
  expect(await files.find(recipeFolder(pie))).toBeUndefined();
  expect(await files.read(recipeFolder(pie))).toBeUndefined();
  expect(await files.find(`${recipeAssetKey(pie, 'a.txt')}/b`)).toBeUndefined();
  expect(await files.list(recipeFolder(cake))).toEqual([]);
  expect(await files.remove(recipeAssetKey(cake, 'a.txt'))).toBe(false);
  expect(await files.remove(recipeAssetKey(pie, 'a.txt'))).toBe(true);
  await files.removeFolder(recipeFolder(cake));
  await files.copyFolder(recipeFolder(cake), recipeFolder(pie));
});

test('a recipe’s files are copied and removed together', async () => {
  await files.write(recipeImageKey(pie, 'tiny'), Buffer.from('t'));
  await files.write(recipeAssetKey(pie, 'menu.pdf'), Buffer.from('menu'));

  await files.copyFolder(recipeFolder(pie), recipeFolder(cake));
  await files.removeFolder(recipeFolder(pie));

  expect(await files.list(recipeFolder(pie))).toEqual([]);
  expect(await files.list(recipeFolder(cake))).toEqual([
    { name: 'assets/menu.pdf', size: 4, modifiedAt: expect.any(Date) },
    { name: 'images/tiny-original.webp', size: 1, modifiedAt: expect.any(Date) },
  ]);
});

test('an upload that breaks off leaves the old file and no crumbs', async () => {
  const key = recipeAssetKey(pie, 'menu.pdf');
  await files.write(key, Buffer.from('old'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('new');
      throw new Error('connection lost');
    })(),
  );

  await expect(files.write(key, broken)).rejects.toThrow('connection lost');

  expect(String(await files.read(key))).toBe('old');
  expect(await readdir(join(home, 'data', 'recipes', pie, 'assets'))).toEqual(['menu.pdf']);
});

test('readers see the old file or the new one, never half of one', async () => {
  const key = recipeAssetKey(pie, 'big.bin');
  const contents = ['a', 'b'].map((letter) => Buffer.alloc(2_000_000, letter));
  await files.write(key, contents[0] ?? Buffer.alloc(0));

  const writing = (async () => {
    for (let round = 0; round < 10; round += 1) await files.write(key, contents[round % 2] ?? Buffer.alloc(0));
  })();
  for (let round = 0; round < 30; round += 1) {
    const read = await buffer(await streamOf(key));
    expect(contents.some((content) => content.equals(read))).toBe(true);
  }
  await writing;
});

test.each([
  '',
  '/',
  '..',
  '../secret',
  'recipes/../../secret',
  'recipes/..',
  'recipes//x',
  '/etc/passwd',
  'recipes\\..\\..\\secret',
  '.secret',
  'recipes/.draft-abc',
  'recipes/./x',
  'a\u0000.txt',
  `recipes/${'x'.repeat(256)}`,
])('the key %j reaches nothing', async (key) => {
  await writeFile(join(home, 'secret'), 'secret');

  expect(await files.find(key)).toBeUndefined();
  expect(await files.read(key)).toBeUndefined();
  await expect(files.write(key, Buffer.from('x'))).rejects.toThrow(FileKeyError);
  await expect(files.remove(key)).rejects.toThrow(FileKeyError);
  await expect(files.list(key)).rejects.toThrow(FileKeyError);
  await expect(files.removeFolder(key)).rejects.toThrow(FileKeyError);
  await expect(files.copyFolder(recipeFolder(pie), key)).rejects.toThrow(FileKeyError);
});

test('a link in the folder is not listed, and so never copied or exported', async () => {
  await files.write(recipeAssetKey(pie, 'a.txt'), Buffer.from('a'));
  await writeFile(join(home, 'secret'), 'secret');
  await symlink(join(home, 'secret'), join(home, 'data', 'recipes', pie, 'assets', 'b.txt'));

  expect((await files.list(recipeFolder(pie))).map(({ name }) => name)).toEqual(['assets/a.txt']);
});

async function streamOf(key: string, range?: { start: number; end: number }): Promise<Readable> {
  const file = await files.find(key);
  if (!file) throw new Error(`${key} is missing`);
  return file.stream(range);
}
