import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { readActivity, readLately } from './read-activity.ts';

export const activityRoutes = (instance: InstanceDatabase): Route[] => [
  ...implement(contract.activity, {
    list: ({ query }, { db }) => readActivity(db, query),
  }),
  ...implement(contract.adminActivity, {
    lately: async (_, { platform }) => ({ items: await readLately(instance, platform.clock.now()) }),
  }),
];
