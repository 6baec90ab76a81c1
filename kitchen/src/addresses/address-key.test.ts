import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['http://www.Example.org/soup/', 'https://example.org/soup'],
  ['https://m.example.org/soup#steps', 'https://example.org/soup'],
  ['https://example.org/soup/amp/', 'https://example.org/soup'],
  ['https://example.org/soup/index.html', 'https://example.org/soup'],
  ['https://example.org/soup?utm_source=mail&fbclid=x', 'https://example.org/soup'],
  ['https://example.org/r?id=7&page=2', 'https://example.org/r?page=2&id=7&utm_medium=x'],
])('%s is the same page as %s', (one, other) => expect(addressKey(one)).toBe(addressKey(other)));

test.each([
  ['https://example.org/soup', 'https://example.org/Soup-2'],
  ['https://example.org/r?id=7', 'https://example.org/r?id=8'],
  ['https://example.org:8080/', 'https://example.org/'],
  ['https://m.org/soup', 'https://org/soup'],
])('%s is another page than %s', (one, other) => expect(addressKey(one)).not.toBe(addressKey(other)));

test.each(['', 'tomato soup', 'mailto:a@example.org', 'http://'])('%j is no address', (text) =>
  expect(addressKey(text)).toBe(''),
);
