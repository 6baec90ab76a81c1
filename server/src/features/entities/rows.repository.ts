import type { SelectQueryBuilder } from 'kysely';
import type { Columns, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { forgetDifferences } from './duplicates/differences.repository.ts';
import type { EntityTable } from './entities.tables.ts';

export type EntityRows = SelectQueryBuilder<Schema, EntityTable, object>;

export const updateRow = (db: GroupTransaction, table: EntityTable, id: string, columns: Columns) =>
  db.update<EntityTable>(table).set(columns).where('id', '=', id).execute();

/** With what was said of them. @returns the ids of those that were there */
export const removeRows = async (db: GroupTransaction, table: EntityTable, ids: string[]): Promise<string[]> => {
  await forgetDifferences(db, ids);
  const rows = await db.remove<EntityTable>(table).where(db.dialect.isOneOf('id', ids)).returning('id').execute();
  return rows.map(({ id }) => id);
};
