import { expect, test } from 'vitest';
import { checkWords } from './words.mjs';

const english = {
  'en-US': { 'list.count': '{count, plural, one {# recipe} other {# recipes}}', 'app.name': 'Larder' },
};
const screen = "t('list.count', { count }); t('app.name')";
const polish = {
  'list.count': '{count, plural, one {# przepis} few {# przepisy} many {# przepisów} other {# przepisu}}',
  'app.name': 'Larder',
};
const faultsOf = (locale, words, source = english) => checkWords({ ...source, [locale]: words }, [screen]);

test('words in order pass', () => {
  expect(faultsOf('pl-PL', polish)).toEqual([]);
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
  ['{n} przepisów', 'has lost count (placeholders)'],
  ['wiele przepisów', 'has lost count (placeholders)'],
  ['{count} {n} przepisów', 'has invented n (placeholders)'],
  ['{count, plural, one {#} few {#} other {#}}', 'has no many of count'],
  ['{count, plural, one {#} two {#} few {#} many {#} other {#}}', 'has two of count, which the language does not know'],
  ['{count, plural, =1 {#} few {#} many {#} other {#}}', undefined],
  ['<b>{count}</b> przepisów', 'has invented b (elements)'],
  ['', 'is missing'],
])('of %s it is said what is wrong', (message, fault) => {
  expect(faultsOf('pl-PL', { ...polish, 'list.count': message })).toEqual(fault ? [`pl-PL: list.count ${fault}`] : []);
});

test('a choice that a translation lost is found', () => {
  const chosen = { 'en-US': { 'list.count': '{kind, select, a {A} other {B}}', 'app.name': 'Larder' } };
  expect(faultsOf('pl-PL', { ...polish, 'list.count': '{kind, select, other {B}}' }, chosen)).toEqual([
    'pl-PL: list.count has lost kind=a (choices)',
  ]);
});

test('what the usual form of a translation does not say is found', () => {
  const read = '{count, plural, one {{read} of one} other {{read} of #}}';
  const files = { 'en-US': { 'list.count': read, 'app.name': 'Larder' } };
  const words = { 'list.count': '{count, plural, one {{read} 1} few {{read} #} many {{read} #} other {#}}' };
  expect(faultsOf('pl-PL', { ...polish, ...words }, files)).toEqual([
    'pl-PL: list.count says no read where “other” is chosen',
  ]);
});

test('a sentence left in English is found, and none in another English', () => {
  const left = { 'en-US': { 'list.count': 'All of your recipes', 'app.name': 'Larder' } };
  expect(faultsOf('pl-PL', left['en-US'], left)).toEqual(['pl-PL: list.count is left in English']);
  expect(faultsOf('en-GB', left['en-US'], left)).toEqual([]);
});

test('a text that is far too long for its place is found', () => {
  const short = { 'en-US': { 'list.count': 'Save', 'app.name': 'Larder' } };
  const words = { 'list.count': 'Wszystkie zmiany zapisać teraz i na zawsze', 'app.name': 'Larder' };
  expect(faultsOf('pl-PL', words, short)).toEqual([expect.stringMatching(/^pl-PL: list.count is far too long/)]);
});

test('a translation of a key that is gone is found', () => {
  expect(faultsOf('pl-PL', { ...polish, 'list.gone': 'Nie ma' })).toEqual([
    'pl-PL: list.gone is unknown to the source language',
  ]);
});

test('a brace left open is found', () => {
  expect(checkWords({ 'en-US': { 'list.count': '{count}', 'app.name': 'Larder {' } }, [screen])).toEqual([
    expect.stringMatching(/^en-US: app.name is no ICU message/),
  ]);
});
