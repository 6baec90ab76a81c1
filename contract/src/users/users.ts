import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { RecipeSummary } from '../recipes/recipe.ts';
import { Message, Name } from '../shapes.ts';
import { Email, Locale, Password, User, Username } from './user.ts';

const UserRating = z.object({ recipeId: z.string(), rating: z.number().nullable(), isFavorite: z.boolean() });
const UserRatings = z.object({ ratings: z.array(UserRating) });

/** What a member thinks of recipes, as others see it; each opinion is named by its recipe. */
const RatingsOfMember = z.object({ ratings: z.array(UserRating.extend({ id: z.string(), userId: z.string() })) });

/** Somebody and their favourites, as recipes and as opinions. */
const Favorites = User.omit({ tokens: true }).extend({
  favoriteRecipes: z.array(RecipeSummary),
  ...RatingsOfMember.shape,
});

export const users = {
  self: endpoint({
    method: 'GET',
    path: '/users/self',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'The caller',
    reply: User,
    cached: true,
  }),
  listOfGroup: endpoint({
    method: 'GET',
    path: '/users/group-users',
    access: 'member',
    topics: ['household'],
    summary: 'Names of the members of the own group',
    query: ListQuery,
    reply: page(z.object({ id: z.string(), fullName: z.string() })),
    cached: true,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/users/password',
    access: 'member',
    summary: 'Change the own password',
    body: z.object({
      currentPassword: z.string().max(1000),
      newPassword: Password,
      /** Whether API tokens end with the old password. */
      endApiTokens: z.boolean().default(true),
    }),
    /** Every other session ends; this one goes on with the fresh token. */
    reply: Message.extend({ access_token: z.string() }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/users/{itemId}',
    access: 'member',
    summary: 'Change the own profile; keys that are absent stay as they are',
    body: z.object({
      username: Username.nullish(),
      fullName: Name.nullish(),
      email: Email.nullish(),
      group: z.string().nullish(),
      admin: z.boolean().nullish(),
      advanced: z.boolean().nullish(),
      /** The three permissions are taken from an administrator only. */
      canInvite: z.boolean().nullish(),
      canManage: z.boolean().nullish(),
      canOrganize: z.boolean().nullish(),
      locale: Locale.nullish(),
      theme: z.enum(['light', 'dark', 'system']).nullish(),
    }),
    /** With the new e-mail that counts once the mail that was sent there is followed. */
    reply: Message.extend({ unconfirmedEmail: z.string().nullable() }),
  }),
  replaceAvatar: endpoint({
    method: 'POST',
    path: '/users/{id}/image',
    storesFiles: true,
    access: 'member',
    summary: 'Upload a picture of oneself',
    files: ['profile'],
    reply: Message,
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/users/{id}/image',
    access: 'member',
    topics: ['household'],
    summary: 'Picture of a member of the group; a drawn one for who has none',
    reply: file('image/webp'),
  }),
  ownRatings: endpoint({
    method: 'GET',
    path: '/users/self/ratings',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'Ratings and favourites of the caller',
    reply: UserRatings,
    cached: true,
  }),
  ownRating: endpoint({
    method: 'GET',
    path: '/users/self/ratings/{recipeId}',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: "The caller's rating of one recipe",
    reply: UserRating,
    cached: true,
  }),
  ownFavorites: endpoint({
    method: 'GET',
    path: '/users/self/favorites',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'Favourites of the caller',
    reply: UserRatings,
    cached: true,
  }),
  favorites: endpoint({
    method: 'GET',
    path: '/users/{id}/favorites',
    access: 'member',
    topics: ['household', 'recipes', 'groupData'],
    summary: 'A member of the group with the favourites: as recipes, and as opinions of them',
    reply: Favorites,
    cached: true,
  }),
  ratings: endpoint({
    method: 'GET',
    path: '/users/{id}/ratings',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'Ratings and favourites of a member of the group',
    reply: RatingsOfMember,
    cached: true,
  }),
  addFavorite: endpoint({
    method: 'POST',
    path: '/users/{id}/favorites/{slug}',
    access: 'member',
    doneOnce: true,
    summary: 'Make a recipe a favourite',
    reply: z.null(),
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    path: '/users/{id}/favorites/{slug}',
    access: 'member',
    doneOnce: true,
    summary: 'Take a recipe off the favourites',
    reply: z.null(),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/users/{id}/ratings/{slug}',
    access: 'member',
    doneOnce: true,
    summary:
      'Rate a recipe from 1 to 5 stars, with 0 give none, or change whether it is a favourite; null changes nothing',
    body: z.object({ rating: z.number().min(0).max(5).nullish(), isFavorite: z.boolean().nullish() }),
    reply: z.null(),
  }),
};
