import type { Page, SearchableListQuery } from '@larder/contract';
import { sql } from 'kysely';
import { type GroupDatabase, WrittenJson } from '../../platform/database/index.ts';
import { keyContains, keyEqualsFirst, listPage } from '../../platform/database/lists/index.ts';
import { type Entity, type EntityTypes, rowsOf } from './entity.ts';
import { type Dependents, type References, referencesTo } from './references.repository.ts';

/** A page of one kind. @param path below `/api`, for the links to its neighbours */
export const listItems = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  query: SearchableListQuery,
  path = entity.path,
): Promise<Page<T['item']>> => {
  const { table, fields, searched } = entity;
  return listPage(db, query, {
    path,
    table,
    fields,
    from: rowsOf(db, entity),
    conditions: [keyContains(query.search, ...searched.map((column) => `${table}.${column}`))],
    first: keyEqualsFirst(query.search, `${table}.nameKey`),
    read: (rows) => entity.read(rows, db.dialect),
  });
};

/** Those that no recipe refers to, by name. */
export const listUnused = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  dependents: Dependents,
): Promise<T['item'][]> => {
  const { table } = entity;
  const isReferenced = countedReferences(dependents, entity).isReferenced(table);
  const unused = rowsOf(db, entity)
    .where(sql<boolean>`not ${isReferenced}`)
    .orderBy(`${table}.nameKey`)
    .orderBy(`${table}.id`);
  return entity.read(unused, db.dialect);
};

/** How many recipes, or foods in the case of labels, refer to each that anything refers to, by its id. */
export const countReferences = async (
  db: GroupDatabase,
  entity: Entity,
  dependents: Dependents,
): Promise<WrittenJson<Record<string, number>>> => {
  const { table, kind } = entity;
  const isReferenced = referencesTo(dependents, kind).map((references) => references.isReferenced(table));
  const count = countedReferences(dependents, entity).countOf(table);
  // All in one value, which nobody takes apart: thousands of rows take drivers and program longer than the database.
  const { counts } = await rowsOf(db, entity)
    .where(sql<boolean>`(${sql.join(isReferenced, sql` or `)})`)
    .select(db.dialect.jsonObjectText(sql.ref(`${table}.id`), count).as('counts'))
    .executeTakeFirstOrThrow();
  return new WrittenJson(counts);
};

/** Which references the counts of a kind are about. */
export const countedReferences = (dependents: Dependents, { kind }: Entity): References => {
  const user = kind === 'label' ? 'food' : 'recipe';
  const counted = referencesTo(dependents, kind).find((references) => references.user === user);
  if (!counted) throw new Error(`No ${user} refers to a ${kind}`);
  return counted;
};
