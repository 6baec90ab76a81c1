import type { OrganizerKind, Tool } from '@larder/contract';
import { sql } from 'kysely';
import type { GroupDatabase, Schema } from '../../platform/database/index.ts';
import {
  flag,
  hasIdOrKey,
  id,
  type ListFields,
  type Relation,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';
import { type EntityRows, rowsOf } from '../entities/index.ts';
import { ofGroup } from '../groups/index.ts';

export const organizerFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    slug: text('slug'),
    onHand: flag('onHand'),
    ...stamps,
  },
  relations: { ...ofGroup },
};

/** The categories, tags or tools of a row: `links` says which column of which table names it. */
export const organizersLinkedBy = (links: { table: keyof Schema; key: string }, kind: OrganizerKind): Relation => ({
  fields: () => organizerFields,
  steps: [
    { ...links, parent: 'id', only: (link) => sql`${sql.ref(`${link}.kind`)} = ${kind}` },
    { table: 'organizers', key: 'id', parent: 'organizerId' },
  ],
});

/** Which rows are the categories, the tags or the tools. */
export const organizersOf = (kind: OrganizerKind) => ({
  table: 'organizers' as const,
  only: (rows: EntityRows) => rows.where('organizers.kind', '=', kind),
});

export const readOrganizers = async (organizers: EntityRows): Promise<Tool[]> => {
  const rows = await organizers
    .select(['organizers.id', 'organizers.groupId', 'organizers.name', 'slug', 'organizers.onHand'])
    .execute();
  return rows.map((row) => ({ ...row, onHand: row.onHand === 1 }));
};

export const findOrganizers = (db: GroupDatabase, kind: OrganizerKind, ids: string[], slugs: string[]) =>
  rowsOf(db, organizersOf(kind))
    .where(hasIdOrKey(db.dialect, ids, 'slug', slugs))
    .select(['id', 'slug as key'])
    .execute();
