import { expect, test } from 'vitest';
import { createSealedTexts } from './sealed-texts.ts';

const sealed = createSealedTexts('ab'.repeat(32), 'test');

test('a sealed text is read by the server that sealed it, and says nothing by itself', () => {
  const text = sealed.seal('geheim, ç 🍋');
  expect(text).not.toContain('geheim');
  expect(sealed.seal('geheim, ç 🍋')).not.toBe(text);
  expect(sealed.open(text)).toBe('geheim, ç 🍋');
});

test.each([
  ['of another server', createSealedTexts('cd'.repeat(32), 'test').seal('one')],
  ['for another purpose', createSealedTexts('ab'.repeat(32), 'other').seal('one')],
  ['changed', `A${sealed.seal('one').slice(1)}B`],
  ['cut', sealed.seal('one').slice(0, 10)],
  ['empty', ''],
])('what is %s opens nothing', (_, text) => {
  expect(sealed.open(text)).toBeUndefined();
});
