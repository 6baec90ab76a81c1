import { expect, test } from 'vitest';
import { zipOf } from '../../../test/empty-zip.ts';
import { isMealieBackup, zipNames } from './zip-names.ts';

test('the names in a zip are those in its list', async () => {
  const names = ['database.json', 'data/recipes/a/images/original.webp', 'Crème brûlée.html'];
  expect(await zipNames(zipOf(names))).toEqual(names);
  expect(await zipNames(zipOf(names, 'made by hand'))).toEqual(names);
  expect(await zipNames(zipOf([]))).toEqual([]);
});

test('what is none, or was cut short, has no names', async () => {
  expect(await zipNames(new Blob(['a recipe']))).toBeUndefined();
  expect(await zipNames(new Blob([]))).toBeUndefined();
  const whole = zipOf(['a.json', 'b.json']);
  expect(await zipNames(whole.slice(0, whole.size - 10))).toBeUndefined();
  expect(await zipNames(whole.slice(20))).toBeUndefined();
});

test('a backup of Mealie is known by its database', () => {
  expect(isMealieBackup(['database.json', 'data/.PLACEHOLDER'])).toBe(true);
  expect(isMealieBackup(['mealie_2024/data/', 'mealie_2024/database.json'])).toBe(true);
  expect(isMealieBackup(['soup/soup.json', 'soup/assets/my/database.json'])).toBe(false);
});
