import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { withFreeName } from './with-free-name.ts';

const taken = (names: string[]) => async (name: string) => {
  if (names.includes(name)) throw new ApiError('taken', { status: 400, code: 'recipe.name-taken' });
  return name;
};

test('a name that is free stays as it is', async () => {
  expect(await withFreeName('Pancakes', taken([]))).toBe('Pancakes');
});

test('a name that is taken gets the first number that is free', async () => {
  expect(await withFreeName('Pancakes', taken(['Pancakes', 'Pancakes (1)']))).toBe('Pancakes (2)');
});

test('any other refusal is told', async () => {
  const refuse = () => Promise.reject(new Error('offline'));
  await expect(withFreeName('Pancakes', refuse)).rejects.toThrow('offline');
});
