import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['abc', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['password', 'weak'],
  ['Xk4!tz', 'weak'],
  ['winter-plum', 'good'],
  ['winter-plum-7-spoons', 'very-strong'],
  ['gH7#kd92!mQz', 'strong'],
])('“%s” is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
