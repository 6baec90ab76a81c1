import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [500 * 1024 ** 2, '500.0 MB'],
  [1024 ** 3 + 1024 ** 2 * 13, '1.01 GB'],
  [1024 ** 5, '1024.0 TB'],
])('%d is written as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
