import type { ListQuery } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../errors/index.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { filterCondition, type Reading } from './filter-condition.ts';
import type { ListFields } from './list-fields.ts';
import { OrderByError, parseOrderBy } from './order-by.ts';
import { orderTerm } from './order-terms.ts';
import { parseQueryFilter } from './parse-query-filter.ts';
import { QueryFilterError } from './query-filter-error.ts';

/** The filter of a list as a condition on its rows, or nothing without one. */
export const listCondition = (
  { queryFilter }: Pick<ListQuery, 'queryFilter'>,
  fields: ListFields,
  row: string,
  dialect: Dialect,
  reading: Reading = 'at once',
): RawBuilder<boolean> | undefined => {
  if (!queryFilter?.trim()) return undefined;
  try {
    return filterCondition(parseQueryFilter(queryFilter), fields, row, { dialect, reading });
  } catch (cause) {
    if (!(cause instanceof QueryFilterError)) throw cause;
    const { problem, at, piece } = cause;
    // A name inside a message may not hold a hyphen.
    const values = { problem: problem.replaceAll('-', '_'), position: at + 1, piece };
    throw new AppError('list.bad-filter', values, { cause, more: { problem, at } });
  }
};

/** The terms that put a list in order, without what decides between equals. */
export const listOrder = (
  { orderBy, orderDirection = 'desc', orderByNullPosition, paginationSeed }: ListQuery,
  fields: ListFields,
  row: string,
  dialect: Dialect,
): RawBuilder<unknown>[] => {
  const wanted = orderBy?.trim() || 'createdAt';
  if (wanted === 'random') {
    if (!paginationSeed) throw new AppError('list.seed-missing');
    return [sql`${dialect.shuffled(`${row}.id`, paginationSeed)}`];
  }
  try {
    return parseOrderBy(wanted, orderDirection).map((order) => {
      const term = orderTerm(order, fields, row, orderByNullPosition);
      if (!term) throw new OrderByError(wanted, order.text);
      return term;
    });
  } catch (cause) {
    if (!(cause instanceof OrderByError)) throw cause;
    throw new AppError('list.bad-order', { order: cause.statement, part: cause.part }, { cause });
  }
};

/** Rows whose key holds the text anywhere, or nothing without a text. The key is lower case without accents. */
export const keyContains = (search: string | undefined, ...columns: string[]): RawBuilder<boolean> | undefined => {
  const plain = plainText(search?.trim() ?? '');
  if (!plain) return undefined;
  const pattern = `%${plain.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
};

/** Puts the row first whose key is just what is searched for: among many that contain it, it is the one that is meant. */
export const keyEqualsFirst = (search: string | undefined, column: string): RawBuilder<unknown>[] => {
  const plain = plainText(search?.trim() ?? '');
  return plain ? [sql`case when ${sql.ref(column)} = ${plain} then 0 else 1 end`] : [];
};

/** Rows with one of the ids or one of the keys. A list that is empty is left out, so that an index serves the other. */
export const hasIdOrKey = (
  { isOneOf }: Dialect,
  ids: string[],
  keyColumn: string,
  keys: string[],
): RawBuilder<boolean> => {
  if (keys.length === 0) return isOneOf('id', ids);
  if (ids.length === 0) return isOneOf(keyColumn, keys);
  return sql`(${isOneOf('id', ids)} or ${isOneOf(keyColumn, keys)})`;
};
