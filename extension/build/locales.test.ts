import { expect, test } from 'vitest';
import { ownLanguage } from '../src/words.ts';
import { browserLocales, browserMessage } from './locales.ts';

const english = 'Recipes go to {address}, as {name}.';
const values = { address: { content: '$1' }, name: { content: '$2' } };

test('values keep their numbers in whatever order a language names them', () => {
  expect(browserMessage(english, english)).toEqual({
    message: 'Recipes go to $ADDRESS$, as $NAME$.',
    placeholders: values,
  });
  expect(browserMessage('Als {name} gehen Rezepte an {address}.', english)).toEqual({
    message: 'Als $NAME$ gehen Rezepte an $ADDRESS$.',
    placeholders: values,
  });
});

test('a dollar and an apostrophe stay what they are', () =>
  expect(browserMessage("It costs $1, and that''s it", 'It costs')).toEqual({
    message: "It costs $$1, and that's it",
  }));

test('a choice, which browsers do not know, is refused', () =>
  expect(() => browserMessage('{count, plural, one {# page} other {# pages}}', '')).toThrow('no choices'));

test('each language says which it is', () => {
  const { ar, nb, en_GB } = browserLocales();
  const said = [ar, nb, en_GB].map((messages) => messages?.[ownLanguage]?.message);
  expect(said).toEqual(['ar-SA', 'no-NO', 'en-GB']);
});

test('English has every text, and a language no empty one', () => {
  const { en, ...others } = browserLocales();
  expect(Object.keys(en ?? {}).length).toBeGreaterThan(20);
  for (const messages of Object.values(others)) {
    expect(Object.keys(en ?? {})).toEqual(expect.arrayContaining(Object.keys(messages)));
    expect(Object.values(messages).filter(({ message }) => !message)).toEqual([]);
  }
});
