import type { ListQuery, Page } from '@larder/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import type { Schema } from '../schema.ts';
import { listCondition, listOrder } from './arrange.ts';
import type { ListFields } from './list-fields.ts';
import { pageOf } from './page-of.ts';

interface ListedOfAll<Table extends keyof Schema, Item> {
  path: string;
  table: Table;
  fields: ListFields;
  from: SelectQueryBuilder<Schema, Table, object>;
  /** The order where the query asks for none. */
  usually: { orderBy: string; orderDirection?: ListQuery['orderDirection'] };
  read: (rows: SelectQueryBuilder<Schema, Table, object>) => Promise<Item[]>;
}

/** As `listPage`, of the rows of all groups: for administrators. */
export const listAll = <Table extends keyof Schema, Item>(
  dialect: Dialect,
  query: ListQuery,
  { path, table, fields, from, usually, read }: ListedOfAll<Table, Item>,
): Promise<Page<Item>> => {
  const asked = query.orderBy?.trim()
    ? query
    : { ...query, orderBy: usually.orderBy, orderDirection: query.orderDirection ?? usually.orderDirection };
  const condition = listCondition(query, fields, table, dialect);
  const found = condition ? from.where(condition) : from;
  const terms = [...listOrder(asked, fields, table, dialect), sql.ref(`${table}.id`)];
  return pageOf(query, {
    path,
    count: async () => {
      const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
    rows: ({ limit, offset }) => {
      const arranged = terms.reduce((rows, term) => rows.orderBy(term), found);
      return read(limit === undefined ? arranged : arranged.limit(limit).offset(offset));
    },
  });
};
