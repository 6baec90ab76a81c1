import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { compileWords } from '../../../build/compile-words.ts';
import { inLanguage } from '../../../test/language.ts';
import { provideWords, t, tRich } from './messages.ts';

inLanguage('pl-PL');
beforeAll(() => {
  provideWords(
    compileWords({
      'app.title': '{page} · Larder',
      'nav.recipes': '{count, plural, one {# przepis} few {# przepisy} many {# przepisów} other {# przepisu}}',
      'layout.demo': 'Zobacz <link>wersję {version}</link>',
    }),
  );
});

test.each([
  [1, '1 przepis'],
  [3, '3 przepisy'],
  [5, '5 przepisów'],
  [22, '22 przepisy'],
])('%i takes its own plural in Polish', (count, words) => {
  expect(t('nav.recipes', { count })).toBe(words);
});

test('values are set in', () => {
  expect(t('app.title', { page: 'Chleb' })).toBe('Chleb · Larder');
});

test('elements stand in the middle of a sentence', () => {
  const node = tRich('layout.demo', { version: '3.0.0', link: (inner) => ['[', inner, ']'] });

  expect(JSON.stringify(node)).toMatch(/Zobacz .*\[.*wersję 3\.0\.0.*\]/);
});

test('an element stands where its value would', () => {
  const node = tRich('app.title', { page: createElement('b', null, 'Chleb') });

  expect(JSON.stringify(node)).toMatch(/"type":"b".*"children":"Chleb".* · Larder/);
});

test('what there is none of is written as nothing', () => {
  expect(t('app.title', { page: null })).toBe(' · Larder');
});

test('a key without words shows itself', () => {
  expect(t('action.close')).toBe('action.close');
});
