import type { Connection, GroupDatabase } from '../../../platform/database/index.ts';
import { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { findGroupToday, membersToday } from './today.repository.ts';

/** An account of the backup, as far as it is needed to find who that is today. */
export interface FormerMember {
  id: string;
  email: string;
  fullName: string;
}

/** The group into which something is fetched back. */
export interface Target {
  group: { id: string; name: string; slug: string };
  db: GroupDatabase;
  /** Whose it is that has no owner any more: whoever fetches it, or somebody of the group. */
  by: string;
  isOwnGroup: boolean;
  /** Who a member of the backup is today: the same account, or the one with the same e-mail. */
  memberNow(former: string | null | undefined): string | undefined;
  /** What a member of the backup is called; undefined where nothing may be told in the name of others. */
  nameOf(former: string): string | undefined;
}

interface Asking {
  userId: string;
  groupId: string;
  now: Date;
  /** Whom this member was there, whatever their e-mail. */
  former?: string | undefined;
  /** Of the backup comes what this member themselves said and thought, and nothing in the name of others. */
  isAlone?: boolean;
}

/** Its own group where that is still there, else that of whoever fetches it. */
export const findTarget = async (
  connection: Connection,
  groupId: string,
  former: readonly FormerMember[],
  { userId, groupId: ownGroupId, now, former: self, isAlone = false }: Asking,
): Promise<Target> => {
  const group = (await findGroupToday(connection, groupId)) ?? (await findGroupToday(connection, ownGroupId));
  if (!group) throw new AppError('group.not-found');
  const members = await membersToday(connection, group.id);
  const ids = new Set(members.map(({ id }) => id));
  const byEmail = new Map(members.map(({ id, email }) => [email.toLowerCase(), id]));
  const emails = new Map(former.map(({ id, email }) => [id, email.toLowerCase()]));
  const names = new Map(former.map(({ id, fullName, email }) => [id, fullName || email]));
  const by = ids.has(userId) ? userId : members[0]?.id;
  if (!by) throw new AppError('backup.group-without-members', { name: group.name });
  return {
    group,
    db: new InstanceDatabase(connection).group(group.id).actingAs({ userId, now: () => now }),
    by,
    isOwnGroup: group.id === ownGroupId,
    memberNow: (id) => {
      if (!id) return undefined;
      const known = ids.has(id) ? id : byEmail.get(emails.get(id) ?? '');
      const member = known ?? (id === self ? userId : undefined);
      return isAlone && member !== userId ? undefined : member;
    },
    nameOf: (id) => (isAlone ? undefined : names.get(id)),
  };
};
