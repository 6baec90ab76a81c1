import { expect, test } from 'vitest';
import { findAddress } from './recognise.ts';

test.each([
  ['https://example.org/soup', 'https://example.org/soup'],
  ['Look at this! https://example.org/soup?a=1.', 'https://example.org/soup?a=1'],
  ['example.org/soup', 'https://example.org/soup'],
  ['tomato soup', undefined],
  ['', undefined],
])('%s', (text, address) => expect(findAddress(text)).toBe(address));
