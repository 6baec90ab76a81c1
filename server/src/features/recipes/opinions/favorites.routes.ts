import { contract, RecipeListQuery } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { asSeenByOthers, findUser, listFavorites } from '../../users/index.ts';
import { listRecipes } from '../listing/list-recipes.ts';

const { favorites } = contract.users;

/** What one generation of clients reads of favourites, and what the other does. */
export const favoriteRoutes: Route[] = implement(
  { favorites },
  {
    favorites: async ({ params: { id } }, { db }) => {
      const { tokens: _, ...user } = found(await findUser(db, id), 'user.not-found');
      const query = RecipeListQuery.parse({ queryFilter: `favoritedBy.id = "${user.id}"`, perPage: -1 });
      const recipes = (await listRecipes(db, query, '')).read();
      return {
        ...user,
        favoriteRecipes: recipes.items,
        ratings: asSeenByOthers(user.id, await listFavorites(db, user.id)),
      };
    },
  },
);
