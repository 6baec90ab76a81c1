import type { NewAccount } from '@larder/contract';
import type { z } from 'zod';
import { flag } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { hashPassword } from '../../../platform/security/index.ts';
import { refuseTakenNames } from '../../auth/index.ts';
import { addUser, newUser } from '../../users/index.ts';
import { findDefaultGroup, findGroupByName } from '../groups/groups.repository.ts';

interface Wanted {
  wanted: z.output<typeof NewAccount>;
  by: string;
  /** What the account reads where nothing else is wanted. */
  language: string;
}

/** Makes an account in the group that is named, or in the first one. @returns its id */
export const createAccount = async (
  instance: InstanceDatabase,
  { settings, clock }: Platform,
  { wanted, by, language }: Wanted,
): Promise<string> => {
  const now = clock.now();
  const group = wanted.group?.trim()
    ? await findGroupByName(instance, wanted.group.trim())
    : await findDefaultGroup(instance, settings.DEFAULT_GROUP);
  const groupId = found(group, 'group.not-found').id;
  const username = wanted.username ?? wanted.email.split('@')[0] ?? wanted.email;
  const user = newUser({
    username,
    email: wanted.email,
    fullName: wanted.fullName ?? username,
    passwordHash: await hashPassword(wanted.password),
    isEmailProven: true,
    advanced: wanted.advanced ?? false,
    locale: wanted.locale ?? language,
    role: wanted.admin ? 'admin' : 'invited',
    now,
  });
  const rights = wanted.admin
    ? {}
    : {
        canInvite: flag(wanted.canInvite ?? false),
        canManage: flag(wanted.canManage ?? false),
        canOrganize: flag(wanted.canOrganize ?? false),
      };
  await instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    await refuseTakenNames(transaction, user);
    const db = await enter(instance.group(groupId).actingAs({ userId: by, now: () => now }));
    await addUser(db, { ...user, ...rights });
    await instance.raiseRevision(transaction);
  });
  await instance.signalRevisions();
  return user.id;
};
