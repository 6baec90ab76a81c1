import type { Connection } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

export const listGroups = async ({ read }: InstanceDatabase): Promise<string[]> =>
  (await read.selectFrom('groups').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Households with an administrator in them. */
export const listAdminGroups = async ({ read }: InstanceDatabase): Promise<string[]> => {
  const admins = read.selectFrom('users').where('admin', '=', 1);
  return (await admins.select('groupId').distinct().orderBy('groupId').execute()).map(({ groupId }) => groupId);
};

export const nameOf = async ({ read }: Pick<Connection, 'read'>, userId: string): Promise<string | null> => {
  const user = read.selectFrom('users').where('id', '=', userId).select('fullName');
  return (await user.executeTakeFirst())?.fullName ?? null;
};
