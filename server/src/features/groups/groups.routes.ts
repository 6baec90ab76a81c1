import { contract } from '@larder/contract';
import { flagIfGiven } from '../../platform/database/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { randomToken } from '../../platform/security/index.ts';
import { listUsers } from '../users/index.ts';
import {
  getOwnGroup,
  insertInvitation,
  listInvitations,
  oldestInvitation,
  updateOwnGroup,
} from './groups.repository.ts';
import { revisionStream } from './revision-stream.ts';

export const groupRoutes: Route[] = implement(contract.groups, {
  self: (_, { db }) => getOwnGroup(db),
  whole: async (_, { db }) => ({
    ...(await getOwnGroup(db)),
    users: await listUsers(db),
    categories: [],
    webhooks: [],
  }),
  preferences: async (_, { db }) => (await getOwnGroup(db)).preferences,
  changePreferences: async ({ body }, { db, platform }) => {
    await updateOwnGroup(db, {
      privateGroup: flagIfGiven(body.privateGroup),
      firstDayOfWeek: body.firstDayOfWeek,
      recipePublic: flagIfGiven(body.recipePublic),
      recipeShowNutrition: flagIfGiven(body.recipeShowNutrition),
      recipeShowAssets: flagIfGiven(body.recipeShowAssets),
      recipeLandscapeView: flagIfGiven(body.recipeLandscapeView),
      recipeDisableComments: flagIfGiven(body.recipeDisableComments),
      recipeDisableAmount: flagIfGiven(body.recipeDisableAmount),
      updatedAt: platform.clock.now().toISOString(),
    });
    return (await getOwnGroup(db)).preferences;
  },
  members: (_, { db }) => listUsers(db),
  invitations: (_, { db, platform }) => listInvitations(db, oldestInvitation(platform.clock.now())),
  invite: async ({ body }, { db, platform }) => {
    const token = randomToken();
    await insertInvitation(db, { token, usesLeft: body.uses, createdAt: platform.clock.now().toISOString() });
    return { token, usesLeft: body.uses, groupId: db.groupId };
  },
});

export const revisionRoutes: Route[] = implement(contract.revisions, {
  get: (_, { db }) => db.revisions(),
  stream: (_, context) => revisionStream(context),
});
