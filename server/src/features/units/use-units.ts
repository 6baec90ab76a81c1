import type { Page, SearchableListQuery, Unit } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { listItems, resolverOf } from '../group-data/index.ts';
import { unitTable } from './unit-table.ts';

/** A page of the units as everybody may see them who sees the group. */
export const listUnits = (db: GroupDatabase, query: SearchableListQuery, path: string): Promise<Page<Unit>> =>
  listItems(db, unitTable, query, path);

/** The id of each unit that a recipe refers to, or null where none is meant. */
export const resolveUnits = resolverOf(unitTable);
