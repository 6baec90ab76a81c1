import type { BodyOf, contract } from '@larder/contract';
import { flagIfGiven } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { addLetters } from '../../../platform/mail/index.ts';
import { changeKeepingAnAdmin } from '../../auth/index.ts';
import { noticeFor, updateUser } from '../../users/index.ts';
import { findAnyUser } from './all-users.repository.ts';

interface Change {
  id: string;
  by: string;
  wanted: BodyOf<typeof contract.adminUsers.change>;
}

/** Whoever administers the server may do everything else too. */
const everything = { admin: 1, advanced: 1, canInvite: 1, canManage: 1, canOrganize: 1 } as const;

/** Changes the account of anybody. What somebody made stays in its group, and so do they. */
export const changeAccount = async (
  instance: InstanceDatabase,
  platform: Platform,
  { id, by, wanted }: Change,
): Promise<void> => {
  const user = found(await findAnyUser(instance, id), 'user.not-found');
  if (user.admin === 1 && wanted.admin === false && id === by) throw new AppError('user.cannot-demote-yourself');
  const named = wanted.group?.trim();
  if (named && named !== user.group) {
    throw new AppError('user.stays-in-group', { name: user.fullName, group: user.group });
  }
  const now = platform.clock.now();
  const { email } = wanted;
  const isOtherEmail = Boolean(email) && email !== user.email;
  const group = instance.group(user.groupId).actingAs({ userId: by, now: () => now });
  await changeKeepingAnAdmin(
    instance,
    group,
    { id, byAdmin: by, admin: wanted.admin, names: wanted },
    async (db, isAdmin) => {
      await updateUser(db, id, {
        username: wanted.username ?? undefined,
        fullName: wanted.fullName ?? undefined,
        email: email ?? undefined,
        ...(isOtherEmail && { provenEmail: email }),
        locale: wanted.locale ?? undefined,
        ...(isAdmin
          ? everything
          : {
              admin: 0 as const,
              advanced: flagIfGiven(wanted.advanced),
              canInvite: flagIfGiven(wanted.canInvite),
              canManage: flagIfGiven(wanted.canManage),
              canOrganize: flagIfGiven(wanted.canOrganize),
            }),
        updatedAt: now.toISOString(),
      });
      if (email && isOtherEmail) await addLetters(db, noticeFor(platform, user, 'email', { email }), now);
    },
  );
  await instance.signalRevisions();
};
