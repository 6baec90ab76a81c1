import { expect, test } from 'vitest';
import { type Column, chosenColumns, columnsThatFit } from './columns.ts';

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: key,
  cell: (row) => row,
  least: 100,
  share: 1,
  ...more,
});

const columns = [column('name'), column('plural'), column('label'), column('changed', { isExtra: true })];
const keys = (shown: Column<string>[]) => shown.map(({ key }) => key);

test('a table shows its usual columns until somebody chooses', () => {
  expect(keys(chosenColumns(columns, null))).toEqual(['name', 'plural', 'label']);
  expect(keys(chosenColumns(columns, ['changed']))).toEqual(['name', 'changed']);
});

test.each([
  [50, ['name']],
  [210, ['name']],
  [212, ['name', 'plural']],
  [500, ['name', 'plural', 'label']],
])('with %s px the last columns give way', (width, expected) => {
  expect(keys(columnsThatFit(chosenColumns(columns, null), width, 12))).toEqual(expected);
});
