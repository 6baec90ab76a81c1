import { type AdminGroup, contract } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { addGroup } from '../../auth/index.ts';
import { groupFolders, storageOf } from '../../statistics/index.ts';
import { hereOf } from '../../webhooks/index.ts';
import { changeGroup, type GroupNames } from './change-group.ts';
import { deleteEmptyGroup, findDefaultGroup, findGroup, findGroupName, listGroups } from './groups.repository.ts';

const get = async (instance: InstanceDatabase, platform: Platform, id: string): Promise<AdminGroup> => {
  const group = found(await findGroup(instance, id, hereOf(platform)), 'group.not-found');
  const first = await findDefaultGroup(instance, platform.settings.DEFAULT_GROUP);
  return { ...group, isDefault: group.id === first?.id };
};

export const adminGroupRoutes = (instance: InstanceDatabase, names: GroupNames): Route[] =>
  implement(contract.adminGroups, {
    list: async ({ query }, { platform }) => {
      const page = await listGroups(instance, query, hereOf(platform));
      const first = await findDefaultGroup(instance, platform.settings.DEFAULT_GROUP);
      const items = page.items.map((group) => ({
        ...group,
        isDefault: group.id === first?.id,
      }));
      return { ...page, items };
    },
    get: ({ params }, { platform }) => get(instance, platform, params.itemId),
    create: async ({ body }, { platform, member }) =>
      get(instance, platform, await addGroup(instance, body.name, { by: member.id, now: platform.clock.now() })),
    change: async ({ params: { itemId }, body }, { platform, member }) => {
      await changeGroup(instance, names, itemId, body, { by: member.id, now: platform.clock.now() });
      return get(instance, platform, itemId);
    },
    remove: async ({ params: { itemId } }, { platform }) => {
      const group = await get(instance, platform, itemId);
      if (group.isDefault) throw new AppError('group.is-default');
      if (group.users.length > 0) throw new AppError('group.has-users');
      const folders = await groupFolders(instance.group(itemId));
      if (!(await deleteEmptyGroup(instance, itemId))) throw new AppError('group.has-users');
      for (const folder of folders) await platform.files.removeFolder(folder);
      await instance.signalRevisions();
      return group;
    },
    storage: async ({ params: { itemId } }, { platform }) => {
      found(await findGroupName(instance, itemId), 'group.not-found');
      return storageOf(instance.group(itemId), platform);
    },
  });
