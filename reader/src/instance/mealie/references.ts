import type { InstanceGroupFacts } from '../people.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

/** The ids that things of a group may refer to. */
export interface Known
  extends Record<'users' | 'labels' | 'foods' | 'units' | 'organizers' | 'recipes', ReadonlySet<string>> {
  group: Pick<InstanceGroupFacts, 'id' | 'households'>;
}

/** A saved filter of recipes. Households are one with us, which is their group. */
export const filterIn = (row: Row, { group: { id, households } }: Known): string =>
  households
    .flatMap((household) => [household.id, household.id.replaceAll('-', '')])
    .filter(Boolean)
    .reduce((filter, household) => filter.replaceAll(household, id), row.text('query_filter_string').trim());

interface Reference {
  table: string;
  row: Row;
  column: string;
  known: ReadonlySet<string>;
}

/** What a row refers to, where that is in the same group; else nothing, which is told. */
export const referenceIn = (tables: Tables, { table, row, column, known }: Reference): string | null => {
  const id = row.id(column);
  if (id === null || known.has(id)) return id;
  tables.tell(table, 'lost', id);
  return null;
};

/** As `referenceIn`, where a row means nothing without it. */
export const neededIn = (tables: Tables, reference: Reference): string | null => {
  const { table, row, column } = reference;
  if (row.id(column) === null) tables.tell(table, 'lost', column);
  return referenceIn(tables, reference);
};

/** Of a table that links something with others: these, by the id of the former. Others than those in the group are told. */
export const linksReader = (tables: Tables, { table, from, to }: { table: string; from: string; to: string }) => {
  const links = tables.by(table, from);
  return (id: string, known: ReadonlySet<string>): string[] => {
    const ids = links.get(id).map((row) => neededIn(tables, { table, row, column: to, known }));
    return [...new Set(ids.filter((id) => id !== null))];
  };
};

/** What programs keep with a thing, as name and value. */
export const extrasIn = (tables: Tables, table: string, column: string): ((id: string) => Record<string, string>) => {
  const all = tables.by(table, column);
  return (id) => Object.fromEntries(all.get(id).map((row) => [row.text('key_name'), row.text('value')]));
};

/** Rows with an id that none before them has. */
export const onceEach = (tables: Tables, table: string, rows: readonly Row[]): { id: string; row: Row }[] => {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const id = row.id('id');
    if (id === null || seen.has(id)) {
      tables.tell(table, id === null ? 'unreadable' : 'repeated', id ?? 'id');
      return [];
    }
    seen.add(id);
    return [{ id, row }];
  });
};

export const byPosition = (one: Row, other: Row): number =>
  (one.number('position') ?? 0) - (other.number('position') ?? 0);
