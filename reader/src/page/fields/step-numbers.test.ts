import { expect, test } from 'vitest';
import { withoutNumber, withoutStepNumbers } from './step-numbers.ts';

const read = (...texts: string[]) =>
  withoutStepNumbers([{ name: null, steps: texts.map((text) => ({ text })) }]).flatMap(({ steps }) =>
    steps.map(({ text }) => text),
  );

test.each([
  [
    ['1. Peel.', '2. Boil.'],
    ['Peel.', 'Boil.'],
  ],
  [
    ['Step 1', 'Peel.', 'Step 2', 'Boil.'],
    ['Peel.', 'Boil.'],
  ],
  [
    ['Stap 1: Schil.', 'Stap 2: Kook.'],
    ['Schil.', 'Kook.'],
  ],
  [
    ['Instructions:', '1) Peel.', '2) Boil.'],
    ['Peel.', 'Boil.'],
  ],
])('%j is shown without its own numbers', (texts, bare) => expect(read(...texts)).toEqual(bare));

test.each([
  [['2 hours before, soak the beans.', '1 hour later, drain.']],
  [['1. Peel.', '5. Boil.']],
  [['For the sauce:', 'Boil.']],
  [['12. December is a good day.']],
])('%j keeps its words', (texts) => expect(read(...texts)).toEqual(texts));

test('a number without a full stop goes only where it counts the steps', () => {
  expect(withoutNumber('2 Teig kneten', 2)).toBe('Teig kneten');
  expect(withoutNumber('2 Stunden ruhen lassen', 4)).toBe('2 Stunden ruhen lassen');
});
