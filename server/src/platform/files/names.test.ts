import { expect, test } from 'vitest';
import { assetFileName, isSafeKey, servedAs } from './index.ts';

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
    expect(isSafeKey(`recipes/1/assets/${fileName}`)).toBe(true);
  },
);

test('pictures and documents are shown, everything that can run something is saved', () => {
  expect(servedAs('menu.PDF')).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''menu.PDF",
  });
  expect(servedAs('a.png')['content-type']).toBe('image/png');
  for (const name of ['a.html', 'a.xhtml', 'a.js', 'a.svg', 'a.xml', 'a', 'a.constructor', 'a.png.exe']) {
    expect(servedAs(name)['content-disposition'], name).toMatch(/^attachment/);
    expect(servedAs(name)['content-type'], name).not.toMatch(/html|script/);
    expect(servedAs(name)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  }
  expect(servedAs('"; x=\r\né.txt')['content-disposition']).toBe(
    "inline; filename*=UTF-8''%22%3B%20x%3D%0D%0A%C3%A9.txt",
  );
});
