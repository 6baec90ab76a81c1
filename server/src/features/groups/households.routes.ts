import { contract, type Household } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { pageOf } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { listUsers } from '../users/index.ts';
import { getOwnGroup } from './groups.repository.ts';

/** The group as the one household that it is. */
const getHousehold = async (db: GroupDatabase): Promise<Household> => {
  const { id, name, slug, preferences } = await getOwnGroup(db);
  const users = (await listUsers(db)).map(({ id, fullName }) => ({ id, fullName }));
  return { id, groupId: id, group: name, name, slug, preferences, users, webhooks: [] };
};

export const householdRoutes: Route[] = implement(contract.households, {
  list: ({ query }, { db }) =>
    pageOf(query, { path: '/groups/households', count: async () => 1, rows: async () => [await getHousehold(db)] }),
  get: async ({ params }, { db }) => {
    const household = await getHousehold(db);
    const isIt = [household.slug, household.id].includes(params.householdSlug);
    return found(isIt ? household : undefined, 'household.not-found');
  },
});
