import type { ListQuery, Page } from '@larder/contract';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import { pageOf } from './page-of.ts';

interface Rows<Table extends keyof Schema, Item> {
  path: string;
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
  { path, from, conditions, order, read }: Rows<Table, Item>,
): Promise<Page<Item>> => {
  const found = conditions.reduce((rows, condition) => (condition ? rows.where(condition) : rows), from);
  return pageOf(query, {
    path,
    count: async () => {
      const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return count;
    },
    rows: ({ limit, offset }) => {
      const ordered = order.reduce((rows, term) => rows.orderBy(term), found);
      return read(limit === undefined ? ordered : ordered.limit(limit).offset(offset));
    },
  });
};
