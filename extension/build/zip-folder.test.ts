import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { zipFolder } from './zip-folder.ts';

test('the same files are the same zip, whenever they were written', async () => {
  const home = await mkdtemp(join(tmpdir(), 'larder-zip-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const zips = ['one.zip', 'two.zip'].map((name) => `${home}-${name}`);
  onTestFinished(() => Promise.all(zips.map((zip) => rm(zip))).then(() => undefined));
  await writeFile(join(home, 'b.js'), 'b');
  await writeFile(join(home, 'a.js'), 'a');
  await zipFolder(home, zips[0] ?? '');
  await utimes(join(home, 'b.js'), 1, 1);
  await zipFolder(home, zips[1] ?? '');
  const [one, two] = await Promise.all(zips.map((zip) => readFile(zip)));
  expect(one?.length).toBeGreaterThan(100);
  expect(two).toEqual(one);
});
