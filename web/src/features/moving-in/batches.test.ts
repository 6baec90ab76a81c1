import { expect, test } from 'vitest';
import { batchesOf, sentFile } from './batches.ts';

const fileOf = (path: string, size: number) => {
  const file = new File([], path);
  Object.defineProperty(file, 'size', { value: size });
  return { path, file };
};

test('a large file goes alone, and small ones together', () => {
  const megabyte = 1024 * 1024;
  const batches = batchesOf([
    fileOf('a', megabyte),
    fileOf('b', megabyte),
    fileOf('c', 900 * megabyte),
    fileOf('d', 1),
  ]);
  expect(batches.map((batch) => batch.map(({ path }) => path))).toEqual([['a', 'b'], ['c'], ['d']]);
});

test('no request carries more than 500 files', () => {
  const files = Array.from({ length: 1001 }, (_, number) => fileOf(String(number), 1));
  expect(batchesOf(files).map(({ length }) => length)).toEqual([500, 500, 1]);
});

test('a file of a folder keeps its path there', () => {
  expect(sentFile(Object.assign(new File([], 'soup.html'), { path: './Recipes/soup.html' })).path).toBe(
    'Recipes/soup.html',
  );
  expect(sentFile(new File([], 'soup.html')).path).toBe('soup.html');
});
