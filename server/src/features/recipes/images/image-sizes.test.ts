import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../../../test/pictures.ts';
import { createFileStore, type FileStore } from '../../../platform/files/index.ts';
import { ImageError, makeTiny, makeVariants } from '../../../platform/images/index.ts';
import { recipeImageFolder } from '../file-keys.ts';
import { keepImage, writeVariants } from './image-files.ts';
import { findImage, makeSizes } from './image-sizes.ts';

let root: string;
let files: FileStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'larder-image-sizes-'));
  files = createFileStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const photo = (color: string) => picture(color, 2000, 1500).jpeg().toBuffer();

const unsized = async (id: string, source: Buffer): Promise<string> => {
  await writeVariants(files, id, { source, ...(await makeTiny(source)) });
  return recipeImageFolder(id);
};

const namesIn = async (folder: string) => (await files.list(folder)).map(({ name }) => name);
const allSizes = ['min-original.webp', 'original.webp', 'tiny-original.webp'];

const shown = async (folder: string, size: 'original' | 'min' | 'tiny') => {
  const found = await findImage(files, folder, size);
  const bytes = found && (await files.read(found.path.slice(root.length + 1)));
  const { dominant } = await sharp(bytes).stats();
  const { width, format } = await sharp(bytes).metadata();
  return { width, format, isAsked: found?.isAsked, isRed: dominant.r > dominant.g };
};

test('a size is made when somebody asks for it, and once for all who ask at the same time', async () => {
  const folder = await unsized('asked', await photo('#c62828'));
  expect(await namesIn(folder)).toEqual(['source', 'tiny-original.webp']);
  const asked = await Promise.all([shown(folder, 'min'), shown(folder, 'min'), shown(folder, 'tiny')]);
  expect(asked.map(({ width }) => width)).toEqual([1200, 1200, 400]);
  expect(await namesIn(folder)).toEqual(['min-original.webp', 'source', 'tiny-original.webp']);
  expect(await shown(folder, 'original')).toEqual({ width: 2000, format: 'webp', isAsked: true, isRed: true });
});

test('once all are made the picture as it came is not needed any more', async () => {
  const folder = await unsized('made', await photo('#c62828'));
  await makeSizes(files, folder);
  await makeSizes(files, folder);
  expect(await namesIn(folder)).toEqual(allSizes);
});

test('a small picture has the same file in its larger sizes', async () => {
  const folder = await unsized('small', await picture('#c62828', 300, 200).png().toBuffer());
  await makeSizes(files, folder);
  expect([await shown(folder, 'original'), await shown(folder, 'min')]).toMatchObject([{ width: 300 }, { width: 300 }]);
});

test('a picture whose larger sizes cannot be made is shown small', async () => {
  const source = await photo('#c62828');
  const folder = recipeImageFolder('damaged');
  await writeVariants(files, 'damaged', { source: source.subarray(0, 2000), ...(await makeTiny(source)) });
  expect(await shown(folder, 'original')).toMatchObject({ width: 400, isAsked: false });
  await expect(makeSizes(files, folder)).rejects.toThrow(ImageError);
});

test('another picture that comes meanwhile is the one that stays', async () => {
  const folder = await unsized('replaced', await photo('#c62828'));
  const other = await makeVariants(await photo('#2e7d32'));
  const work = makeSizes(files, folder);
  await writeVariants(files, 'replaced', other);
  await work;
  expect(await namesIn(folder)).toEqual(allSizes);
  for (const size of ['original', 'min', 'tiny'] as const)
    expect(await shown(folder, size)).toMatchObject({ isRed: false });

  const next = await unsized('replaced', await photo('#c62828'));
  expect(await namesIn(next)).toEqual(['source', 'tiny-original.webp']);
  expect(await shown(next, 'min')).toMatchObject({ isRed: true });
});

test('versions that have it keep it as it is', async () => {
  await unsized('former', await photo('#c62828'));
  await keepImage(files, { id: 'former', image: 'key' });
  expect(await shown('recipes/former/pictures/key', 'min')).toMatchObject({ width: 1200, isAsked: true });
});
