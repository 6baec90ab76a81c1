import { expect, test } from 'vitest';
import { splitRows } from './split-rows.ts';

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, and commas in the cells',
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\r1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'tabs, with nothing in the first heading and the last cell',
    '\ta\tb\n1\t2\t',
    [
      ['', 'a', 'b'],
      ['1', '2', ''],
    ],
  ],
  ['a single column', 'a\n1', [['a'], ['1']]],
  [
    'quotes',
    '"a, b","c ""d"""\n"two\nlines",',
    [
      ['a, b', 'c "d"'],
      ['two\nlines', ''],
    ],
  ],
  [
    'quotes within a bare cell',
    'a,b\n5" pan,2',
    [
      ['a', 'b'],
      ['5" pan', '2'],
    ],
  ],
  [
    'empty lines',
    'a,b\n\n , \n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a quote that is never closed', 'a,b\n"1,2\n3,4\n5,6', [['a', 'b'], null, ['3', '4'], ['5', '6']]],
  ['a quote that is closed too early', 'a,b\n"1"x,2\n3,"4"\n5,6', [['a', 'b'], null, ['3', '4'], ['5', '6']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => expect(splitRows(text).map(({ cells }) => cells)).toEqual(rows));

test('rows are numbered as a spreadsheet does it: headings, empty rows and cells of several lines count as one', () => {
  const numbers = splitRows('\nname\nleek\n\n"two\nlines"\n"open\nkale').map(({ number }) => number);
  expect(numbers).toEqual([2, 3, 5, 6, 7]);
});

test('a file of nothing but broken quotes is read in one go', () => {
  const rows = splitRows(`a\n${'"x\n'.repeat(50_000)}`);
  expect(rows).toHaveLength(50_001);
});
