import { describe, expect, test } from 'vitest';
import { type Files, samples } from '../../test/samples/all.ts';
import { readAll } from '../../test/sent-files.ts';
import { OpenedFile } from './sent-file.ts';

const textsOf = (files: Files): [path: string, text: string][] =>
  Object.entries(files).flatMap(([path, content]) => (typeof content === 'string' ? [[path, content]] : []));

const saved = Object.entries(samples).filter(([, files]) =>
  textsOf(files).some(([, text]) => /^\s*[[{]\s*[{"]/.test(text)),
);

describe.each(saved)('JSON of %s', (app, files) => {
  test('whose end is missing is of the same app, and gives what there is', async () => {
    const cut = Object.fromEntries(textsOf(files).map(([path, text]) => [path, text.trimEnd().slice(0, -2)]));
    const [whole, damaged] = [await readAll(files), await readAll(cut)];
    expect(damaged.map(({ app, name }) => [app, name])).toEqual(whole.map(({ app, name }) => [app, name]));
    expect(damaged[0]?.app).toBe(app);
  });
});

const around = { find: () => undefined, below: () => [], endingIn: () => [] };
const isDamaged = (text: string) => new OpenedFile('a', new TextEncoder().encode(text), around).isDamaged;
const documents = Object.entries(samples).flatMap(([app, files]) =>
  textsOf(files)
    .filter(([, text]) => text.startsWith('<?xml'))
    .map(([, text]) => [app, text] as const),
);

test.each(documents)('XML of %s is damaged where its end is missing', (_, text) => {
  expect(isDamaged(text)).toBe(false);
  expect(isDamaged(text.slice(0, text.lastIndexOf('</')))).toBe(true);
});

describe.each(['mealmaster', 'rezkonv', 'mastercook_text', 'nowyourecooking'] as const)('a text of %s', (app) => {
  test('that has zeros and other signs in it is still one', async () => {
    const whole = await readAll(samples[app]);
    const damaged = Object.fromEntries(
      textsOf(samples[app]).map(([path, text]) => [path, text.replaceAll('flour', 'fl\0ur').replaceAll('ö', '\x03')]),
    );
    expect((await readAll(damaged)).map(({ app, name }) => [app, name])).toEqual(
      whole.map(({ app, name }) => [app, name]),
    );
  });
});

describe.each([
  ['mealmaster', 'Title:'],
  ['rezkonv', 'Titel:'],
] as const)('a text of %s', (app, label) => {
  test('whose titles are damaged gives its ingredients', async () => {
    const damaged = Object.fromEntries(
      textsOf(samples[app]).map(([path, text]) => [path, text.replaceAll(label, `${label.slice(0, 2)}#`)]),
    );
    const [recipe] = await readAll(damaged);
    expect(recipe?.app).toBe(app);
    expect(recipe?.ingredientGroups[0]?.ingredients.length).toBeGreaterThan(1);
  });
});
