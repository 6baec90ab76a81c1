import { isDeepStrictEqual } from 'node:util';
import type { GroupPreferences } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { changePreferences, getOwnGroup } from '../../groups/index.ts';

/** Whether visitors see the group is nothing to be changed by the way. */
type Taken = Partial<Omit<GroupPreferences, 'id' | 'groupId' | 'privateGroup'>>;

/** What a household of another program is set to. */
export const settingsOfServer = (preferences: GroupPreferences): Taken => {
  const { firstDayOfWeek, recipePublic, recipeShowNutrition, recipeShowAssets } = preferences;
  const { recipeLandscapeView, recipeDisableComments, recipeDisableAmount } = preferences;
  return {
    ...{ firstDayOfWeek, recipePublic, recipeShowNutrition, recipeShowAssets },
    ...{ recipeLandscapeView, recipeDisableComments, recipeDisableAmount },
  };
};

/** What a household of ours is set to, with what no other program knows. */
export const settingsOfHousehold = (preferences: GroupPreferences): Taken => {
  const { mealTimes, currency } = preferences;
  return { ...settingsOfServer(preferences), mealTimes, currency };
};

const kind = 'preferences';

/** What the group is set to now, of what is named. */
const settingsNow = async (db: GroupDatabase, named: object): Promise<Taken> => {
  const { preferences } = await getOwnGroup(db);
  const all = Object.entries(settingsOfHousehold(preferences));
  return Object.fromEntries(all.filter(([key]) => key in named));
};

const noted = (db: GroupDatabase, moveId: string) =>
  db
    .from('moveMade')
    .where('moveId', '=', moveId)
    .where('kind', '=', kind)
    .select(['stamp', 'before'])
    .executeTakeFirst();

/** The group is set as the household was that is brought; what it was set to is noted. Done again after a cut, it was done before. */
export const takePreferences = async (db: GroupTransaction, moveId: string, wanted: Taken, at: Date): Promise<void> => {
  if (await noted(db, moveId)) return;
  const before = await settingsNow(db, wanted);
  await changePreferences(db, wanted, at);
  const row = { moveId, kind, id: db.groupId, stamp: JSON.stringify(wanted), before: JSON.stringify(before) };
  await db.insertAll('moveMade', [row]);
};

/** The group is set again as it was before a move; what somebody has changed since stays. */
export const returnPreferences = async (db: GroupTransaction, moveId: string, at: Date): Promise<void> => {
  const row = await noted(db, moveId);
  if (!row?.before || row.stamp === null) return;
  const taken = JSON.parse(row.stamp);
  if (!isDeepStrictEqual(taken, await settingsNow(db, taken))) return;
  await changePreferences(db, JSON.parse(row.before), at);
};
