import { contract } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { answerAvatar, replaceAvatar } from './avatar.ts';
import { changePassword, type OwnPasswords } from './change-password.ts';
import { type AllAccounts, changeUser } from './change-user.ts';
import { listNames } from './list-names.repository.ts';
import { asSeenByOthers, findOwnOpinion, listFavorites, listOpinions } from './opinions.repository.ts';
import { changeOpinion } from './rate-recipe.ts';
import { findMember, findUser } from './users.repository.ts';

/** The favourites of a member are shown as recipes, which these know nothing of. */
const { favorites, ...ownEndpoints } = contract.users;

export const userRoutes = (accounts: AllAccounts & OwnPasswords): Route[] =>
  implement(ownEndpoints, {
    self: async (_, { db, member }) => found(await findUser(db, member.id), 'user.not-found'),
    listOfGroup: ({ query }, { db }) => listNames(db, query),
    changePassword: async ({ body }, context) => ({
      message: context.words('user.password-updated'),
      error: false,
      access_token: await changePassword(context, accounts, body),
    }),
    change: async ({ params, body }, { db, member, words, platform, session }) => {
      const isLoggedIn = session.current !== null;
      const change = { id: params.itemId, by: member, isLoggedIn, wanted: body, platform };
      const unconfirmedEmail = await changeUser(db, accounts, change);
      const message = unconfirmedEmail
        ? words('user.confirm-email', { email: unconfirmedEmail })
        : words('user.updated');
      return { message, error: false, unconfirmedEmail };
    },
    replaceAvatar: async ({ params, files }, { db, member, platform, words }) => {
      await replaceAvatar(db, platform.files, { id: params.id, by: member, picture: files.profile.bytes });
      return { message: words('user.updated'), error: false };
    },
    avatar: async ({ params }, { db, platform }) => {
      const { id } = found(await findMember(db, params.id), 'user.not-found');
      return answerAvatar(platform.files, id, false);
    },
    ownRatings: async (_, { db, member }) => ({ ratings: await listOpinions(db, member.id) }),
    ownRating: async ({ params }, { db, member }) =>
      found(await findOwnOpinion(db, member.id, params.recipeId), 'recipe.not-found'),
    ownFavorites: async (_, { db, member }) => ({ ratings: await listFavorites(db, member.id) }),
    ratings: async ({ params: { id } }, { db }) => {
      found(await findMember(db, id), 'user.not-found');
      return { ratings: asSeenByOthers(id, await listOpinions(db, id)) };
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
      const { rating, isFavorite } = body;
      await changeOpinion(db, {
        ...params,
        by: member,
        rating: rating ?? undefined,
        isFavorite: isFavorite ?? undefined,
      });
      return null;
    },
  });
