import { expect, test } from 'vitest';
import { plainLines, plainText } from './plain-text.ts';

test.each([
  ['two &amp; three', 'two & three'],
  ['&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;', 'bold'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['bake <5 minutes', 'bake <5 minutes'],
  ['1Â¼ cups', '1¼ cups'],
  ['CrÃ¨me brÃ»lÃ©e', 'Crème brûlée'],
  ['&frac12; cup', '½ cup'],
  ['a\u00a0\n b', 'a b'],
])('%j reads %j', (written, text) => expect(plainText(written)).toBe(text));

test('paragraphs, items and breaks part lines', () => {
  expect(plainLines('<ul><li>one<li>two</ul>three<br>four')).toEqual(['one', 'two', 'three', 'four']);
});

test('amounts that are parted from their food by style alone stay apart', () => {
  expect(plainText('<span>200</span><span>g</span> <b>flour</b><i>2</i>')).toBe('200 g flour 2');
});
