import { expect, test } from 'vitest';
import { isPastHalfLife } from './half-life.ts';

const jwt = (claims: object) =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;
const hours = (count: number) => count * 3600;

test.each([
  ['fresh', 1, false],
  ['older than half of its life', 30, true],
  ['over', 50, true],
])('a token that is %s', (_, age, past) => {
  const token = jwt({ iat: 0, exp: hours(48), name: '~~~???>>>' });

  expect(isPastHalfLife(token, hours(age) * 1000)).toBe(past);
});

test('a token that cannot be read is left alone', () => {
  expect(isPastHalfLife('larder_0123', Date.now())).toBe(false);
  expect(isPastHalfLife(jwt({}), Date.now())).toBe(false);
});
