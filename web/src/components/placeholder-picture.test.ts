import { expect, test } from 'vitest';
import { placeholderPicture } from './placeholder-picture.ts';

test('a name has the same picture everywhere', () => {
  expect(placeholderPicture('Red cabbage')).toEqual(placeholderPicture('Red cabbage'));
});

test('a name looks the same however its accents are written', () => {
  expect(placeholderPicture('Cr\u00e8me')).toEqual(placeholderPicture('Cre\u0300me'));
});

test('shows the first letter of the name in any alphabet', () => {
  expect(['börek', ' żurek', 'борщ', '🍅 soup', ''].map((name) => placeholderPicture(name).initial)).toEqual([
    'B',
    'Ż',
    'Б',
    '🍅',
    '',
  ]);
});

test('names spread over patterns and colours', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Recipe ${index}`);

  expect(new Set(names.map((name) => placeholderPicture(name).kind)).size).toBe(3);
  expect(new Set(names.map((name) => placeholderPicture(name).ground)).size).toBe(5);
});
