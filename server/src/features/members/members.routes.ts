import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { getOwnGroup } from '../groups/index.ts';
import { listPlanCategories } from '../organizers/index.ts';
import { findMember, listUsers } from '../users/index.ts';
import { allWebhooks, hereOf } from '../webhooks/index.ts';
import { readLeftBehind } from './leave-group.ts';
import { removeMember } from './remove-member.ts';

const wholeGroup: Route[] = implement(
  { whole: contract.groups.whole },
  {
    whole: async (_, { db, platform }) => ({
      ...(await getOwnGroup(db)),
      users: await listUsers(db),
      categories: await listPlanCategories(db),
      webhooks: await allWebhooks(db, hereOf(platform)),
    }),
  },
);

const leaving = (instance: InstanceDatabase): Route[] =>
  implement(contract.members, {
    leaving: async ({ params }, { db }) => {
      const { id } = found(await findMember(db, params.userId), 'user.not-found');
      return readLeftBehind(db, id);
    },
    remove: ({ params, query }, context) => removeMember(instance, context, params.userId, query),
  });

export const memberRoutes = (instance: InstanceDatabase): Route[] => [...wholeGroup, ...leaving(instance)];
