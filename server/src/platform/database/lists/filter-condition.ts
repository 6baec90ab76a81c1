import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import type { Attribute, Comparator, Filter } from './filter.ts';
import { valueFor } from './filter-values.ts';
import type { Column, ListFields, Step } from './list-fields.ts';
import { QueryFilterError } from './query-filter-error.ts';

type Condition = RawBuilder<boolean>;

/** The positive form of each comparison with several related rows: "not one of them is". */
const opposites: Partial<Record<Comparator, Comparator>> = { '<>': '=' };

/**
 * How a condition on related rows is read. `row by row` looks for them at each row, which is quick while few rows have to be
 * looked at; `at once` collects all rows that fit first, which is quick for all of them.
 */
export type Reading = 'row by row' | 'at once';

interface Means {
  dialect: Dialect;
  /** Behind related rows there are only things that a recipe refers to: few, and the same for all. */
  reading: Reading | 'inside';
}

/**
 * A filter as a condition on the row that is named `row`. Of related rows one has to fit; with NOT and `<>` none may.
 * Throws `QueryFilterError` for attributes that the fields has not, and for values that are none of theirs.
 */
export const filterCondition = (filter: Filter, fields: ListFields, row: string, means: Means): Condition => {
  const reach = reachBy(means);
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => filterCondition(part, fields, row, means));
      return sql`(${sql.join(parts, sql.raw(` ${filter.kind} `))})`;
    }
    case 'compare': {
      const { attribute, comparator, value } = filter;
      const opposite = opposites[comparator];
      const compare = (by: Comparator) => (column: Column, cell: RawBuilder<unknown>) =>
        sql<boolean>`${cell} ${sql.raw(by)} ${valueFor(column, value)}`;
      if (!opposite || !isThroughRows(attribute, fields)) return reach(attribute, fields, row, compare(comparator));
      return not(reach(attribute, fields, row, compare(opposite)));
    }
    case 'null': {
      const present = reach(filter.attribute, fields, row, (_, cell) => sql`${cell} is not null`);
      return filter.isNegated ? present : not(present);
    }
    case 'in': {
      const one = reach(filter.attribute, fields, row, (column, cell) => isOneOf(column, cell, filter.values));
      return filter.isNegated ? not(one) : one;
    }
    case 'like': {
      const like = reach(filter.attribute, fields, row, (column, cell) => {
        if (column.kind !== 'text') throw at('not-a-text', filter.attribute);
        return sql`lower(${cell}) like ${likePattern(filter.value.text)} escape '\\'`;
      });
      return filter.isNegated ? not(like) : like;
    }
    case 'contains-all': {
      const { attribute, values } = filter;
      if (!isThroughRows(attribute, fields)) throw at('not-a-relationship', attribute);
      const each = values.map((value) =>
        reach(attribute, fields, row, (column, cell) => sql`${cell} = ${valueFor(column, value)}`),
      );
      return each.length === 0 ? sql`1 = 1` : sql`(${sql.join(each, sql` and `)})`;
    }
  }
};

const not = (condition: Condition): Condition => sql`not coalesce(${condition}, ${sql.lit(false)})`;

const at = (problem: ConstructorParameters<typeof QueryFilterError>[0], attribute: Attribute) =>
  new QueryFilterError(problem, attribute.at, attribute.text);

/** Small letters are all that both databases agree on how to make. */
const likePattern = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const isOneOf = (column: Column, cell: RawBuilder<unknown>, values: Parameters<typeof valueFor>[1][]): Condition =>
  values.length === 0 ? sql`1 = 0` : sql`${cell} in (${sql.join(values.map((value) => valueFor(column, value)))})`;

/** Whether the path leads to other rows, rather than to a part of the same one. */
const isThroughRows = ({ path }: Attribute, fields: ListFields): boolean => {
  const relation = fields.relations[path[0] ?? ''];
  return relation?.steps !== undefined;
};

/** Follows the path of an attribute, and puts the condition on the column at its end. */
const reachBy =
  (means: Means) =>
  (
    attribute: Attribute,
    fields: ListFields,
    row: string,
    condition: (column: Column, cell: RawBuilder<unknown>) => Condition,
  ): Condition => {
    const { path } = attribute;
    const follow = (fields: ListFields, row: string, depth: number, isRoot: boolean): Condition => {
      const name = path[depth] ?? '';
      const isLast = depth === path.length - 1;
      const column = Object.hasOwn(fields.columns, name) ? fields.columns[name] : undefined;
      if (isLast && column) return condition(column, cellOf(column, row, isRoot, means));

      const relation = Object.hasOwn(fields.relations, name) ? fields.relations[name] : undefined;
      if (isLast || !relation) throw at('unknown-attribute', attribute);
      if (!relation.steps) return follow(relation.fields(), row, depth + 1, isRoot);
      const related = `${row}_${depth + 1}`;
      const inner = follow(relation.fields(), related, depth + 1, false);
      return throughSteps(relation.steps, row, related, inner, isRoot ? means : { ...means, reading: 'inside' });
    };
    return follow(fields, row, 0, true);
  };

/** Rows that are walked along in their order must not be fetched in the order of a column that is compared. */
const cellOf = (
  { name, value }: Column,
  row: string,
  isRoot: boolean,
  { dialect, reading }: Means,
): RawBuilder<unknown> => {
  if (value) return value(row);
  const cell = sql.ref(`${row}.${name}`);
  return isRoot && reading === 'row by row' ? dialect.unindexed(cell) : cell;
};

/** One of the rows at the end of the steps, which is named `related`, fulfils the condition. */
const throughSteps = (
  [first, ...rest]: Step[],
  row: string,
  related: string,
  condition: Condition,
  { dialect, reading }: Means,
): Condition => {
  if (!first) return condition;
  const { table, key, parent, only } = first;
  const next = rest.length === 0 ? related : `${related}_${rest.length}`;
  const inner = throughSteps(rest, next, related, condition, { dialect, reading: 'inside' });
  const fits = only ? sql<boolean>`${only(next)} and ${inner}` : inner;
  const own = sql.ref(`${row}.${parent}`);
  const [from, itsKey] = [sql`${sql.table(table)} as ${sql.id(next)}`, sql.ref(`${next}.${key}`)];
  if (reading === 'row by row') return sql`exists (select 1 from ${from} where ${itsKey} = ${own} and ${fits})`;
  const keys = sql`select ${itsKey} from ${from} where ${fits}`;
  return reading === 'at once' ? sql`${own} in (${keys})` : dialect.isAmong(own, keys);
};
