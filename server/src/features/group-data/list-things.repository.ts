import type { Page, SearchableListQuery, TableQuery } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../platform/database/index.ts';
import {
  byId,
  type Entity,
  keyContains,
  listCondition,
  listOrder,
  listPage,
  number,
} from '../../platform/database/lists/index.ts';
import { type Links, usesOf } from './links.ts';
import type { SentThing, Thing, ThingTable } from './thing-table.repository.ts';
import type { ThingTableName } from './things.repository.ts';
import type { DataKind, Uses } from './uses.repository.ts';

/** A page of a table as those may see it who see nothing of what uses it. */
export const listItems = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  query: SearchableListQuery,
  path: string,
): Promise<Page<Item>> => listSome(db, table, query, { path, entity: table.entity, conditions: [], read: table.read });

/** A page of a table with how often each is used. */
export const listWithUses = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  query: TableQuery,
  links: Links,
): Promise<Page<Row>> => {
  const counted = countedUses(links, table.kind);
  const count = { ...number(table.countName), value: (row: string) => counted?.countOf(row) ?? sql`0` };
  return listSome(db, table, query, {
    path: table.path,
    entity: { ...table.entity, columns: { ...table.entity.columns, [table.countName]: count } },
    conditions: query.unused ? isUnused(table.table, usesOf(links, table.kind)) : [],
    read: async (rows) => {
      const items = await table.read(rows);
      const counts = await countUses(db, links, table.kind, items);
      return items.map((item) => table.withCount(item, counts.get(item.id) ?? 0));
    },
  });
};

/** Those that no recipe refers to, for example, by name. */
export const listUnused = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  links: Links,
  user: Uses['user'],
): Promise<Item[]> =>
  listSome(
    db,
    table,
    { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' },
    {
      path: table.path,
      entity: table.entity,
      conditions: isUnused(
        table.table,
        usesOf(links, table.kind).filter((uses) => uses.user === user),
      ),
      read: table.read,
    },
  ).then(({ items }) => items);

const isUnused = (row: string, places: Uses[]): RawBuilder<boolean>[] =>
  places.map((uses) => sql<boolean>`not ${uses.isUsed(row)}`);

/** How many recipes use each, or how many foods in the case of labels. */
export const countUses = async (
  db: GroupDatabase,
  links: Links,
  kind: DataKind,
  items: readonly Thing[],
): Promise<Map<string, number>> => {
  const counted = countedUses(links, kind);
  if (!counted || items.length === 0) return new Map();
  return counted.counts(
    db,
    items.map(({ id }) => id),
  );
};

const countedUses = (links: Links, kind: DataKind): Uses | undefined =>
  usesOf(links, kind).find(({ user }) => user === (kind === 'label' ? 'food' : 'recipe'));

interface Part<Table extends ThingTableName, Item extends Thing, Shown> {
  path: string;
  entity: Entity;
  conditions: RawBuilder<boolean>[];
  read: (rows: Parameters<ThingTable<Table, Item>['read']>[0]) => Promise<Shown[]>;
}

const listSome = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row, Shown>(
  db: GroupDatabase,
  { table, rows, searched }: ThingTable<Table, Item, Sent, Row>,
  query: SearchableListQuery,
  { path, entity, conditions, read }: Part<Table, Item, Shown>,
): Promise<Page<Shown>> =>
  listPage(query, {
    path,
    from: rows(db),
    conditions: [
      ...conditions,
      listCondition(query, entity, table, db.dialect),
      keyContains(query.search, ...searched.map((column) => `${table}.${column}`)),
    ],
    order: [...listOrder(query, entity, table, db.dialect), byId(table)],
    read,
  });
