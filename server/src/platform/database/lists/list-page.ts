import type { ListQuery, Page } from '@larder/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { pageOf } from './page-of.ts';

interface Rows<Table extends keyof Schema, Item> {
  path: string;
  table: Table;
  /** What the list is about, before it is narrowed. */
  from: SelectQueryBuilder<Schema, Table, object>;
  conditions: (RawBuilder<boolean> | undefined)[];
  /** The last term decides between equals. */
  order: RawBuilder<unknown>[];
  read: (rows: SelectQueryBuilder<Schema, Table, object>) => Promise<Item[]>;
}

/** A page of the rows of a table that fulfil all conditions. */
export const listPage = <Table extends keyof Schema, Item>(
  query: ListQuery,
  { path, table, from, conditions, order, read }: Rows<Table, Item>,
): Promise<Page<Item>> => {
  const found = conditions.reduce((rows, condition) => (condition ? rows.where(condition) : rows), from);
  const id = sql.ref(`${table}.id`);
  return pageOf(query, {
    path,
    count: async () => {
      const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return count;
    },
    rows: ({ limit, offset }) => {
      const arrange = (rows: typeof from) => order.reduce((rows, term) => rows.orderBy(term), rows);
      if (limit === undefined) return read(arrange(found));
      // What is read of a row is put together for those of the page alone, not for all that are put in order.
      const page = arrange(found).select(id.as('id')).limit(limit).offset(offset);
      return read(arrange(from.where(sql<boolean>`${id} in (${page})`)));
    },
  });
};
