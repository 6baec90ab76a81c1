import { describe, expect, test } from 'vitest';
import { type Files, samples } from '../../test/samples/all.ts';
import { readAll } from '../../test/sent-files.ts';
import type { AppRecipe } from './app-recipe.ts';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The same files with another content. */
const changed = (files: Files, change: (bytes: Uint8Array) => Uint8Array): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, change(bytesOf(content))]));

const lengthOf = (files: Files): number =>
  Object.values(files).reduce((sum, content) => sum + bytesOf(content).length, 0);

/** Numbers that look like chance and are the same each time. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const flipped = (bytes: Uint8Array, next: (below: number) => number): Uint8Array => {
  const other = Uint8Array.from(bytes);
  for (let count = 0; count < 8; count += 1) other[next(other.length)] = next(256);
  return other;
};

const repeated = (bytes: Uint8Array, times: number): Uint8Array => {
  const other = new Uint8Array(bytes.length * times);
  for (let count = 0; count < times; count += 1) other.set(bytes, count * bytes.length);
  return other;
};

/** What was read has the shape that is promised, whatever came in. */
const expectSound = (recipes: AppRecipe[], files: Files) => {
  for (const { name, ingredientGroups, instructionSections, rating } of recipes) {
    expect(typeof name).toBe('string');
    for (const { ingredients } of ingredientGroups)
      for (const { text } of ingredients) expect(typeof text).toBe('string');
    for (const { steps } of instructionSections) for (const { text } of steps) expect(typeof text).toBe('string');
    if (rating !== undefined) expect(rating > 0 && rating <= 5).toBe(true);
  }
  // Nothing grows: what comes out is in proportion to what went in.
  const written = JSON.stringify(recipes.map(({ pictures, assets, ...texts }) => texts)).length;
  expect(written).toBeLessThan(2000 * (recipes.length + 1) + 12 * lengthOf(files));
  expect(recipes.length).toBeLessThanOrEqual(1 + lengthOf(files) / 8);
};

describe.each(Object.entries(samples))('files of %s', (app, files) => {
  test('are known by their content, whatever they are called', async () => {
    const [first] = await readAll(files);
    expect(first?.app).toBe(app);
  });

  test('that were cut give what there is', async () => {
    for (let part = 0; part < 20; part += 1) {
      const cut = changed(files, (bytes) => bytes.subarray(0, Math.floor((bytes.length * part) / 20)));
      expectSound(await readAll(cut), cut);
    }
  });

  test('with bytes that are others are read as far as they can be', async () => {
    const next = chance(7);
    for (let round = 0; round < 60; round += 1) {
      const damaged = changed(files, (bytes) => flipped(bytes, next));
      expectSound(await readAll(damaged), damaged);
    }
  });

  test('that stand in one file many times over are read in proportion', async () => {
    const long = changed(files, (bytes) => repeated(bytes, 16));
    expectSound(await readAll(long), long);
  });

  test('without content, or with any, are nobody’s', async () => {
    const next = chance(11);
    const empty = changed(files, () => new Uint8Array());
    const noise = changed(files, (bytes) => bytes.map(() => next(256)));
    expect(await readAll(empty)).toEqual([]);
    expect(await readAll(noise)).toEqual([]);
  });
});
