import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

/** Households with an administrator in them. */
export const listAdminGroups = async ({ read }: InstanceDatabase): Promise<string[]> => {
  const admins = read.selectFrom('users').where('admin', '=', 1);
  return (await admins.select('groupId').distinct().orderBy('groupId').execute()).map(({ groupId }) => groupId);
};
