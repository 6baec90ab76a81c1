import { addressKey } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';

/** The newest recipe of the group that came from one of these addresses, however they are written. */
export const findRecipeOfPage = async (
  db: GroupDatabase,
  addresses: string[],
): Promise<{ id: string; name: string } | undefined> => {
  const keys = addresses.map(addressKey).filter(Boolean);
  if (keys.length === 0) return undefined;
  return db
    .asActor()
    .from('recipes')
    .where('orgUrlKey', 'in', keys)
    .orderBy('number', 'desc')
    .limit(1)
    .select(['id', 'name'])
    .executeTakeFirst();
};

/** Whether files under the id of a job belong to somebody: to its recipe, or to another run of it. */
export const isIdInUse = async (db: GroupDatabase, id: string): Promise<boolean> => {
  const recipe = await db.asServer().from('recipes').where('id', '=', id).select('id').executeTakeFirst();
  if (recipe) return true;
  const job = await db
    .from('jobs')
    .where('id', '=', id)
    .where('leasedBy', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return job !== undefined;
};

export const isMember = async (db: GroupDatabase, userId: string): Promise<boolean> =>
  (await db.from('users').where('id', '=', userId).select('id').executeTakeFirst()) !== undefined;
