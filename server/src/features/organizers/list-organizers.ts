import type { OrganizerKind, Page, SearchableListQuery, Tool } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { listItems } from '../group-data/index.ts';
import { organizerTables } from './organizer-table.ts';

/** A page of the group's categories, tags or tools as everybody may see them who sees the group. */
export const listOrganizers = (
  db: GroupDatabase,
  kind: OrganizerKind,
  query: SearchableListQuery,
  path: string,
): Promise<Page<Tool>> => listItems(db, organizerTables[kind], query, path);
