import type { EntityKind, UserKind } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase, GroupTable, GroupTransaction } from '../../platform/database/index.ts';

export interface NamedUser {
  id: string;
  name: string;
  slug: string | null;
  uses: number;
}

/** How the rows of one table refer to entities. Every feature with such a column or link declares its own. */
export interface References {
  /** Written into each merge for its undoing, so it never changes. */
  readonly name: string;
  readonly kinds: readonly EntityKind[];
  readonly user: UserKind | 'food';
  /** How many owners refer to the entity of this row. */
  countOf(row: string): RawBuilder<number>;
  isUsed(row: string): RawBuilder<boolean>;
  /** How many owners refer to each of these. */
  counts(db: GroupDatabase, ids: string[]): Promise<Map<string, number>>;
  total(db: GroupDatabase, id: string): Promise<{ things: number; uses: number }>;
  /** The first owners by name that refer to one. */
  first(db: GroupDatabase, id: string, most: number): Promise<NamedUser[]>;
  /** Makes all references to one entity refer to another; `moved` is JSON by which `moveBack` finds them again. */
  move(db: GroupTransaction, from: string, to: string): Promise<{ uses: number; moved: unknown }>;
  /** @returns how many of the moved references still were where they had been moved to, and have come back */
  moveBack(db: GroupTransaction, from: string, to: string, moved: unknown): Promise<number>;
  /** Takes away all references to these, which are about to go. */
  detach(db: GroupTransaction, ids: string[]): Promise<unknown>;
  /** Follows a new name, where entities are referred to by their names. */
  rename?(db: GroupTransaction, id: string, nameBefore: string): Promise<void>;
  /** The owners that speak of the one that goes in a way that no merge can carry over, and so stay as they are. */
  left?(db: GroupDatabase, from: string, to: string): Promise<{ id: string; name: string }[]>;
}

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
  const [from, entity, its] = [sql.table(table), sql.ref(column), sql.ref(owner.column)];
  const ownerName = sql.ref(`owner.${owner.name ?? 'name'}`);
  const slug = owner.slug ? sql.ref(`owner.${owner.slug}`) : sql`null`;
  const isOf = (row: string) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`${row}.id`)}`;
  return {
    name,
    kinds,
    user,
    countOf: (row: string) => sql<number>`(select count(distinct ${its}) from ${from} where ${isOf(row)})`,
    isUsed: (row: string) => sql<boolean>`exists (select 1 from ${from} where ${isOf(row)})`,
    counts: async (db: GroupDatabase, ids: string[]) => {
      const rows = await db.run(sql<{ id: string; count: number }>`
        select ${entity} as id, count(distinct ${its}) as count from ${from}
        where ${db.dialect.isOneOf(column, ids)} group by ${entity}`);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    total: async (db: GroupDatabase, id: string) => {
      const [row] = await db.run(sql<{ things: number; uses: number }>`
        select count(distinct ${its}) as things, count(*) as uses from ${from}
        where "groupId" = ${db.groupId} and ${entity} = ${id}`);
      return row ?? { things: 0, uses: 0 };
    },
    first: (db: GroupDatabase, id: string, most: number) =>
      db.run(sql<NamedUser>`
        select owner.id, ${ownerName} as name, ${slug} as slug, count(*) as uses
        from ${from} as part inner join ${sql.table(owner.table)} as owner on owner.id = ${sql.ref(`part.${owner.column}`)}
        where part."groupId" = ${db.groupId} and ${sql.ref(`part.${column}`)} = ${id}
        group by owner.id, ${ownerName}, ${slug} order by ${ownerName}, owner.id limit ${most}`),
  };
};

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** References by a column that may be empty, in rows that have an id. */
export const referencesByColumn = (of: ReferenceColumn): References => {
  const [table, column] = [sql.table(of.table), sql.ref(of.column)];
  return {
    ...counting(of),
    move: async (db, from, to) => {
      const moved = ids(
        await db.run(sql<{ id: string }>`update ${table} set ${column} = ${to}
          where "groupId" = ${db.groupId} and ${column} = ${from} returning id`),
      );
      return { uses: moved.length, moved };
    },
    moveBack: async (db, from, to, moved) => {
      // What `move` has written into the merge.
      const rows = await db.run(sql`update ${table} set ${column} = ${from}
        where "groupId" = ${db.groupId} and ${column} = ${to} and ${db.dialect.isOneOf('id', moved as string[])}
        returning id`);
      return rows.length;
    },
    detach: (db, ids) =>
      db.run(sql`update ${table} set ${column} = null
        where "groupId" = ${db.groupId} and ${db.dialect.isOneOf(of.column, ids)}`),
  };
};

type LinkRow = Record<string, string | number | null>;
interface MovedLinks {
  /** Owners whose link was turned to the other one. */
  owners: string[];
  /** Dependents that went because their owner had one to the other thing as well. */
  doubles: LinkRow[];
}

/** References by rows that link an owner and an entity, each pair once; they go with the entity. */
export const referencesByLink = (of: ReferenceColumn): References => {
  const [table, column, owner] = [sql.table(of.table), sql.ref(of.column), sql.ref(of.owner.column)];
  const ownersOf = (db: GroupTransaction, id: string) =>
    sql`select ${owner} from ${table} where "groupId" = ${db.groupId} and ${column} = ${id}`;
  return {
    ...counting(of),
    move: async (db, from, to) => {
      const doubles = await db.run(sql<LinkRow>`delete from ${table}
        where "groupId" = ${db.groupId} and ${column} = ${from} and ${owner} in (${ownersOf(db, to)}) returning *`);
      const owners = ids(
        await db.run(sql<{ id: string }>`update ${table} set ${column} = ${to}
          where "groupId" = ${db.groupId} and ${column} = ${from} returning ${owner} as id`),
      );
      const moved: MovedLinks = { owners, doubles };
      return { uses: owners.length + doubles.length, moved };
    },
    moveBack: async (db, from, to, moved) => {
      // What `move` has written into the merge.
      const { owners, doubles } = moved as MovedLinks;
      const linked = new Set(
        ids(await db.run(sql<{ id: string }>`select ${owner} as id from (${ownersOf(db, to)}) as linked`)),
      );
      const again = doubles.filter((row) => linked.has(String(row[of.owner.column])));
      for (const row of again) {
        const values = Object.values(row).map((value) => sql`${value}`);
        await db.run(sql`insert into ${table} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
          values (${sql.join(values)})`);
      }
      const rows = await db.run(sql`update ${table} set ${column} = ${from}
        where "groupId" = ${db.groupId} and ${column} = ${to} and ${db.dialect.isOneOf(of.owner.column, owners)}
        returning ${owner}`);
      return rows.length + again.length;
    },
    detach: (db, ids) =>
      db.run(sql`delete from ${table} where "groupId" = ${db.groupId} and ${db.dialect.isOneOf(of.column, ids)}`),
  };
};
