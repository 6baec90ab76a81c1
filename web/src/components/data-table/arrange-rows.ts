import type { Column, Sorting } from './columns.ts';

/** Letters as they are compared in a search: without case and without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A row with all its texts, ready to be searched. */
export interface SearchableRow<Row> {
  row: Row;
  /** The first of its texts, by which it goes. */
  name: string;
  text: string;
}

/** Makes rows ready to be searched by their texts. Do it once for a list and search it as often as somebody types. */
export const searchable = <Row>(rows: readonly Row[], textsOf: (row: Row) => string[]): SearchableRow<Row>[] =>
  rows.map((row) => {
    const texts = textsOf(row).map(plain);
    return { row, name: texts[0] ?? '', text: texts.join('\n') };
  });

/** The rows in whose texts every word of the search stands, in their order; the one of just that name comes first. */
export function findRows<Row>(rows: readonly SearchableRow<Row>[], search: string): Row[] {
  const sought = plain(search).trim();
  const words = sought.split(/\s+/).filter(Boolean);
  const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
  const isExact = ({ name }: SearchableRow<Row>) => sought !== '' && name === sought;
  return [...found.filter(isExact), ...found.filter((row) => !isExact(row))].map(({ row }) => row);
}

/**
 * The rows in the order of a column; rows with nothing in it come last either way.
 * @param language in whose alphabet texts are sorted
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: Column<Row> | undefined,
  { descending }: Sorting,
  language: string,
): Row[] {
  if (!column?.sortBy) return [...rows];
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.sortBy?.(row) ?? null }))
    .sort(({ value: a }, { value: b }) => {
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
    })
    .map(({ row }) => row);
}
