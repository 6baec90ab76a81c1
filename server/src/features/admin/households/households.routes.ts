import { type AdminGroup, contract, type Household } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { hereOf } from '../../webhooks/index.ts';
import { changeGroup, type GroupNames } from '../groups/change-group.ts';
import { findGroup, listGroups } from '../groups/groups.repository.ts';

type Listed = Pick<AdminGroup, 'id' | 'name' | 'slug' | 'preferences' | 'users' | 'webhooks'>;

const toHousehold = ({ id, name, slug, preferences, users, webhooks }: Listed): Household => ({
  id,
  groupId: id,
  group: name,
  name,
  slug,
  preferences,
  users: users.map(({ id, fullName }) => ({ id, fullName })),
  webhooks,
});

const get = async (instance: InstanceDatabase, platform: Platform, id: string): Promise<Household> =>
  toHousehold(found(await findGroup(instance, id, hereOf(platform)), 'household.not-found'));

export const adminHouseholdRoutes = (instance: InstanceDatabase, names: GroupNames): Route[] =>
  implement(contract.adminHouseholds, {
    list: async ({ query }, { platform }) => {
      const page = await listGroups(instance, query, hereOf(platform));
      return { ...page, items: page.items.map(toHousehold) };
    },
    get: ({ params }, { platform }) => get(instance, platform, params.itemId),
    create: () => {
      throw new AppError('household.one-per-group');
    },
    change: async ({ params: { itemId }, body }, { platform, member }) => {
      await get(instance, platform, itemId);
      await changeGroup(instance, names, itemId, body, { by: member.id, now: platform.clock.now() });
      return get(instance, platform, itemId);
    },
    remove: async ({ params }, { platform }) => {
      const { name } = await get(instance, platform, params.itemId);
      throw new AppError('household.goes-with-group', { name });
    },
  });
