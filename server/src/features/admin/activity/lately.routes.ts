import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { readLately } from './read-lately.ts';

export const latelyRoutes = (instance: InstanceDatabase): Route[] =>
  implement(contract.adminActivity, {
    lately: async (_, { platform }) => ({ items: await readLately(instance, platform.clock.now()) }),
  });
