import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

/** Whom the server tells when something is wrong with it. */
export const listAdmins = ({ read }: InstanceDatabase): Promise<{ email: string; locale: string | null }[]> =>
  read.selectFrom('users').select(['email', 'locale']).where('admin', '=', 1).orderBy('id').execute();
