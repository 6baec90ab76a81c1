import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentsOf, isStale, make } from './outputs.mjs';

const home = fileURLToPath(new URL('../../', import.meta.url));
let folder;
let output;

const source = (name) => join(folder, 'src', name);
const build = async () => {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/main.js'), 'built');
  return true;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-outputs-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(source('one.ts'), '1');
  writeFileSync(source('two.ts'), '2');
  const below = relative(home, folder);
  output = { file: join(below, 'dist/main.js'), sources: [join(below, 'src')] };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was never built is stale, and fresh once it is', async () => {
  expect(isStale(output)).toBe(true);
  await make(output, build);
  expect(isStale(output)).toBe(false);
});

test.each([
  ['changed', () => utimesSync(source('one.ts'), 1, 1)],
  ['added', () => writeFileSync(source('three.ts'), '3')],
  ['removed', () => rmSync(source('two.ts'))],
])('a source that is %s makes it stale', async (_, happen) => {
  await make(output, build);
  happen();
  expect(isStale(output)).toBe(true);
});

test('a test is no source', async () => {
  await make(output, build);
  writeFileSync(source('one.test.ts'), 'test');
  expect(isStale(output)).toBe(false);
});

test('a build that fails leaves it stale', async () => {
  await make(output, build);
  writeFileSync(source('one.ts'), 'broken');
  expect(await make(output, async () => false)).toBe(false);
  expect(isStale(output)).toBe(true);
});

test('a source that changes during the build leaves it stale', async () => {
  await make(output, async () => {
    await build();
    writeFileSync(source('one.ts'), 'changed meanwhile');
    return true;
  });
  expect(isStale(output)).toBe(true);
});

test('the same sources give the same contents whenever they were written, and a changed one gives others', () => {
  const before = contentsOf(output.sources);
  utimesSync(source('one.ts'), 1, 1);
  expect(contentsOf(output.sources)).toBe(before);
  writeFileSync(source('one.ts'), '3');
  expect(contentsOf(output.sources)).not.toBe(before);
});
