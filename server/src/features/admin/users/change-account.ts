import type { BodyOf, contract } from '@larder/contract';
import { flagIfGiven } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { findAdminship, refuseTakenNames } from '../../auth/index.ts';
import { updateUser } from '../../users/index.ts';
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
  { clock }: Platform,
  { id, by, wanted }: Change,
): Promise<void> => {
  const user = found(await findAnyUser(instance, id), 'user.not-found');
  const wasAdmin = user.admin === 1;
  const isAdmin = wanted.admin ?? wasAdmin;
  if (wasAdmin && !isAdmin && id === by) throw new AppError('user.cannot-demote-yourself');
  const group = wanted.group?.trim();
  if (group && group !== user.group) {
    throw new AppError('user.stays-in-group', { name: user.fullName, group: user.group });
  }
  const now = clock.now();
  const names = { username: wanted.username ?? user.username, email: wanted.email ?? user.email };
  await instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    await refuseTakenNames(transaction, names, id);
    if (!isAdmin && (await findAdminship(transaction, id)).isLast) throw new AppError('user.last-admin');
    const db = await enter(instance.group(user.groupId).actingAs({ userId: by, now: () => now }));
    await updateUser(db, id, {
      username: wanted.username ?? undefined,
      fullName: wanted.fullName ?? undefined,
      email: wanted.email ?? undefined,
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
    await instance.raiseRevision(transaction);
  });
  await instance.signalRevisions();
};
