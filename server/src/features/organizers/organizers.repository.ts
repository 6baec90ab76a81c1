import type { OrganizerKind, Page, SearchableListQuery, ToolRow } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { sql } from 'kysely';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import {
  byId,
  type Entity,
  flag,
  hasIdOrKey,
  id,
  keyContains,
  listCondition,
  listOrder,
  listPage,
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
  relations: {},
};

/** A page of the group's categories, tags or tools. */
export const listOrganizers = (
  db: GroupDatabase,
  kind: OrganizerKind,
  query: SearchableListQuery,
  path: string,
): Promise<Page<ToolRow>> => {
  return listPage(query, {
    path,
    from: db.from('organizers').where('kind', '=', kind),
    conditions: [
      listCondition(query, organizerEntity, 'organizers', db.dialect),
      keyContains(query.search, 'organizers.nameKey', 'organizers.slug'),
    ],
    order: [...listOrder(query, organizerEntity, 'organizers', db.dialect), byId('organizers')],
    read: async (organizers) => {
      const recipeCount = sql<number>`(select count(*) from "recipeOrganizers" where "organizerId" = organizers.id)`;
      const rows = await organizers
        .select(['id', 'groupId', 'name', 'slug', 'onHand', recipeCount.as('recipeCount')])
        .execute();
      return rows.map((row) => ({ ...row, onHand: row.onHand === 1 }));
    },
  });
};

export const findOrganizers = (db: GroupDatabase, kind: OrganizerKind, ids: string[], slugs: string[]) =>
  db
    .from('organizers')
    .where('kind', '=', kind)
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
