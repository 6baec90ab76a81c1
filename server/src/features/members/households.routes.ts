import { contract, type Household } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { pageOf } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';
import { getOwnGroup } from '../groups/index.ts';
import { listUsers } from '../users/index.ts';
import { allWebhooks, hereOf } from '../webhooks/index.ts';

/** The group as the one household that it is. */
const getHousehold = async (db: GroupDatabase, platform: Platform): Promise<Household> => {
  const { id, name, slug, preferences } = await getOwnGroup(db);
  const users = (await listUsers(db)).map(({ id, fullName }) => ({ id, fullName }));
  const webhooks = await allWebhooks(db, hereOf(platform));
  return { id, groupId: id, group: name, name, slug, preferences, users, webhooks };
};

export const householdRoutes: Route[] = implement(contract.households, {
  list: ({ query }, { db, platform }) =>
    pageOf(query, {
      path: '/groups/households',
      count: async () => 1,
      rows: async () => [await getHousehold(db, platform)],
    }),
  get: async ({ params }, { db, platform }) => {
    const household = await getHousehold(db, platform);
    const isIt = [household.slug, household.id].includes(params.householdSlug);
    return found(isIt ? household : undefined, 'household.not-found');
  },
});
