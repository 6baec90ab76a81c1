import { expect, test } from 'vitest';
import { hashToken, isApiToken, isSameCode, isSameSecret, newApiToken, oneTimeCode, randomToken } from './tokens.ts';

test('a random token fits into a link and never comes twice', () => {
  const tokens = Array.from({ length: 1000 }, () => randomToken());

  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
});

test('an API token is recognised by its look and found by its hash', () => {
  const { token, tokenHash } = newApiToken();

  expect(isApiToken(token)).toBe(true);
  expect(isApiToken('eyJhbGciOiJIUzI1NiJ9.e30.x')).toBe(false);
  expect(hashToken(token)).toBe(tokenHash);
  expect(tokenHash).not.toContain(token);
});

test('a code is forgiving about how it is typed', () => {
  const code = oneTimeCode();

  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(isSameCode(code.toLowerCase().replace('-', ' '), code)).toBe(true);
  expect(isSameCode('O1IL-ABCD', '0111-ABCD')).toBe(true);
  expect(isSameCode('', code)).toBe(false);
  expect(isSameCode(`${code}0`, code)).toBe(false);
});

test('secrets of different length are simply different', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abcd')).toBe(false);
});
