import { type AdminUser, contract, type ListQuery, type Page } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { type Accounts, endLogin, forgetWrongPasswordsOf, openLogins, removeIdentities } from '../../auth/index.ts';
import { findUser } from '../../users/index.ts';
import { aboutPeople } from './about-people.repository.ts';
import { findAnyUser, listAllUsers } from './all-users.repository.ts';
import { changeAccount } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { findLocks, removeLocks } from './locks.repository.ts';
import { removeAccount, tellOfLeaving } from './remove-account.ts';
import { endSessions, findLastSeen } from './sessions.repository.ts';

const hour = 3_600_000;

const lockTime = ({ settings }: Platform) => settings.SECURITY_USER_LOCKOUT_TIME * hour;

const locksOf = async (instance: InstanceDatabase, platform: Platform, ids: string[]) => {
  const { settings, clock } = platform;
  const since = new Date(clock.now().getTime() - lockTime(platform)).toISOString();
  const locks = await findLocks(instance, ids, { mostAttempts: settings.SECURITY_MAX_LOGIN_ATTEMPTS, since });
  return (id: string): string | null => {
    const at = locks.get(id);
    return at === undefined ? null : new Date(Date.parse(at) + lockTime(platform)).toISOString();
  };
};

const list = async (
  instance: InstanceDatabase,
  platform: Platform,
  query: ListQuery,
  path: string,
): Promise<Page<AdminUser>> => {
  const page = await listAllUsers(instance, query, path);
  const ids = page.items.map(({ id }) => id);
  const lockOf = await locksOf(instance, platform, ids);
  const seen = await findLastSeen(instance, ids);
  const about = await aboutPeople(instance, ids);
  return {
    ...page,
    items: page.items.map((user) => ({
      ...user,
      ...about(user.id),
      lockedUntil: lockOf(user.id),
      seenAt: seen.get(user.id) ?? null,
    })),
  };
};

const get = async (instance: InstanceDatabase, platform: Platform, id: string): Promise<AdminUser> => {
  const { groupId, createdAt } = found(await findAnyUser(instance, id), 'user.not-found');
  const user = found(await findUser(instance.group(groupId).readingAs({ userId: null }), id), 'user.not-found');
  const lockedUntil = (await locksOf(instance, platform, [id]))(id);
  const about = (await aboutPeople(instance, [id]))(id);
  return { ...user, ...about, createdAt, lockedUntil, seenAt: (await findLastSeen(instance, [id])).get(id) ?? null };
};

type WaysIn = Pick<Accounts, 'makeReset' | 'endSession'>;

export const adminUserRoutes = (instance: InstanceDatabase, accounts: WaysIn): Route[] => [
  ...implement(contract.adminUsers, {
    list: ({ query }, { platform }) => list(instance, platform, query, '/admin/users'),
    get: ({ params }, { platform }) => get(instance, platform, params.itemId),
    create: async ({ body }, { platform, member, language }) =>
      get(instance, platform, await createAccount(instance, platform, { wanted: body, by: member.id, language })),
    change: async ({ params: { itemId }, body }, { platform, member }) => {
      await changeAccount(instance, platform, { id: itemId, by: member.id, wanted: body });
      return get(instance, platform, itemId);
    },
    leaving: ({ params }) => tellOfLeaving(instance, params.itemId),
    remove: async ({ params: { itemId }, query }, { platform, member }) => {
      const user = await get(instance, platform, itemId);
      await removeAccount(instance, platform, { id: itemId, by: member.id, wanted: query });
      return user;
    },
    unlockAll: async ({ query: { force } }, { platform }) => {
      const now = platform.clock.now().getTime();
      const until = new Date(force ? now : now - lockTime(platform)).toISOString();
      return { unlocked: await removeLocks(instance, platform.settings.SECURITY_MAX_LOGIN_ATTEMPTS, until) };
    },
    unlock: async ({ params: { itemId } }, { platform }) => {
      const { lockedUntil } = await get(instance, platform, itemId);
      await forgetWrongPasswordsOf(instance, itemId);
      return { unlocked: lockedUntil === null ? 0 : 1 };
    },
    makeReset: ({ body }) => accounts.makeReset(body.email),
    signOut: async ({ params: { itemId } }, { platform, member, words }) => {
      const { id, groupId } = found(await findAnyUser(instance, itemId), 'user.not-found');
      await endSessions(instance.group(groupId).actingAs({ userId: member.id, now: () => platform.clock.now() }), id);
      await instance.signalRevisions();
      return { message: words('user.signed-out'), error: false };
    },
    disconnect: async ({ params: { itemId } }, { platform, member }) => {
      const { id, groupId } = found(await findAnyUser(instance, itemId), 'user.not-found');
      const now = () => platform.clock.now();
      await removeIdentities(instance.group(groupId).actingAs({ userId: member.id, now }), id);
      await instance.signalRevisions();
      return null;
    },
    sessions: async ({ params: { itemId } }, { platform, session }) => {
      const { id, groupId } = found(await findAnyUser(instance, itemId), 'user.not-found');
      const seen = { now: platform.clock.now(), current: session.current?.id };
      return openLogins(instance.group(groupId).readingAs({ userId: null }), id, seen);
    },
    endSession: async ({ params: { itemId, sessionId } }, { platform, member }) => {
      const { id: userId, groupId } = found(await findAnyUser(instance, itemId), 'user.not-found');
      const db = instance.group(groupId).actingAs({ userId: member.id, now: () => platform.clock.now() });
      await endLogin(db, accounts, { userId, sessionId });
      return null;
    },
  }),
  ...implement(contract.userAccounts, {
    listAll: ({ query }, { platform }) => list(instance, platform, query, '/users'),
    getOne: ({ params }, { platform }) => get(instance, platform, params.itemId),
    create: async ({ body }, { platform, member, language }) => {
      if (!member.admin) throw new AppError('user.creation-forbidden');
      return get(
        instance,
        platform,
        await createAccount(instance, platform, { wanted: body, by: member.id, language }),
      );
    },
    removeOne: async ({ params: { itemId }, query }, { platform, member }) => {
      const user = await get(instance, platform, itemId);
      await removeAccount(instance, platform, { id: itemId, by: member.id, wanted: query });
      return user;
    },
  }),
];
