import { expect, test } from 'vitest';
import { droppedFiles, pathOf } from './dropped-files.ts';

/** As a browser tells what somebody drops: a text is a file, an object a folder, null what cannot be opened. */
interface Folder {
  [name: string]: Folder | string | null;
}

const entryOf = (name: string, what: Folder | string | null, above = ''): object => {
  const fullPath = `${above}/${name}`;
  if (typeof what !== 'object' || what === null) {
    const file = (done: (file: File) => void, failed: () => void) =>
      what === null ? failed() : done(new File([what], name));
    return { fullPath, isFile: true, isDirectory: false, file };
  }
  const createReader = () => {
    const rest = Object.entries(what).map(([inner, of]) => entryOf(inner, of, fullPath));
    return { readEntries: (done: (some: object[]) => void) => done(rest.splice(0, 2)) };
  };
  return { fullPath, isFile: false, isDirectory: true, createReader };
};

const dropOf = (dropped: Folder) =>
  ({
    items: Object.entries(dropped).map(([name, what]) => ({ webkitGetAsEntry: () => entryOf(name, what) })),
    files: Object.keys(dropped).map((name) => new File([], name)),
  }) as unknown as DataTransfer;

test('a folder that is dropped is all files in it', async () => {
  const files = await droppedFiles(
    dropOf({ 'a.txt': 'a', Recipes: { 'b.txt': 'b', Soups: { 'c.txt': 'c' }, locked: null, 'd.txt': 'd' } }),
  );
  expect(files.map(pathOf)).toEqual(['a.txt', 'Recipes/b.txt', 'Recipes/Soups/c.txt', 'Recipes/d.txt']);
  expect(await files[2]?.text()).toBe('c');
});

test('files that are dropped are themselves', async () => {
  const drop = dropOf({ 'a.txt': 'a', 'b.txt': 'b' });
  expect(await droppedFiles(drop)).toEqual([...drop.files]);
  expect(await droppedFiles(null)).toEqual([]);
});
