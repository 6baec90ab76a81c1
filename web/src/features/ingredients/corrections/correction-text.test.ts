import type { Correction } from '@larder/contract';
import { expect, test } from 'vitest';
import { asTaught, meaningOf, textOf } from './correction-text.ts';

const ofLine: Correction = {
  id: '1',
  kind: 'line',
  input: '2½ geh. EL Mehl',
  pattern: '# geh. el mehl',
  quantity: null,
  unit: { id: 'u', name: 'Esslöffel' },
  food: { id: 'f', name: 'Weizenmehl' },
  note: 'gehäuft',
  createdAt: '2026-03-01T12:00:00.000Z',
};

test('a correction of a line shows what the line means, and is sent again as it was', () => {
  expect([textOf(ofLine), meaningOf(ofLine, 'en')]).toEqual(['2½ geh. EL Mehl', '2½ Esslöffel Weizenmehl, gehäuft']);
  expect(asTaught(ofLine)).toEqual({
    input: '2½ geh. EL Mehl',
    ingredient: { quantity: 2.5, unit: { id: 'u' }, food: { id: 'f' }, note: 'gehäuft' },
  });
});

test('a correction of a food shows the food alone', () => {
  const ofFood: Correction = { ...ofLine, kind: 'food', pattern: 'mehl', unit: null, note: '' };
  expect([textOf(ofFood), meaningOf(ofFood, 'en')]).toEqual(['mehl', 'Weizenmehl']);
  expect(asTaught(ofFood)).toEqual({ input: '2½ geh. EL Mehl', ingredient: { food: { id: 'f' } } });
});

test('an amount that was put right is that of exactly this line', () => {
  const exact: Correction = { ...ofLine, input: '2 x 3 eggs', pattern: '2 x 3 eggs', quantity: 6, unit: null };
  expect(meaningOf(exact, 'en')).toBe('6 Weizenmehl, gehäuft');
});
