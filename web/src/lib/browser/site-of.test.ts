import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

test.each([
  ['https://www.example.org/soup', 'example.org'],
  ['http://kitchen.local:8080', 'kitchen.local'],
  ['http://', undefined],
  ['https://[', undefined],
  ['javascript:alert(1)', undefined],
  ['grandmother', undefined],
  ['', undefined],
  [null, undefined],
])('%s leads to %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
