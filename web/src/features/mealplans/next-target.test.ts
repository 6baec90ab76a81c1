import { expect, test } from 'vitest';
import { nearest } from './next-target.ts';

const cell = (column: number, row: number) => ({
  name: `${column},${row}`,
  rect: { left: column * 100, top: row * 80, width: 90, height: 70 },
});
const table = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(column, row)));

test.each([
  ['ArrowRight', '2,1'],
  ['ArrowLeft', '0,1'],
  ['ArrowUp', '1,0'],
  ['ArrowDown', '1,2'],
] as const)('%s goes to the neighbor', (direction, name) => {
  expect(nearest(cell(1, 1).rect, table, direction)?.name).toBe(name);
});

test('at the edge there is nothing further', () => {
  expect(nearest(cell(2, 1).rect, table, 'ArrowRight')).toBeUndefined();
});

test('from beside the table the first arrow leads into its nearest row', () => {
  expect(nearest(cell(4, 2).rect, table, 'ArrowLeft')?.name).toBe('2,2');
});
