import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

test.each([
  [258_000, '04:18'],
  [257_001, '04:18'],
  [3_725_000, '1:02:05'],
  [0, '00:00'],
  [-61_000, '−01:01'],
])('%i milliseconds read %s', (left, text) => expect(clockText(left)).toBe(text));
