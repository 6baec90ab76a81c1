import { randomUUID } from 'node:crypto';
import { newGroup } from '../../src/features/groups/index.ts';
import { newUser } from '../../src/features/users/index.ts';
import { InstanceDatabase } from '../../src/platform/database/instance-database.ts';
import { hashPassword } from '../../src/platform/security/index.ts';
import { callerOf } from '../caller.ts';
import type { TestApp } from '../test-app.ts';

export const password = 'correct horse battery';

let passwordHash: Promise<string> | undefined;
/** Made once: a hash takes as long as it should. */
const knownHash = () => {
  passwordHash ??= hashPassword(password);
  return passwordHash;
};

export const createGroup = async (app: TestApp, name = `Group ${randomUUID()}`, privateGroup = false) => {
  const group = newGroup({ name, privateGroup, now: app.clock.now() });
  await new InstanceDatabase(app.connection).change((transaction) =>
    transaction.insertInto('groups').values(group).execute(),
  );
  return group;
};

export const roles = ['member', 'organizer', 'inviter', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

const permissions = {
  member: {},
  organizer: { canOrganize: 1 },
  inviter: { canInvite: 1 },
  manager: { canManage: 1 },
  admin: { canOrganize: 1, canInvite: 1, canManage: 1 },
} as const;

/** A user of a group with a session and a way to call the API. */
export const createMember = async (
  app: TestApp,
  groupId: string,
  role: Role = 'member',
  username = `${role}-${randomUUID()}`,
) => {
  const user = {
    ...newUser({
      username,
      email: `${username}@example.org`,
      fullName: username,
      passwordHash: await knownHash(),
      isEmailProven: true,
      advanced: false,
      locale: 'en-US',
      role: role === 'admin' ? 'admin' : 'invited',
      now: app.clock.now(),
    }),
    ...permissions[role],
    groupId,
  };
  await new InstanceDatabase(app.connection).group(groupId).change((db) => db.insert('users', user).execute());
  const token = await app.platform.sessions.start({ userId: user.id, version: 0, lifeInSeconds: 24 * 3600 });
  const db = new InstanceDatabase(app.connection).group(groupId).actingAs({ userId: user.id, now: app.clock.now });
  return { ...user, token, call: callerOf(app, token), db };
};

export type TestMember = Awaited<ReturnType<typeof createMember>>;

/** Throws away what a group has deleted, as an organizer of it does. */
export const emptyBin = async (app: TestApp, groupId: string): Promise<void> => {
  const organizer = await createMember(app, groupId, 'organizer');
  await organizer.call('DELETE', '/groups/bin');
};

/** A group with a manager in it: enough for most tests. */
export const createHousehold = async (app: TestApp, name?: string) => {
  const group = await createGroup(app, name);
  return { group, member: await createMember(app, group.id, 'manager') };
};
