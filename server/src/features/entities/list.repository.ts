import type { EntityQuery, Page, SearchableListQuery } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Dialect, GroupDatabase } from '../../platform/database/index.ts';
import {
  byId,
  keyContains,
  keyEqualsFirst,
  type ListFields,
  listCondition,
  listOrder,
  listPage,
  number,
} from '../../platform/database/lists/index.ts';
import { type Dependents, referencesTo } from './dependents.ts';
import type { EntityTable } from './entities.tables.ts';
import { type Entity, type EntityTypes, type Named, rowsOf } from './entity.ts';
import type { References } from './references.repository.ts';
import type { EntityRows } from './rows.repository.ts';

/** A page of one kind as those may see it who see nothing of what refers to it. */
export const listItems = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  query: SearchableListQuery,
  path: string,
): Promise<Page<T['item']>> =>
  listSome(db, entity, query, { path, fields: entity.fields, conditions: [], read: entity.read });

/** A page of one kind with how often each is used. */
export const listWithUses = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  query: EntityQuery,
  dependents: Dependents,
): Promise<Page<T['row']>> => {
  const counted = countedReferences(dependents, entity);
  const count = { ...number(entity.countName), value: (row: string) => counted?.countOf(row) ?? sql`0` };
  return listSome(db, entity, query, {
    path: entity.path,
    fields: { ...entity.fields, columns: { ...entity.fields.columns, [entity.countName]: count } },
    conditions: query.unused ? isUnused(entity.table, referencesTo(dependents, entity.kind)) : [],
    read: async (rows) => {
      const items = await entity.read(rows, db.dialect);
      const counts = await countUses(db, entity, items, dependents);
      return items.map((item) => entity.withCount(item, counts.get(item.id) ?? 0));
    },
  });
};

/** Those that no recipe refers to, for example, by name. */
export const listUnused = async <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  dependents: Dependents,
  user: References['user'],
): Promise<T['item'][]> => {
  const { path, fields, read } = entity;
  const users = referencesTo(dependents, entity.kind).filter((references) => references.user === user);
  const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;
  const { items } = await listSome(db, entity, query, {
    path,
    fields,
    read,
    conditions: isUnused(entity.table, users),
  });
  return items;
};

const isUnused = (row: string, references: References[]): RawBuilder<boolean>[] =>
  references.map(({ isUsed }) => sql<boolean>`not ${isUsed(row)}`);

/** How many recipes use each, or how many foods in the case of labels. */
export const countUses = async (
  db: GroupDatabase,
  entity: Entity,
  items: readonly Named[],
  dependents: Dependents,
): Promise<Map<string, number>> => {
  const counted = countedReferences(dependents, entity);
  if (!counted || items.length === 0) return new Map();
  const { jsonList, jsonTuple, isOneOf, parseJson } = db.dialect;
  const { table } = entity;
  const id = sql.ref(`${table}.id`);
  // All in one value: thousands of rows take both drivers longer than the database.
  const { counts } = await db
    .fromByKey<EntityTable>(table)
    .where(
      isOneOf(
        `${table}.id`,
        items.map(({ id }) => id),
      ),
    )
    .select(
      jsonList(jsonTuple([id, counted.countOf(table)]), id)
        .$castTo<[string, number][]>()
        .as('counts'),
    )
    .executeTakeFirstOrThrow();
  return new Map(parseJson(counts));
};

const countedReferences = (dependents: Dependents, { kind }: Entity): References | undefined =>
  referencesTo(dependents, kind).find(({ user }) => user === (kind === 'label' ? 'food' : 'recipe'));

interface Part<Shown> {
  path: string;
  fields: ListFields;
  conditions: RawBuilder<boolean>[];
  read(rows: EntityRows, dialect: Dialect): Promise<Shown[]>;
}

const listSome = <Shown>(
  db: GroupDatabase,
  entity: Entity,
  query: SearchableListQuery,
  { path, fields, conditions, read }: Part<Shown>,
): Promise<Page<Shown>> => {
  const { table, searched } = entity;
  return listPage(query, {
    path,
    from: rowsOf(db, entity),
    conditions: [
      ...conditions,
      listCondition(query, fields, table, db.dialect),
      keyContains(query.search, ...searched.map((column) => `${table}.${column}`)),
    ],
    order: [
      ...keyEqualsFirst(query.search, `${table}.nameKey`),
      ...listOrder(query, fields, table, db.dialect),
      byId(table),
    ],
    read: (rows) => read(rows, db.dialect),
  });
};
