import { expect, test } from 'vitest';
import { english } from './english.ts';
import { tokenize } from './tokenize.ts';

test.each([
  ['10g/½oz fresh tarragon, leaves only', '10 g / ½ oz fresh tarragon , leaves only'],
  ['2lb1oz flour', '2 lb 1 oz flour'],
  ['12oz-1lb runner beans', '12 oz - 1 lb runner beans'],
  ['1½-inch pieces', '1½ inch pieces'],
  ['1 (8-ounce) can', '1 ( 8 ounce ) can'],
  ['6-bone rack, 28-day aged', '6-bone rack , 28-day aged'],
  ['36% cocoa solids', '36% cocoa solids'],
  ['2 tbsp. oil', '2 tbsp oil'],
  ['salt (e.g. Maldon).', 'salt ( e.g. Maldon ) .'],
  ['and/or butter/oil', 'and/or butter / oil'],
])('%s is cut into its pieces', (line, pieces) => {
  expect(
    tokenize(line, english)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(pieces);
});

test.each([
  ['1 1/2 cups', '1 1/2'],
  ['1-1/2 cups', '1-1/2'],
  ['1 and 1/2 cups', '1 and 1/2'],
  ['1⁄2 cup', '1⁄2'],
  ['&frac12; cup', '&frac12;'],
  ['.5 cup', '.5'],
  ['2-3 cups', '2-3'],
  ['2 to 3 cups', '2 to 3'],
  ['2- to 3-pound chicken', '2- to 3'],
  ['10 to12 biscuits', '10 to12'],
  ['1/4-1/2 cup', '1/4-1/2'],
  ['1 ½ to 2 cups', '1 ½ to 2'],
  ['2 x 400g cans', '2 x'],
  ['2x400g cans', '2x'],
  ['1,000 grams', '1,000'],
])('the number of "%s" is "%s"', (line, number) => {
  expect(tokenize(line, english)[0]).toMatchObject({ kind: 'number', text: number });
});

test('"1 8-ounce can" has two amounts', () => {
  const numbers = tokenize('1 8-ounce can', english).filter(({ kind }) => kind === 'number');
  expect(numbers.map(({ text }) => text)).toEqual(['1', '8']);
});

test('every piece stands where it says', () => {
  const line = '  2 tbsp “hot” chilli—flaked 🌶️ (see note)…';
  for (const { text, start, end } of tokenize(line, english)) expect(line.slice(start, end)).toBe(text);
});
