import { callerLookUps } from '../features/auth/index.ts';
import { recipeDocuments, recipeRevisions, searchIndex } from '../features/recipes/index.ts';
import { type Derived, syncedRows } from '../platform/database/index.ts';
import { tables } from './tables.ts';

/** All that is computed from the tables and kept in the database, in the order in which it is made. */
export const derived: Derived[] = [syncedRows(tables), recipeRevisions, recipeDocuments, searchIndex, callerLookUps];
