import { expect, test } from 'vitest';
import { isSafeKey } from '../../platform/files/index.ts';
import { assetFileName, recipeAssetKey } from './file-keys.ts';

test.each([
  ['Grandma’s Menu', 'PDF', 'grandmas-menu.pdf'],
  ['Crème brûlée', 'jpeg', 'creme-brulee.jpeg'],
  ['../../etc/passwd', '../sh', 'etc-passwd.sh'],
  ['notes', '', 'notes'],
  ['.htaccess', '', 'htaccess'],
])('%s with the extension %s is kept as %s', (name, extension, fileName) => {
  expect(assetFileName(name, extension)).toBe(fileName);
});

test.each(['菜谱', '', '💥', '...', 'x'.repeat(500), 'CON'])(
  'a name like %s still becomes a usable file name',
  (name) => {
    const fileName = assetFileName(name, 'txt');

    expect(fileName).toMatch(/^[\w-]+\.txt$/);
    expect(fileName.length).toBeLessThan(140);
    expect(isSafeKey(recipeAssetKey('1', fileName))).toBe(true);
  },
);
