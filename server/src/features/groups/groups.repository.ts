import type { Group, GroupPreferences } from '@larder/contract';
import type { Updateable } from 'kysely';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { flag, id, type ListFields, number, type Relation, stamps, text } from '../../platform/database/lists/index.ts';
import type { Groups } from '../../platform/database/schema.ts';

const preferences: ListFields = {
  columns: {
    privateGroup: flag('privateGroup'),
    firstDayOfWeek: number('firstDayOfWeek'),
    recipePublic: flag('recipePublic'),
  },
  relations: {},
};

const group: ListFields = {
  columns: { id: id('id'), name: text('name'), slug: text('slug'), ...stamps },
  relations: { preferences: { fields: () => preferences } },
};

/** The way to the group from whatever belongs to one. */
export const ofGroup: Record<'group', Relation> = {
  group: { fields: () => group, steps: [{ table: 'groups', key: 'id', parent: 'groupId' }] },
};

type Row = Awaited<ReturnType<typeof ownRow>>;

const ownRow = (db: GroupDatabase) =>
  db
    .ownGroup()
    .select([
      'id',
      'name',
      'slug',
      'privateGroup',
      'firstDayOfWeek',
      'recipePublic',
      'recipeShowNutrition',
      'recipeShowAssets',
      'recipeLandscapeView',
      'recipeDisableComments',
      'recipeDisableAmount',
    ])
    .executeTakeFirstOrThrow();

/** The preferences are part of the group, so they share its id. */
const preferencesOf = (row: Row): GroupPreferences => ({
  id: row.id,
  groupId: row.id,
  privateGroup: row.privateGroup === 1,
  firstDayOfWeek: row.firstDayOfWeek,
  recipePublic: row.recipePublic === 1,
  recipeShowNutrition: row.recipeShowNutrition === 1,
  recipeShowAssets: row.recipeShowAssets === 1,
  recipeLandscapeView: row.recipeLandscapeView === 1,
  recipeDisableComments: row.recipeDisableComments === 1,
  recipeDisableAmount: row.recipeDisableAmount === 1,
});

export const getOwnGroup = async (db: GroupDatabase): Promise<Group> => {
  const row = await ownRow(db);
  return { id: row.id, name: row.name, slug: row.slug, preferences: preferencesOf(row) };
};

export const updateOwnGroup = (db: GroupDatabase, changes: Updateable<Groups>): Promise<unknown> =>
  db.change(async (db) => {
    await db.updateOwnGroup().set(changes).execute();
    const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    await db.record('group.updated', { fields: fields.filter((field) => field !== 'updatedAt') });
  });

/** @param since older invitations are not valid any more */
export const listInvitations = (db: GroupDatabase, since: string) =>
  db
    .from('invitations')
    .select(['token', 'usesLeft', 'groupId'])
    .where('usesLeft', '>', 0)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .orderBy('token')
    .execute();

export const insertInvitation = (
  db: GroupDatabase,
  invitation: { token: string; usesLeft: number; createdAt: string },
): Promise<unknown> =>
  db.change(async (db) => {
    await db.insert('invitations', invitation).execute();
    await db.record('invitation.created', { usesLeft: invitation.usesLeft });
  });

/** As the profile page says to whoever invites. */
const lifeInDays = 4;
const day = 24 * 3_600_000;

/** When an invitation that is just running out was made; older ones are not valid any more. */
export const oldestInvitation = (now: Date): string => new Date(now.getTime() - lifeInDays * day).toISOString();
