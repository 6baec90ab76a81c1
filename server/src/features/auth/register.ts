import type { BodyOf, contract } from '@larder/contract';
import { numberedName } from '@larder/kitchen';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/security/index.ts';
import { newGroup } from '../groups/index.ts';
import { addUser, newUser } from '../users/index.ts';
import { type Changes, findInvitation, insertGroup, isGroupTaken, useInvitation } from './accounts.repository.ts';
import { refuseTakenNames } from './taken-names.ts';

export type Registration = BodyOf<typeof contract.registration.register>;

/** Makes an account in the group of an invitation, or in a new group. Answers whose it is and where. */
export const register = async (instance: InstanceDatabase, { settings, clock }: Platform, wanted: Registration) => {
  const now = clock.now();
  const { group, groupToken } = wanted;
  if (!groupToken && !settings.ALLOW_SIGNUP) throw new AppError('auth.signup-disabled');
  if (!groupToken && !group) throw new AppError('auth.group-missing');
  if (wanted.password !== wanted.passwordConfirm) throw new AppError('auth.passwords-differ');
  const invitation = groupToken
    ? found(await findInvitation(instance, groupToken, now), 'auth.invalid-invitation')
    : undefined;

  const user = newUser({
    username: wanted.username,
    email: wanted.email,
    fullName: wanted.fullName,
    passwordHash: await hashPassword(wanted.password),
    isEmailProven: false,
    advanced: wanted.advanced,
    locale: wanted.locale,
    role: invitation ? 'invited' : 'founder',
    now,
  });
  const registered = await instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    await refuseTakenNames(transaction, user);
    const groupId = invitation
      ? await enterGroup(transaction, invitation)
      : await makeGroup(transaction, group ?? '', wanted, now);
    const db = await enter(instance.group(groupId).actingAs({ userId: user.id, now: () => now }));
    if (!invitation) await db.record('group.created', { seedLocale: wanted.seedData ? wanted.locale : null });
    await addUser(db, user);
    await instance.raiseRevision(transaction);
    return { userId: user.id, groupId };
  });
  await instance.signalRevisions();
  return registered;
};

const enterGroup = async (transaction: Changes, { token, groupId }: { token: string; groupId: string }) => {
  if (!(await useInvitation(transaction, token))) throw new AppError('auth.invalid-invitation');
  return groupId;
};

/** A group that nobody is in yet. @returns its id */
export const addGroup = async (instance: InstanceDatabase, name: string, { by, now }: { by: string; now: Date }) => {
  const groupId = await instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    const groupId = await makeGroup(transaction, name, { private: false, advanced: false }, now);
    const db = await enter(instance.group(groupId).actingAs({ userId: by, now: () => now }));
    await db.record('group.created', { seedLocale: null });
    await instance.raiseRevision(transaction);
    return groupId;
  });
  await instance.signalRevisions();
  return groupId;
};

const mostGroupsOfOneName = 10;

const makeGroup = async (
  transaction: Changes,
  name: string,
  wanted: Pick<Registration, 'private' | 'advanced'>,
  now: Date,
): Promise<string> => {
  for (let count = 0; count < mostGroupsOfOneName; count++) {
    const group = newGroup({
      name: count === 0 ? name : numberedName(name, count),
      privateGroup: wanted.private,
      advanced: wanted.advanced,
      now,
    });
    if (await isGroupTaken(transaction, group)) continue;
    await insertGroup(transaction, group);
    return group.id;
  }
  throw new AppError('group.name-taken', { name });
};
