import { expect, test } from 'vitest';
import { fundingAddress } from './funding.ts';

const address = 'https://sponsors.example/larder';

test.each([
  ['an address', address, address],
  ['an object with one', { type: 'individual', url: address }, address],
  ['a list', [{ type: 'other' }, 'nothing', { url: address }, 'https://other.example'], address],
  ['nothing', undefined, ''],
  ['an empty list', [], ''],
  ['what is no address of a page', { url: 'javascript:alert(1)' }, ''],
  ['something else', 7, ''],
])('the address of sponsors is read from %s', (_, funding, wanted) => {
  expect(fundingAddress(funding)).toBe(wanted);
});
