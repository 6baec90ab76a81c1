import type { ErrorCode } from '@larder/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import type { Entity } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import type { FileColumns, TableRecord } from './files/file-columns.ts';
import type { Names } from './names/name-book.ts';
import type { Columns, ThingTableName } from './things.repository.ts';
import type { DataKind } from './uses.repository.ts';

export interface Thing {
  id: string;
  name: string;
}

/** What a client sends of a thing; what is undefined stays as it is. */
export interface SentThing {
  name?: string;
}

/**
 * One kind of the group's data, as far as it differs from the others: all that is done with them is written once.
 * A row is an item with the number of things that use it.
 */
export interface ThingTable<
  Table extends ThingTableName = ThingTableName,
  Item extends Thing = Thing,
  Sent extends SentThing = SentThing,
  Row = unknown,
> {
  readonly kind: DataKind;
  readonly table: Table;
  /** Below `/api`, for the links of lists. */
  readonly path: string;
  readonly codes: { notFound: ErrorCode; nameTaken: ErrorCode; aliasTaken: ErrorCode };
  readonly entity: Entity;
  /** What lists can be filtered and put in order by as the number of uses. */
  readonly countName: string;
  /** Columns that hold plain text. */
  readonly searched: readonly string[];
  /** All of the group, read by `read`. */
  rows(db: GroupDatabase): SelectQueryBuilder<Schema, Table, object>;
  read(rows: SelectQueryBuilder<Schema, Table, object>): Promise<Item[]>;
  withCount(item: Item, count: number): Row;
  knownNames(db: GroupDatabase): Promise<Names[]>;
  namesOf(item: Item): Names;
  aliasesOf(item: Item): string[];
  /** Other names by which people call it, aliases included. */
  otherNames(item: Item): string[];
  /** A new one, with nothing but what is needed. */
  blank(thing: { id: string; groupId: string; name: string }): Item;
  /** One of which nothing but the name is said, with what everybody knows of it. */
  byNameAlone?(item: Item, namesBeside: readonly string[]): Item;
  /** The item with what was sent. */
  apply(item: Item, sent: Sent): Item;
  withAliases?(item: Item, aliases: string[]): Item;
  /** All columns but the id, the group and the stamps. */
  toColumns(item: Item): Columns;
  /** Throws where items refer to what is not there. */
  requireReferences?(db: GroupTransaction, items: Item[]): Promise<void>;
  /** A whole row that comes back after a while, without the references to what has gone meanwhile. */
  referencesLeft?(db: GroupTransaction, row: Columns): Promise<Columns>;
  /** What the columns of a file hold, by their names; `name` is the first. */
  readonly fileColumns: FileColumns;
  toRecord(item: Item): TableRecord;
  readonly fileRow: z.ZodType<Sent & { name: string }>;
  /** Finds or makes what items of a file name but do not know by id. */
  settle?(db: GroupTransaction, items: Item[], at: Date): Promise<Item[]>;
}

/** All of them whose ids are named, in no order. */
export const findItems = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  ids: string[],
): Promise<Item[]> => {
  const isNamed = db.dialect.isOneOf(`${table.table}.id`, ids);
  return ids.length === 0 ? [] : table.read(table.rows(db).where(isNamed));
};

/** Throws the table's code for not found. */
export const getItem = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  id: string,
): Promise<Item> => {
  const [item] = await findItems(db, table, [id.toLowerCase()]);
  return found(item, table.codes.notFound);
};
