import { expect, test } from 'vitest';
import { checkWords } from './words.mjs';

const english = {
  'en-US': { 'list.count': '{count, plural, one {# recipe} other {# recipes}}', 'app.name': 'Larder' },
};
const screen = "t('list.count', { count }); t('app.name')";

test('words in order pass', () => {
  const polish = { 'list.count': '{count, plural, one {# przepis} few {# przepisy} other {# przepisu}}' };

  expect(checkWords({ ...english, pl: polish }, [screen])).toEqual([]);
});

test('a key that no screen names is found', () => {
  expect(checkWords(english, ["t('app.name')"])).toEqual(['en-US: nothing uses list.count']);
});

test('a template names the keys that begin like it', () => {
  const lists = String((t, what) => [t(`list.${what}`), t('app.name')]);
  const others = String((t, what) => [t(`lists.${what}`), t('app.name')]);

  expect(checkWords(english, [lists])).toEqual([]);
  expect(checkWords(english, [others])).toEqual(['en-US: nothing uses list.count']);
});

test.each([
  ['lost', '{n} Rezepte'],
  ['forgotten', 'viele Rezepte'],
])('a placeholder that a translation has %s is found', (_, message) => {
  expect(checkWords({ ...english, de: { 'list.count': message } }, [screen])).toEqual([
    expect.stringMatching(/^de: list.count has .*, the source language count$/),
  ]);
});

test('a translation of a key that is gone is found', () => {
  expect(checkWords({ ...english, de: { 'list.gone': 'Weg' } }, [screen])).toEqual([
    'de: list.gone is unknown to the source language',
  ]);
});

test('a brace left open is found', () => {
  expect(checkWords({ 'en-US': { 'app.name': 'Larder {' } }, [screen])).toEqual([
    expect.stringMatching(/^en-US: app.name is no ICU message/),
  ]);
});
