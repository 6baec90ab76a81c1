import type { EntityKind, UserKind } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import {
  type Columns,
  type GroupDatabase,
  type GroupTable,
  type GroupTransaction,
  insertRows,
  presentIds,
  rowsBy,
  withoutGroup,
} from '../../platform/database/index.ts';

export interface NamedUser {
  id: string;
  name: string;
  slug: string | null;
  references: number;
}

/** How the rows of one table refer to entities. Every feature with such a column or link declares its own. */
export interface References {
  /** Written into each merge for its undoing, so it never changes. */
  readonly name: string;
  readonly kinds: readonly EntityKind[];
  readonly user: UserKind | 'food';
  /** How many owners refer to the entity of this row. */
  countOf(row: string): RawBuilder<number>;
  isReferenced(row: string): RawBuilder<boolean>;
  total(db: GroupDatabase, id: string): Promise<{ owners: number; references: number }>;
  /** The first owners by name that refer to one. */
  first(db: GroupDatabase, id: string, most: number): Promise<NamedUser[]>;
  /** Makes all references to one entity refer to another; `moved` is JSON by which `moveBack` finds them again. */
  move(db: GroupTransaction, from: string, to: string): Promise<{ count: number; moved: unknown }>;
  /** @returns how many of the moved references still were where they had been moved to, and have come back */
  moveBack(db: GroupTransaction, from: string, to: string, moved: unknown): Promise<number>;
  /** Takes away all references to these, which are about to go. @returns by which `attach` finds those of each again */
  detach(db: GroupTransaction, ids: string[]): Promise<DetachedReferences>;
  /** Lets those refer to one that has come back whose owners are there and refer to nothing else meanwhile. */
  attach(db: GroupTransaction, id: string, detached: Columns[]): Promise<unknown>;
  /** Follows a new name, where entities are referred to by their names. */
  rename?(db: GroupTransaction, id: string, nameBefore: string): Promise<void>;
  /** The owners that speak of the one that goes in a way that no merge can carry over, and so stay as they are. */
  left?(db: GroupDatabase, from: string, to: string): Promise<{ id: string; name: string }[]>;
}

/** What the bin keeps of references, by the id of what they referred to. */
export type DetachedReferences = ReadonlyMap<string, Columns[]>;

/** All references to entities, of all features: `app/` puts them together. */
export type Dependents = readonly References[];

export const referencesTo = (dependents: Dependents, kind: EntityKind): References[] =>
  dependents.filter(({ kinds }) => kinds.includes(kind));

/** A column that holds ids of entities, and who owns its rows. */
interface ReferenceColumn {
  name: string;
  kinds: readonly EntityKind[];
  user: References['user'];
  table: GroupTable;
  /** Holds the id of what is referred to. */
  column: string;
  /** What refers: a row of this table, named by a column of the first. */
  owner: { column: string; table: GroupTable; name?: string; slug?: string };
}

/** What both ways of referring have in common: counting, and naming who refers. */
const counting = ({ name, kinds, user, table, column, owner }: ReferenceColumn) => {
  const [from, its] = [sql.table(table), sql.ref(`${table}.${owner.column}`)];
  const ownerName = sql.ref<string>(`owner.${owner.name ?? 'name'}`);
  const slug = owner.slug ? sql.ref<string | null>(`owner.${owner.slug}`) : sql<null>`null`;
  const isEntity = (id: string) => sql<boolean>`${sql.ref(`${table}.${column}`)} = ${id}`;
  const isOf = (row: string) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`${row}.id`)}`;
  return {
    name,
    kinds,
    user,
    countOf: (row: string) => sql<number>`(select count(distinct ${its}) from ${from} where ${isOf(row)})`,
    isReferenced: (row: string) => sql<boolean>`exists (select 1 from ${from} where ${isOf(row)})`,
    total: (db: GroupDatabase, id: string) =>
      db
        .from(table)
        .where(isEntity(id))
        .select([sql<number>`count(distinct ${its})`.as('owners'), sql<number>`count(*)`.as('references')])
        .executeTakeFirstOrThrow(),
    first: (db: GroupDatabase, id: string, most: number): Promise<NamedUser[]> =>
      db
        .from(table)
        .innerJoin(sql`${sql.table(owner.table)}`.as('owner'), (join) => join.on(sql`owner.id`, '=', its))
        .where(isEntity(id))
        .where(db.mayRead(owner.table, 'owner'))
        .select([
          sql<string>`owner.id`.as('id'),
          ownerName.as('name'),
          slug.as('slug'),
          sql<number>`count(*)`.as('references'),
        ])
        .groupBy([sql`owner.id`, ownerName, ...(owner.slug ? [slug] : [])])
        .orderBy(ownerName)
        .orderBy(sql`owner.id`)
        .limit(most)
        .execute(),
  };
};

/** Which rows of a table refer to an entity. */
const isReference = ({ column }: ReferenceColumn, id: string) => sql<boolean>`${sql.ref(column)} = ${id}`;

/** Turns references to one entity into references to another. @returns what a column holds in the rows that it has turned */
const turn = async (
  db: GroupTransaction,
  of: ReferenceColumn,
  { from, to }: { from: string; to: string },
  { column, among }: { column: string; among?: readonly string[] },
): Promise<string[]> => {
  const isAmong = among ? db.dialect.isOneOf(column, among) : sql<boolean>`1 = 1`;
  const rows = await db
    .update(of.table)
    .set(sql.ref(of.column), to)
    .where(isReference(of, from))
    .where(isAmong)
    .returning(sql.ref<string>(column).as('turned'))
    .execute();
  return rows.map(({ turned }) => turned);
};

/** References by a column that may be empty, in rows that have an id. */
export const referencesByColumn = (of: ReferenceColumn): References => ({
  ...counting(of),
  move: async (db, from, to) => {
    const moved = await turn(db, of, { from, to }, { column: 'id' });
    return { count: moved.length, moved };
  },
  moveBack: async (db, from, to, moved) => {
    // What `move` has written into the merge.
    const rows = await turn(db, of, { from: to, to: from }, { column: 'id', among: moved as string[] });
    return rows.length;
  },
  detach: async (db, ids) => {
    const rows = await db
      .from(of.table)
      .where(db.dialect.isOneOf(of.column, ids))
      .select([
        sql.ref<string>(of.column).as('referent'),
        sql.ref<string>('id').as('id'),
        sql.ref<string>(of.owner.column).as('owner'),
      ])
      .execute();
    await db.update(of.table).set(sql.ref(of.column), null).where(db.dialect.isOneOf(of.column, ids)).execute();
    return rowsBy(rows, 'referent');
  },
  attach: (db, id, detached) =>
    db
      .update(of.table)
      .set(sql.ref(of.column), id)
      .where(db.dialect.isOneOf(of.owner.column, valuesOf(detached, 'owner')))
      .where(db.dialect.isOneOf('id', valuesOf(detached, 'id')))
      .where(sql.ref(of.column), 'is', null)
      .execute(),
});

const valuesOf = (rows: readonly Columns[], column: string): string[] => [
  ...new Set(rows.map((row) => String(row[column]))),
];

interface MovedLinks {
  /** Owners whose link was turned to the other one. */
  owners: string[];
  /** Dependents that went because their owner had one to the other thing as well. */
  doubles: Columns[];
}

/** References by rows that link an owner and an entity, each pair once; they go with the entity. */
export const referencesByLink = (of: ReferenceColumn): References => {
  const owner = sql.ref<string>(of.owner.column);
  const ownersOf = async (db: GroupTransaction, id: string): Promise<string[]> => {
    const rows = await db.from(of.table).where(isReference(of, id)).select(owner.as('owner')).execute();
    return rows.map(({ owner }) => owner);
  };
  return {
    ...counting(of),
    move: async (db, from, to) => {
      const doubles: Columns[] = await db
        .remove(of.table)
        .where(isReference(of, from))
        .where(db.dialect.isOneOf(of.owner.column, await ownersOf(db, to)))
        .returningAll()
        .execute();
      const owners = await turn(db, of, { from, to }, { column: of.owner.column });
      const moved: MovedLinks = { owners, doubles };
      return { count: owners.length + doubles.length, moved };
    },
    moveBack: async (db, from, to, moved) => {
      // What `move` has written into the merge.
      const { owners, doubles } = moved as MovedLinks;
      const linked = new Set(await ownersOf(db, to));
      const again = doubles.filter((row) => linked.has(String(row[of.owner.column])));
      await insertRows(db, of.table, again.map(withoutGroup));
      const rows = await turn(db, of, { from: to, to: from }, { column: of.owner.column, among: owners });
      return rows.length + again.length;
    },
    detach: async (db, ids) => {
      const rows: Columns[] = await db
        .remove(of.table)
        .where(db.dialect.isOneOf(of.column, ids))
        .returningAll()
        .execute();
      return rowsBy(rows.map(withoutGroup), of.column);
    },
    attach: async (db, id, detached) => {
      const column = of.owner.column;
      const linked = new Set(await ownersOf(db, id));
      const there = await presentIds(db, of.owner.table, valuesOf(detached, column));
      const rows = detached.filter((row) => there.has(String(row[column])) && !linked.has(String(row[column])));
      await insertRows(
        db,
        of.table,
        rows.map((row) => ({ ...row, [of.column]: id })),
      );
    },
  };
};
