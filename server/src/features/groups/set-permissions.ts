import type { BodyOf, contract } from '@larder/contract';
import { flag, type GroupDatabase } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Member } from '../../platform/http/index.ts';
import { findMember, requireManager, updateUser } from '../users/index.ts';

type Wanted = BodyOf<typeof contract.groups.setPermissions>;

/** Nobody takes their own rights away by mistake, so that somebody goes on looking after the group, and administrators may do everything whatever is said here. */
export const setPermissions = async (
  db: GroupDatabase,
  by: Member,
  { userId, canOrganize, canInvite, canManage }: Wanted,
  now: Date,
): Promise<void> => {
  await db.change(async (db) => {
    const member = found(await findMember(db, userId), 'user.not-found');
    if (member.id === by.id) throw new AppError('user.own-rights');
    if (member.admin === 1) throw new AppError('user.rights-of-admin');
    await requireManager(db, by.id);
    await updateUser(db, userId, {
      canOrganize: flag(canOrganize),
      canInvite: flag(canInvite),
      canManage: flag(canManage),
      updatedAt: now.toISOString(),
    });
  });
};
