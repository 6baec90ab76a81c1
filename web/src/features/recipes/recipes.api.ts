import { contract, type Recipe, type RecipeListQuery, type User } from '@larder/contract';
import { useMemo } from 'react';
import { type OptimisticUpdate, useChange, useFetch, usePagedFetch } from '../../lib/api/index.ts';
import { useGroup, useMe } from '../../lib/session/index.ts';

export type RecipeFilter = Partial<Omit<RecipeListQuery, 'page' | 'perPage'>>;

const perPage = 30;

/** A long list of recipes: the member's own, or the public ones of the group that a visitor looks at. */
export function useRecipeList(filter: RecipeFilter) {
  const { slug, isOwn } = useGroup();
  const own = usePagedFetch(contract.recipes.list, { query: filter }, { perPage, enabled: isOwn });
  const shown = usePagedFetch(
    contract.explore.recipes,
    { params: { groupSlug: slug ?? '' }, query: filter },
    { perPage, enabled: !isOwn && slug !== null },
  );
  return isOwn ? own : shown;
}

/** One recipe, as a member or as a visitor sees it. */
export function useRecipe(recipeSlug: string) {
  const { slug, isOwn } = useGroup();
  const own = useFetch(contract.recipes.get, { params: { slug: recipeSlug } }, { enabled: isOwn });
  const shown = useFetch(
    contract.explore.recipe,
    { params: { groupSlug: slug ?? '', recipeSlug } },
    { enabled: !isOwn && slug !== null },
  );
  return isOwn ? own : shown;
}

/** Ids of the member's favourites, for hearts on cards. */
export function useFavorites(): ReadonlySet<string> {
  const me = useMe();
  const { data } = useFetch(contract.users.ownFavorites, {}, { enabled: me !== null });
  return useMemo(
    () => new Set(data?.ratings.filter(({ isFavorite }) => isFavorite).map(({ recipeId }) => recipeId)),
    [data],
  );
}

/** Makes a recipe a favourite, or no longer one; the heart answers at once. */
export function useToggleFavorite(recipe: { id: string; slug: string }) {
  const me = useMe();
  const favorites = useFavorites();
  const isFavorite = favorites.has(recipe.id);
  const options = {
    optimistic: (update: OptimisticUpdate) =>
      update.edit(contract.users.ownFavorites, ({ ratings }) => ({
        ratings: [
          ...ratings.filter(({ recipeId }) => recipeId !== recipe.id),
          { recipeId: recipe.id, rating: null, isFavorite: !isFavorite },
        ],
      })),
  };
  const waits = () => ({ kind: 'favorite', recipeId: recipe.id, reply: null }) as const;
  const add = useChange(contract.users.addFavorite, { ...options, waits });
  const remove = useChange(contract.users.removeFavorite, { ...options, waits });
  const toggle = () => {
    if (me) (isFavorite ? remove : add).mutate({ params: { id: me.id, slug: recipe.slug } });
  };
  return { isFavorite, toggle };
}

/** A member's own rating of a recipe. The same star again takes all stars back. */
export function useOwnRating({ id, slug }: { id: string; slug: string }, { enabled = true } = {}) {
  const me = useMe();
  const { data } = useFetch(contract.users.ownRating, { params: { recipeId: id } }, { enabled });
  const change = useChange(contract.users.rate, {
    optimistic: (update, { body }) =>
      update.edit(contract.users.ownRating, (reply) => ({ ...reply, rating: body.rating ?? null }), {
        params: { recipeId: id },
      }),
    waits: () => ({ kind: 'rating', recipeId: id, reply: null }),
  });
  const rating = data?.rating ?? 0;
  const rate = (stars: number) => {
    if (me) change.mutate({ params: { id: me.id, slug }, body: { rating: stars === rating ? 0 : stars } });
  };
  return { rating, rate };
}

/** A locked recipe is its owner's alone; any other is everybody's in its group. */
export const mayEdit = (
  { settings, userId }: Pick<Recipe, 'settings' | 'userId'>,
  isOwn: boolean,
  me: User | null,
): boolean => isOwn && (!settings.locked || userId === me?.id);
