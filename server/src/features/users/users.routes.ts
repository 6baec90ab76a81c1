import { contract } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { changePassword } from './change-password.ts';
import { changeUser, type FreeNames } from './change-user.ts';
import { listNames } from './list-names.repository.ts';
import { findOwnOpinion, listFavorites, listOpinions } from './opinions.repository.ts';
import { changeOpinion } from './rate-recipe.ts';
import { replaceAvatar } from './replace-avatar.ts';
import { findMember, findUser } from './users.repository.ts';

export const userRoutes = (names: FreeNames): Route[] =>
  implement(contract.users, {
    self: async (_, { db, member }) => found(await findUser(db, member.id), 'user.not-found'),
    listOfGroup: ({ query }, { db }) => listNames(db, query),
    changePassword: async ({ body }, context) => ({
      message: context.words('user.password-updated'),
      error: false,
      access_token: await changePassword(context, body),
    }),
    change: async ({ params, body }, { db, member, words, platform }) => {
      await changeUser(db, names, { id: params.itemId, by: member, wanted: body, now: platform.clock.now() });
      return { message: words('user.updated'), error: false };
    },
    replaceAvatar: async ({ params, files }, { db, member, platform, words }) => {
      await replaceAvatar(db, platform.files, { id: params.id, by: member, picture: files.profile.bytes });
      return { message: words('user.updated'), error: false };
    },
    ownRatings: async (_, { db, member }) => ({ ratings: await listOpinions(db, member.id) }),
    ownRating: async ({ params }, { db, member }) =>
      found(await findOwnOpinion(db, member.id, params.recipeId), 'recipe.not-found'),
    ownFavorites: async (_, { db, member }) => ({ ratings: await listFavorites(db, member.id) }),
    favorites: async ({ params }, { db }) => {
      found(await findMember(db, params.id), 'user.not-found');
      return { ratings: await listFavorites(db, params.id) };
    },
    addFavorite: async ({ params }, { db, member }) => {
      await changeOpinion(db, { ...params, by: member, isFavorite: true });
      return null;
    },
    removeFavorite: async ({ params }, { db, member }) => {
      await changeOpinion(db, { ...params, by: member, isFavorite: false });
      return null;
    },
    rate: async ({ params, body }, { db, member }) => {
      await changeOpinion(db, { ...params, by: member, ...body });
      return null;
    },
  });
