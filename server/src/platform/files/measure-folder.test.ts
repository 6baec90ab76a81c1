import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureFolder } from './measure-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-measured-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every file counts, however many there are in how many folders', async () => {
  const folders = 60;
  const filesEach = 40;
  for (let number = 0; number < folders; number += 1) {
    const deep = join(folder, `recipe-${number}`, 'images');
    await mkdir(deep, { recursive: true });
    await writeFile(join(folder, `note-${number}`), 'x');
    for (let file = 0; file < filesEach; file += 1) await writeFile(join(deep, `${file}.webp`), '1234567890');
  }
  expect(await measureFolder(folder)).toBe(folders * (filesEach * 10 + 1));
});

test('a folder that is not there takes no room', async () => {
  expect(await measureFolder(join(folder, 'nowhere'))).toBe(0);
});
