import type { Food, Page, SearchableListQuery } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { listItems, resolverOf } from '../group-data/index.ts';
import { foodTable } from './food-table.ts';

/** A page of the foods as everybody may see them who sees the group. */
export const listFoods = (db: GroupDatabase, query: SearchableListQuery, path: string): Promise<Page<Food>> =>
  listItems(db, foodTable, query, path);

/** The id of each food that a recipe refers to, or null where none is meant. */
export const resolveFoods = resolverOf(foodTable);
