import type { GroupPreferences } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { changePreferences, getOwnGroup } from '../../groups/index.ts';

/** Whether visitors see the group is nothing to be changed by the way. */
const pick = (preferences: GroupPreferences) => {
  const { firstDayOfWeek, recipePublic, recipeShowNutrition, recipeShowAssets } = preferences;
  const { recipeLandscapeView, recipeDisableComments, recipeDisableAmount } = preferences;
  return {
    ...{ firstDayOfWeek, recipePublic, recipeShowNutrition, recipeShowAssets },
    ...{ recipeLandscapeView, recipeDisableComments, recipeDisableAmount },
  };
};

const kind = 'preferences';

const ownPreferences = async (db: GroupDatabase) => pick((await getOwnGroup(db)).preferences);

const noted = (db: GroupDatabase, moveId: string) =>
  db
    .from('moveMade')
    .where('moveId', '=', moveId)
    .where('kind', '=', kind)
    .select(['stamp', 'before'])
    .executeTakeFirst();

/** The group is set as the household was that is brought; what it was set to is noted. Done again after a cut, it was done before. */
export const takePreferences = async (
  db: GroupTransaction,
  moveId: string,
  preferences: GroupPreferences,
  at: Date,
): Promise<void> => {
  if (await noted(db, moveId)) return;
  const [before, wanted] = [await ownPreferences(db), pick(preferences)];
  await changePreferences(db, wanted, at);
  const row = { moveId, kind, id: db.groupId, stamp: JSON.stringify(wanted), before: JSON.stringify(before) };
  await db.insertAll('moveMade', [row]);
};

/** The group is set again as it was before a move; what somebody has changed since stays. */
export const returnPreferences = async (db: GroupTransaction, moveId: string, at: Date): Promise<void> => {
  const row = await noted(db, moveId);
  if (!row?.before || row.stamp !== JSON.stringify(await ownPreferences(db))) return;
  await changePreferences(db, JSON.parse(row.before), at);
};
