import { unlockAccount } from '../features/auth/index.ts';
import type { Connection } from '../platform/database/index.ts';
import { InstanceDatabase } from '../platform/database/instance-database.ts';

/** Lets the owner of a locked account in again, by user name or e-mail. Answers whether there is such an account. */
export const unlock = (connection: Connection, name: string): Promise<boolean> =>
  unlockAccount(new InstanceDatabase(connection), name);
