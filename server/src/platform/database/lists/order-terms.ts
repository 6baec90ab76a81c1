import { type RawBuilder, sql } from 'kysely';
import type { ListFields, Step } from './list-fields.ts';
import type { Order } from './order-by.ts';

type NullPosition = 'first' | 'last';

/**
 * An order as a term of `order by`, or nothing where the fields has no such attribute. Without a wish, rows without a value
 * count as the smallest, which both databases can read from an index.
 */
export const orderTerm = (
  { path, direction }: Order,
  fields: ListFields,
  row: string,
  wish: NullPosition | undefined,
): RawBuilder<unknown> | undefined => {
  const value = orderValue(path, fields, row);
  const nulls = wish ?? (direction === 'asc' ? 'first' : 'last');
  return value && sql`${value} ${sql.raw(direction)} nulls ${sql.raw(nulls)}`;
};

const orderValue = (
  [name = '', ...rest]: string[],
  fields: ListFields,
  row: string,
): RawBuilder<unknown> | undefined => {
  if (rest.length === 0) {
    const column = Object.hasOwn(fields.columns, name) ? fields.columns[name] : undefined;
    if (!column) return undefined;
    const cell = column.value?.(row) ?? sql.ref(`${row}.${column.orderedBy ?? column.name}`);
    return column.kind === 'text' && !column.orderedBy ? sql`lower(${cell})` : cell;
  }
  const relation = Object.hasOwn(fields.relations, name) ? fields.relations[name] : undefined;
  if (!relation?.steps) return relation && orderValue(rest, relation.fields(), row);
  const related = `${row}_${rest.length}`;
  const value = orderValue(rest, relation.fields(), related);
  return value && smallest(relation.steps, row, related, value);
};

/** The smallest of the values that the rows at the end of the steps have. */
const smallest = (
  [first, ...rest]: Step[],
  row: string,
  related: string,
  value: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  if (!first) return value;
  const { table, key, parent, only } = first;
  const next = rest.length === 0 ? related : `${related}_${rest.length}`;
  const isRelated = sql`${sql.ref(`${next}.${key}`)} = ${sql.ref(`${row}.${parent}`)}`;
  return sql`(select min(${smallest(rest, next, related, value)}) from ${sql.table(table)} as ${sql.id(next)}
    where ${only ? sql`${only(next)} and ${isRelated}` : isRelated})`;
};
