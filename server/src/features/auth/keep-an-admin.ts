import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { findMember } from '../users/index.ts';
import { findAdminship } from './accounts.repository.ts';
import { refuseTakenNames, type WantedNames } from './taken-names.ts';

export interface AccountChange {
  id: string;
  /** Who changes it as an administrator, which they have to be still when their turn comes. */
  byAdmin?: string | undefined;
  /** Whether the account is to be an administrator's afterwards; it stays as it is where nothing is said. */
  admin?: boolean | null | undefined;
  /** Names that nobody else may have. */
  names?: WantedNames;
}

/** @param isAdmin whether the account is to be an administrator's */
export type ChangeOfAccount<Result> = (db: GroupTransaction, isAdmin: boolean) => Promise<Result>;

/**
 * Changes or deletes an account while nobody else does, so that of two administrators who take the right from each other one stays.
 * @throws AppError `user.last-admin` where nobody would be left to administer the server
 */
export const changeKeepingAnAdmin = async <Result>(
  instance: InstanceDatabase,
  group: GroupDatabase,
  { id, byAdmin, admin, names }: AccountChange,
  work: ChangeOfAccount<Result>,
): Promise<Result> =>
  instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    if (byAdmin !== undefined && !(await findAdminship(transaction, byAdmin)).isAdmin) {
      throw new AppError('access.forbidden');
    }
    if (names) await refuseTakenNames(transaction, names, id);
    const present = await findAdminship(transaction, id);
    const isAdmin = admin ?? present.isAdmin;
    if (!isAdmin && present.isLast) throw new AppError('user.last-admin');
    const db = await enter(group);
    found(await findMember(db, id), 'user.not-found');
    const result = await work(db, isAdmin);
    await instance.raiseRevision(transaction);
    return result;
  });
