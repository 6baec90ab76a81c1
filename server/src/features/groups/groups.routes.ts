import { contract } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { randomToken } from '../../platform/security/index.ts';
import { listUsers } from '../users/index.ts';
import {
  changePreferences,
  getOwnGroup,
  insertInvitation,
  listInvitations,
  removeInvitation,
  updateOwnGroup,
} from './groups.repository.ts';
import { mailInvitation } from './mail-invitation.ts';
import { revisionStream } from './revision-stream.ts';
import { setPermissions } from './set-permissions.ts';

const day = 24 * 3_600_000;

/** Tells whether a name is free among all groups. */
interface GroupNames {
  isGroupFree(name: string): Promise<boolean>;
}

/** The group with all that it has holds what features above know. */
const { whole: _, ...ownEndpoints } = contract.groups;

export const groupRoutes = (names: GroupNames): Route[] =>
  implement(ownEndpoints, {
    self: (_, { db }) => getOwnGroup(db),
    preferences: async (_, { db }) => (await getOwnGroup(db)).preferences,
    changePreferences: async ({ body }, { db, platform }) => {
      await changePreferences(db, body, platform.clock.now());
      return (await getOwnGroup(db)).preferences;
    },
    members: (_, { db }) => listUsers(db),
    rename: async ({ body: { name } }, { db, platform }) => {
      const { name: present } = await getOwnGroup(db);
      if (name !== present && !(await names.isGroupFree(name))) throw new AppError('group.name-taken', { name });
      await updateOwnGroup(db, { name, updatedAt: platform.clock.now().toISOString() });
      return getOwnGroup(db);
    },
    invitations: (_, { db, platform }) => listInvitations(db, platform.clock.now()),
    invite: async ({ body: { uses, days } }, { db, platform }) => {
      const now = platform.clock.now();
      const token = randomToken();
      const expiresAt = new Date(now.getTime() + days * day).toISOString();
      await insertInvitation(db, { token, uses, usesLeft: uses, createdAt: now.toISOString(), expiresAt });
      return { token, uses, usesLeft: uses, expiresAt, groupId: db.groupId, sentTo: null };
    },
    mailInvitation: ({ body }, context) => mailInvitation(context, body),
    takeInvitationBack: async ({ params }, { db }) =>
      found(await removeInvitation(db, params.token), 'invitation.not-found'),
    setPermissions: async ({ body }, { db, member, platform }) => {
      await setPermissions(db, member, body, platform.clock.now());
      return found(
        (await listUsers(db)).find(({ id }) => id === body.userId),
        'user.not-found',
      );
    },
  });

export const revisionRoutes: Route[] = implement(contract.revisions, {
  get: (_, { db }) => db.revisions(),
  stream: (_, context) => revisionStream(context),
});
