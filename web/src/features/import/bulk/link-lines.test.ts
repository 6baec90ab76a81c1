import { expect, test } from 'vitest';
import { linkLines } from './link-lines.ts';

const links = (text: string) => linkLines(text).map(({ url, isRepeated }) => (isRepeated ? 'again' : url));

test.each([
  ['https://example.org/a\n\nhttps://example.org/b\n', ['https://example.org/a', 'https://example.org/b']],
  ['Soup: https://example.org/a. And https://example.org/b!', ['https://example.org/a', 'https://example.org/b']],
  ['example.org/soup', ['https://example.org/soup']],
  ['- https://example.org/a', ['https://example.org/a']],
  ['tomato soup', [null]],
  ['https://', [null]],
  ['https://www.example.org/a/\nhttp://example.org/a?utm_source=x\n', ['https://www.example.org/a/', 'again']],
  ['', []],
])('%j', (text, expected) => expect(links(text)).toEqual(expected));
