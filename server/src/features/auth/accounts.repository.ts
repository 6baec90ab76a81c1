import type { Kysely, Transaction } from 'kysely';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { newGroup } from '../groups/index.ts';

type Database = Kysely<Schema>;
export type Changes = Transaction<Schema>;

export interface Account {
  id: string;
  groupId: string;
  username: string;
  email: string;
  /** The e-mail that is known to be theirs. */
  provenEmail: string | null;
  passwordHash: string;
  tokenVersion: number;
  authMethod: 'Mealie' | 'LDAP' | 'OIDC';
}

const accounts = (database: Database) =>
  database
    .selectFrom('users')
    .select(['id', 'groupId', 'username', 'email', 'provenEmail', 'passwordHash', 'tokenVersion', 'authMethod']);

/** By user name first, then by e-mail, in any case. */
export const findAccountByName = async (
  { read }: InstanceDatabase,
  nameOrEmail: string,
): Promise<Account | undefined> => {
  const name = nameOrEmail.trim().toLowerCase();
  return (
    (await accounts(read).where('username', '=', name).executeTakeFirst()) ??
    (await accounts(read).where('email', '=', name).executeTakeFirst())
  );
};

/** By that name alone, in any case: what a provider says of one must not be taken for the other. */
export const findAccountBy = (
  { read }: InstanceDatabase,
  column: 'username' | 'email',
  value: string,
): Promise<Account | undefined> => accounts(read).where(column, '=', value.trim().toLowerCase()).executeTakeFirst();

export const findAccount = ({ read }: InstanceDatabase, id: string): Promise<Account | undefined> =>
  accounts(read).where('id', '=', id).executeTakeFirst();

/** An account as mails speak to its owner. */
export interface Reader extends Omit<Account, 'username' | 'provenEmail' | 'passwordHash'> {
  fullName: string;
  locale: string | null;
}

const readers = (database: Database) =>
  database.selectFrom('users').select(['id', 'groupId', 'tokenVersion', 'email', 'fullName', 'locale', 'authMethod']);

export const findReader = ({ read }: InstanceDatabase, id: string): Promise<Reader | undefined> =>
  readers(read).where('id', '=', id).executeTakeFirst();

export const findReaderByEmail = ({ read }: InstanceDatabase, email: string): Promise<Reader | undefined> =>
  readers(read).where('email', '=', email).executeTakeFirst();

export const replacePasswordHash = (instance: InstanceDatabase, id: string, passwordHash: string): Promise<unknown> =>
  instance.change((transaction) =>
    transaction.updateTable('users').set({ passwordHash }).where('id', '=', id).execute(),
  );

export const hasAdmin = async (database: Database): Promise<boolean> => {
  const admin = await database.selectFrom('users').select('id').where('admin', '=', 1).limit(1).executeTakeFirst();
  return admin !== undefined;
};

/** The group of that name, or the oldest one. */
export const findFirstGroup = async ({ read }: InstanceDatabase, name: string) => {
  const groups = read.selectFrom('groups').select(['id', 'slug', 'privateGroup']);
  return (
    (await groups.where('name', '=', name).executeTakeFirst()) ??
    (await groups.orderBy('createdAt').orderBy('id').limit(1).executeTakeFirst())
  );
};

/** A name or address may be that of one account only, also as the other of both: either is good for logging in. */
export const isNameOfAccount = async (database: Database, name: string, exceptUserId = ''): Promise<boolean> => {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where((row) => row.or([row('username', '=', name), row('email', '=', name)]))
    .where('id', '!=', exceptUserId)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
};

/** Whether a group has this name, or this slug where one is given. */
export const isGroupTaken = async (database: Database, { name, slug = '' }: { name: string; slug?: string }) => {
  const group = await database
    .selectFrom('groups')
    .select('id')
    .where((row) => row.or([row('name', '=', name), row('slug', '=', slug)]))
    .limit(1)
    .executeTakeFirst();
  return group !== undefined;
};

export const insertGroup = (transaction: Changes, group: ReturnType<typeof newGroup>) =>
  transaction.insertInto('groups').values(group).execute();

/** An invitation by which somebody can still join. */
export const findInvitation = ({ read }: InstanceDatabase, token: string, now: Date) =>
  read
    .selectFrom('invitations')
    .innerJoin('groups', 'groups.id', 'invitations.groupId')
    .select(['invitations.token', 'invitations.groupId', 'groups.name as group'])
    .where('invitations.token', '=', token)
    .where('invitations.usesLeft', '>', 0)
    .where('invitations.expiresAt', '>', now.toISOString())
    .executeTakeFirst();

/** Whether there was still a use left: of two at the same moment, the last one gets it. */
export const useInvitation = async (transaction: Changes, token: string): Promise<boolean> => {
  const used = await transaction
    .updateTable('invitations')
    .set((row) => ({ usesLeft: row('usesLeft', '-', 1) }))
    .where('token', '=', token)
    .where('usesLeft', '>', 0)
    .returning('usesLeft')
    .executeTakeFirst();
  if (used?.usesLeft === 0) await transaction.deleteFrom('invitations').where('token', '=', token).execute();
  return used !== undefined;
};

/** Whether the account is an administrator, and the only one. */
export const findAdminship = async (transaction: Kysely<Schema>, userId: string) => {
  const admins = await transaction.selectFrom('users').select('id').where('admin', '=', 1).execute();
  const isAdmin = admins.some(({ id }) => id === userId);
  return { isAdmin, isLast: isAdmin && admins.length === 1 };
};
