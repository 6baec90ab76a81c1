import { expect, test } from 'vitest';
import { servedAs } from './index.ts';

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
