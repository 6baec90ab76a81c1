import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Member } from '../../platform/http/index.ts';
import { findMember } from './users.repository.ts';

/**
 * The member with this id, if it is the caller or the caller is an administrator.
 * @throws AppError not-found for somebody of another group, so that nothing is told about them
 */
export const getOwnAccount = async (db: GroupDatabase, id: string, by: Member) => {
  const account = found(await findMember(db, id), 'user.not-found');
  if (account.id !== by.id && !by.admin) throw new AppError('user.not-yourself');
  return account;
};
