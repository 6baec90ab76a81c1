import type { ListQuery, Page } from '@larder/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../group-database.ts';
import type { GroupTable, Schema } from '../schema.ts';
import { listCondition, listOrder } from './arrange.ts';
import type { ListFields } from './list-fields.ts';
import { pageOf } from './page-of.ts';

interface Listed<Table extends GroupTable, Item> {
  path: string;
  table: Table;
  /** What the list can be filtered and put in order by. */
  fields: ListFields;
  /** What the list is about, before it is narrowed; all of the table unless said. */
  from?: SelectQueryBuilder<Schema, Table, object>;
  /** What it is narrowed by besides the filter of the query. */
  conditions?: (RawBuilder<boolean> | undefined)[];
  /** What comes before the order of the query. */
  first?: RawBuilder<unknown>[];
  /** The order where the query asks for none; the newest first unless said. */
  usually?: { orderBy: string; orderDirection?: ListQuery['orderDirection'] };
  /** What decides between equals; their ids unless said. */
  last?: RawBuilder<unknown>;
  read: (rows: SelectQueryBuilder<Schema, Table, object>) => Promise<Item[]>;
}

/** A page of the rows of a table that fulfil the filter of the query and all conditions, in the order that it asks for. */
export const listPage = <Table extends GroupTable, Item>(
  db: GroupDatabase,
  query: ListQuery,
  { path, table, fields, from = db.from(table), conditions = [], first = [], usually, last, read }: Listed<Table, Item>,
): Promise<Page<Item>> => {
  const id = sql.ref(`${table}.id`);
  const asked = query.orderBy?.trim()
    ? query
    : { ...query, ...usually, orderDirection: query.orderDirection ?? usually?.orderDirection };
  const terms = [...first, ...listOrder(asked, fields, table, db.dialect), last ?? id];
  const found = [listCondition(query, fields, table, db.dialect), ...conditions].reduce(
    (rows, condition) => (condition ? rows.where(condition) : rows),
    from,
  );
  return pageOf(query, {
    path,
    count: async () => {
      const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return count;
    },
    rows: ({ limit, offset }) => {
      const arrange = (rows: typeof from) => terms.reduce((rows, term) => rows.orderBy(term), rows);
      if (limit === undefined) return read(arrange(found));
      // What is read of a row is put together for those of the page alone, not for all that are put in order.
      const page = arrange(found).select(id.as('id')).limit(limit).offset(offset);
      return read(arrange(from.where(sql<boolean>`${id} in (${page})`)));
    },
  });
};
