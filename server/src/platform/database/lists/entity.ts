import { type RawBuilder, sql } from 'kysely';

export interface Column {
  name: string;
  kind: 'text' | 'id' | 'number' | 'flag' | 'moment' | 'day';
  /** The column that puts the texts of this one in order, where capitals and accents must not. */
  orderedBy?: string;
}

/** What a list of things can be filtered and ordered by: only what stands here reaches the database. */
export interface Entity {
  columns: Record<string, Column>;
  relations: Record<string, Relation>;
}

export interface Relation {
  entity: () => Entity;
  /** Where the related rows are; a relation without is a part of the same row. */
  rows?: RelatedRows;
}

export interface RelatedRows {
  /** All related rows under the name given: what follows a `from`. */
  from: (child: string) => RawBuilder<unknown>;
  /** What a related row has in common with the column `parent` of the row that it belongs to. */
  key: (child: string) => RawBuilder<unknown>;
  parent: string;
}

/** Rows of a table that belong to a row by one column of each. */
export const rowsOf = (table: string, key: string, parent: string): RelatedRows => ({
  from: (child) => sql`${sql.table(table)} as ${sql.id(child)}`,
  key: (child) => sql.ref(`${child}.${key}`),
  parent,
});

const column = (kind: Column['kind']) => (name: string, orderedBy?: string) => ({ name, kind, orderedBy });
export const text = column('text');
export const id = column('id');
export const number = column('number');
export const flag = column('flag');
export const moment = column('moment');
export const day = column('day');

/** The stamps that every entity has, under both names of the second. */
export const stamps = {
  createdAt: moment('createdAt'),
  updatedAt: moment('updatedAt'),
  updateAt: moment('updatedAt'),
};
