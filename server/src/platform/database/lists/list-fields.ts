import type { RawBuilder } from 'kysely';

export interface Column {
  name: string;
  /** A day is one of the household. */
  kind: 'text' | 'id' | 'number' | 'flag' | 'moment' | 'day';
  /** The column that puts the texts of this one in order, where capitals and accents must not. */
  orderedBy?: string;
  /** What stands in place of a column where none holds the value. */
  value?: (row: string) => RawBuilder<unknown>;
}

/** What a list of things can be filtered and ordered by: only what stands here reaches the database. */
export interface ListFields {
  columns: Record<string, Column>;
  relations: Record<string, Relation>;
}

export interface Relation {
  fields: () => ListFields;
  /** The way to the related rows, table by table; a relation without is a part of the same row. */
  steps?: Step[];
}

/** Rows of a table that belong to a row by one column of each. */
export interface Step {
  table: string;
  key: string;
  /** The column that holds the key in the row before. */
  parent: string;
  /** Holds for all of these rows, whatever they are named. */
  only?: (row: string) => RawBuilder<boolean>;
}

const column = (kind: Column['kind']) => (name: string, orderedBy?: string) => ({ name, kind, orderedBy });
export const text = column('text');
export const id = column('id');
export const number = column('number');
export const flag = column('flag');
export const moment = column('moment');
export const day = column('day');

/** The stamps that every entity has. */
export const stamps = {
  createdAt: moment('createdAt'),
  updatedAt: moment('updatedAt'),
};
