import { z } from 'zod';
import { LoggedIn } from '../auth/sessions.ts';
import { endpoint } from '../endpoint.ts';
import { heirs, LeftBehind, topicsOfLeaving } from '../groups/members.ts';
import { ListQuery, page, queryFlag } from '../lists.ts';
import { Message, Moment, Name } from '../shapes.ts';
import { Email, Locale, Password, User, Username } from '../users/user.ts';

/** A person as administrators see them. */
export const AdminUser = User.extend({
  createdAt: Moment.nullable(),
  /** Until when too many wrong passwords lock them out; null for who may log in. */
  lockedUntil: Moment.nullable(),
  /** When one of their devices last called; null where none is known. */
  seenAt: Moment.nullable(),
  /** How many passkeys they log in with. */
  passkeys: z.number().int(),
  /** They are known to the provider of single sign-on. */
  isLinked: z.boolean(),
  /** How many recipes are theirs. */
  recipeCount: z.number().int(),
});
export type AdminUser = z.infer<typeof AdminUser>;

const rights = {
  admin: z.boolean().nullish(),
  advanced: z.boolean().nullish(),
  canInvite: z.boolean().nullish(),
  canManage: z.boolean().nullish(),
  canOrganize: z.boolean().nullish(),
};

export const NewAccount = z.object({
  username: Username.nullish(),
  fullName: Name.nullish(),
  email: Email,
  password: Password,
  /** Name of the group; the first one of the server where none is given. */
  group: z.string().max(255).nullish(),
  locale: Locale.nullish(),
  ...rights,
});

const ChangedAccount = NewAccount.omit({ password: true }).extend({ email: Email.nullish() });

const Unlocked = z.object({ unlocked: z.number().int() });

const users = '/admin/users';
const one = '/admin/users/{itemId}';

export const adminUsers = {
  list: endpoint({
    method: 'GET',
    path: users,
    access: 'admin',
    topics: ['instance', 'household'],
    summary: 'The people of all groups',
    query: ListQuery,
    reply: page(AdminUser),
  }),
  create: endpoint({
    method: 'POST',
    path: users,
    access: 'admin',
    summary: 'Make an account in a group',
    body: NewAccount,
    reply: AdminUser,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    topics: ['instance', 'household'],
    summary: 'A person of any group',
    reply: AdminUser,
  }),
  change: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Change an account and what it may do; keys that are absent stay as they are',
    body: ChangedAccount,
    reply: AdminUser,
  }),
  leaving: endpoint({
    method: 'GET',
    path: '/admin/users/{itemId}/leaving',
    access: 'admin',
    topics: [...topicsOfLeaving, 'instance'],
    summary: 'What somebody would leave behind in their group',
    reply: LeftBehind,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access: 'admin',
    summary:
      'Delete an account; what was made for all stays in its group, and goes to whom one says or to whoever looks after it',
    query: z.object(heirs),
    reply: AdminUser,
  }),
  unlockAll: endpoint({
    method: 'POST',
    path: '/admin/users/unlock',
    access: 'admin',
    summary: 'Let people in again whose lock has run out, with `force` all who are locked out',
    query: z.object({ force: queryFlag }),
    reply: Unlocked,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/admin/users/{itemId}/unlock',
    access: 'admin',
    summary: 'Let a person in again who is locked out',
    reply: Unlocked,
  }),
  makeReset: endpoint({
    method: 'POST',
    path: '/admin/users/password-reset-token',
    access: 'admin',
    summary: 'Make a link by which somebody sets another password; it is good once and for an hour',
    body: z.object({ email: Email }),
    reply: z.object({ token: z.string(), address: z.string() }),
    status: 201,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/admin/users/{itemId}/sign-out',
    access: 'admin',
    summary: 'End all sessions of a person, on every device',
    reply: Message,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/admin/users/{itemId}/identities',
    access: 'admin',
    summary: 'Disconnect a person from the provider; the next log-in there connects whoever has their verified e-mail',
    reply: z.null(),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/admin/users/{itemId}/sessions',
    access: 'admin',
    topics: ['instance', 'household'],
    summary: 'Where a person is logged in, the latest first',
    reply: z.array(LoggedIn),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/admin/users/{itemId}/sessions/{sessionId}',
    access: 'admin',
    summary: 'Log a person out on one device',
    reply: z.null(),
  }),
};

/** The same for clients that look for them beside their own account. */
export const userAccounts = {
  listAll: endpoint({ ...adminUsers.list, path: '/users' }),
  create: endpoint({
    ...adminUsers.create,
    path: '/users',
    access: 'member',
    summary: 'Make an account, as administrators may',
  }),
  getOne: endpoint({ ...adminUsers.get, path: '/users/{itemId}' }),
  removeOne: endpoint({ ...adminUsers.remove, path: '/users/{itemId}' }),
};
