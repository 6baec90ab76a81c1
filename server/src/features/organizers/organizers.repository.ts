import type { OrganizerKind, Tool } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { sql } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import {
  type Entity,
  flag,
  hasIdOrKey,
  id,
  ofGroup,
  type Relation,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';
import type { NewThing } from '../../platform/references/index.ts';

export const organizerEntity: Entity = {
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

/** The categories, tags or tools of a thing: `links` says which column of which table names it. */
export const organizersLinkedBy = (links: { table: keyof Schema; key: string }, kind: OrganizerKind): Relation => ({
  entity: () => organizerEntity,
  steps: [
    { ...links, parent: 'id', only: (link) => sql`${sql.ref(`${link}.kind`)} = ${kind}` },
    { table: 'organizers', key: 'id', parent: 'organizerId' },
  ],
});

export const organizerRows = (db: GroupDatabase, kind: OrganizerKind) => db.from('organizers').where('kind', '=', kind);

export const readOrganizers = async (organizers: ReturnType<typeof organizerRows>): Promise<Tool[]> => {
  const rows = await organizers.select(['id', 'groupId', 'name', 'slug', 'onHand']).execute();
  return rows.map((row) => ({ ...row, onHand: row.onHand === 1 }));
};

export const findOrganizers = (db: GroupDatabase, kind: OrganizerKind, ids: string[], slugs: string[]) =>
  organizerRows(db, kind)
    .where(hasIdOrKey(db.dialect, ids, 'slug', slugs))
    .select(['id', 'slug as key'])
    .execute();

export const insertOrganizers = (db: GroupTransaction, kind: OrganizerKind, things: NewThing[], at: Date) =>
  db
    .insert(
      'organizers',
      things.map(({ id, name, key }) => ({
        id,
        kind,
        name,
        slug: key,
        nameKey: plainText(name),
        onHand: 0 as const,
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      })),
    )
    .execute();
