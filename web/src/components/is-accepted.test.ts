import { expect, test } from 'vitest';
import { isAccepted } from './is-accepted.ts';

test.each([
  ['photo.jpg', 'image/jpeg', 'image/*', true],
  ['photo.HEIC', '', 'image/*,.heic', true],
  ['export.zip', 'application/zip', '.zip', true],
  ['export.zip', 'application/zip', 'application/zip', true],
  ['notes.txt', 'text/plain', 'image/*,.zip', false],
  ['anything.bin', '', '', true],
])('%s (%s) where %s is taken: %s', (name, type, accept, taken) => {
  expect(isAccepted({ name, type }, accept)).toBe(taken);
});
