import type { RawBuilder } from 'kysely';

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
  /** The related rows, named `child`, of the row that is named `parent`: all that follows a `from`. */
  rows?: (parent: string, child: string) => RawBuilder<unknown>;
}

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
