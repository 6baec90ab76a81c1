import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { deleteOwnAccount, type OwnAccounts, tellOfLeaving } from './delete-own-account.ts';
import { ownDataArchive } from './own-data.ts';

export type { OwnAccounts };

export const ownAccountRoutes = (instance: InstanceDatabase, accounts: OwnAccounts): Route[] =>
  implement(contract.ownAccount, {
    data: (_, context) => ownDataArchive(context),
    leaving: (_, context) => tellOfLeaving(instance, accounts, context),
    remove: async ({ body }, context) => {
      await deleteOwnAccount(instance, accounts, context, body);
      context.session.forget();
      return { message: context.words('own-account.deleted'), error: false };
    },
  });
