import type { BodyOf, contract, Group, GroupPreferences, Invitation, MealTimes } from '@larder/contract';
import type { Updateable } from 'kysely';
import {
  changedColumns,
  flagIfGiven,
  type GroupDatabase,
  type GroupTransaction,
} from '../../platform/database/index.ts';
import { flag, id, type ListFields, number, type Relation, stamps, text } from '../../platform/database/lists/index.ts';
import type { Groups } from '../../platform/database/schema.ts';
import { readMealTimes } from './meal-times.ts';

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

export const groupColumns = [
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
  'mealTimes',
  'currency',
] as const;

type Row = Awaited<ReturnType<typeof ownRow>>;

const ownRow = (db: GroupDatabase) => db.ownGroup().select(groupColumns).executeTakeFirstOrThrow();

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
  mealTimes: readMealTimes(row.mealTimes),
  currency: row.currency,
});

/** When each kind of meal is eaten. */
export const mealTimesOf = async (db: GroupDatabase): Promise<MealTimes> =>
  readMealTimes((await db.ownGroup().select('mealTimes').executeTakeFirstOrThrow()).mealTimes);

export const ownNames = (db: GroupDatabase): Promise<{ name: string; slug: string }> =>
  db.ownGroup().select(['name', 'slug']).executeTakeFirstOrThrow();

export const shapeGroup = (row: Row): Group => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  preferences: preferencesOf(row),
});

export const getOwnGroup = async (db: GroupDatabase): Promise<Group> => {
  return shapeGroup(await ownRow(db));
};

/** The event names what becomes another than it was; where nothing does, there is none. */
export const updateOwnGroup = (db: GroupDatabase, changes: Updateable<Groups>): Promise<unknown> =>
  db.change(async (db) => {
    const before = await db.ownGroup().selectAll().executeTakeFirstOrThrow();
    await db.updateOwnGroup().set(changes).execute();
    const fields = changedColumns(before, changes);
    if (fields.length > 0) await db.record('group.updated', { fields });
  });

/** Keys that are absent stay as they are. */
export const changePreferences = (
  db: GroupDatabase,
  wanted: BodyOf<typeof contract.groups.changePreferences>,
  now: Date,
): Promise<unknown> =>
  updateOwnGroup(db, {
    privateGroup: flagIfGiven(wanted.privateGroup),
    firstDayOfWeek: wanted.firstDayOfWeek,
    recipePublic: flagIfGiven(wanted.recipePublic),
    recipeShowNutrition: flagIfGiven(wanted.recipeShowNutrition),
    recipeShowAssets: flagIfGiven(wanted.recipeShowAssets),
    recipeLandscapeView: flagIfGiven(wanted.recipeLandscapeView),
    recipeDisableComments: flagIfGiven(wanted.recipeDisableComments),
    recipeDisableAmount: flagIfGiven(wanted.recipeDisableAmount),
    currency: wanted.currency,
    mealTimes: wanted.mealTimes && JSON.stringify(wanted.mealTimes),
    updatedAt: now.toISOString(),
  });

const columns = ['token', 'uses', 'usesLeft', 'expiresAt', 'groupId', 'sentTo'] as const;

/** Those by which somebody can still join, the one that ends first at the top. */
export const listInvitations = (db: GroupDatabase, now: Date) =>
  db
    .from('invitations')
    .select(columns)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('expiresAt')
    .orderBy('token')
    .execute();

export const findInvitation = (db: GroupDatabase, token: string, now: Date) =>
  db
    .from('invitations')
    .select(['uses', 'expiresAt', 'sentTo'])
    .where('token', '=', token)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();

export const insertInvitation = (
  db: GroupDatabase,
  invitation: { token: string; uses: number; usesLeft: number; createdAt: string; expiresAt: string },
): Promise<unknown> =>
  db.change(async (db) => {
    await db.insert('invitations', invitation).execute();
    await db.record('invitation.created', { usesLeft: invitation.usesLeft });
  });

/** Notes to whom it was sent by mail. */
export const noteSent = (db: GroupTransaction, token: string, sentTo: string): Promise<unknown> =>
  db.update('invitations').set({ sentTo }).where('token', '=', token).execute();

export const removeInvitation = (db: GroupDatabase, token: string): Promise<Invitation | undefined> =>
  db.change(async (db) => {
    const removed = await db.remove('invitations').where('token', '=', token).returning(columns).executeTakeFirst();
    if (removed) await db.record('invitation.deleted', { usesLeft: removed.usesLeft });
    return removed;
  });
