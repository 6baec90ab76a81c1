import type { Page, Recipe, RecipeListQuery, RecipeSummary } from '@larder/contract';
import { minutesOfRecipe, plainText } from '@larder/kitchen';
import { findRecipes } from './find-recipes.ts';
import { readFilter } from './read-filter.ts';

export interface SentQuery extends Partial<RecipeListQuery> {
  /** They are in an order of their own, which is that of a list unless another one is asked for. */
  isInOrder?: boolean;
}

/** What filters ask of people is known of oneself alone. */
interface Reader {
  userId: string;
  favorites: ReadonlySet<string>;
}

/** The list that the server would answer, made of the recipes on this device. */
export function listRecipes(all: readonly Recipe[], query: SentQuery, reader: Reader): Page<RecipeSummary> {
  const found = query.search ? findRecipes(all, query.search).recipes : all;
  const fits = query.queryFilter ? readFilter(query.queryFilter, valuesFor(reader)) : () => true;
  const chosen = found.filter((recipe) => isChosen(recipe, query) && fits(recipe));
  return pageOf(inOrder(chosen, query).map(toCard), query);
}

/** A page of what there is, as every list of the API is cut. */
export function pageOf<Item>(items: readonly Item[], { page = 1, perPage = 50 }: SentQuery): Page<Item> {
  const size = perPage < 0 ? Math.max(1, items.length) : perPage;
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const at = page < 0 ? totalPages : page;
  return {
    page: at,
    perPage: size,
    total: items.length,
    totalPages,
    items: items.slice((at - 1) * size, at * size),
    next: null,
    previous: null,
  };
}

const kinds = [
  ['categories', 'requireAllCategories', ({ recipeCategory }: Recipe) => recipeCategory],
  ['tags', 'requireAllTags', ({ tags }: Recipe) => tags],
  ['tools', 'requireAllTools', ({ tools }: Recipe) => tools],
  ['foods', 'requireAllFoods', ({ recipeIngredient }: Recipe) => recipeIngredient.flatMap(({ food }) => food ?? [])],
] as const;

/** Organizers by id or slug, foods by id. */
const isChosen = (recipe: Recipe, query: SentQuery): boolean =>
  kinds.every(([kind, all, of]) => {
    const wanted = query[kind] ?? [];
    const names = new Set(of(recipe).flatMap((one) => ('slug' in one ? [one.id, one.slug] : [one.id])));
    if (wanted.length === 0) return true;
    return query[all] ? wanted.every((name) => names.has(name)) : wanted.some((name) => names.has(name));
  });

const valuesFor =
  ({ userId, favorites }: Reader) =>
  (recipe: Recipe, attribute: string) => {
    const [relation = '', field = ''] = attribute.split('.');
    switch (relation) {
      case 'favoritedBy':
        return favorites.has(recipe.id) ? [userId] : [];
      case 'totalMinutes':
        return [minutesOfRecipe(recipe)];
      case 'recipeCategory':
      case 'tags':
      case 'tools':
        if (field === 'id') return recipe[relation].map(({ id }) => id);
        return field === 'slug' ? recipe[relation].map(({ slug }) => slug) : undefined;
      case 'recipeIngredient':
        return field === 'foodId' ? recipe.recipeIngredient.map(({ food }) => food?.id ?? null) : undefined;
      case 'id':
      case 'slug':
      case 'name':
      case 'rating':
      case 'lastMade':
      case 'createdAt':
        return [recipe[relation]];
    }
  };

/** As `orderBy` says; a search without one stays by relevance. */
function inOrder(recipes: readonly Recipe[], query: SentQuery): readonly Recipe[] {
  const {
    orderBy = query.search || query.isInOrder ? undefined : 'createdAt',
    orderDirection = 'desc',
    paginationSeed = '',
  } = query;
  if (!orderBy) return recipes;
  const sortKey = (recipe: Recipe): string | number | null => {
    switch (orderBy) {
      case 'random':
        return shuffled(recipe.id + paginationSeed);
      case 'name':
        return plainText(recipe.name);
      case 'totalMinutes':
        return minutesOfRecipe(recipe);
      case 'rating':
      case 'lastMade':
      case 'updatedAt':
        return recipe[orderBy];
      default:
        return recipe.createdAt;
    }
  };
  const sign = orderDirection === 'asc' ? 1 : -1;
  const withoutFirst = query.orderByNullPosition === 'first' ? -1 : 1;
  const valued = recipes.map((recipe) => ({ recipe, value: sortKey(recipe) }));
  valued.sort(({ value: one }, { value: other }) => {
    if (one === other) return 0;
    if (one === null) return withoutFirst;
    if (other === null) return -withoutFirst;
    return one < other ? -sign : sign;
  });
  return valued.map(({ recipe }) => recipe);
}

/** The same number for the same text, and another one for every other: an order by chance that stays. */
function shuffled(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** What a list shows of a recipe. */
const toCard = ({
  version: _version,
  private: _private,
  recipeIngredient: _ingredients,
  recipeInstructions: _instructions,
  nutrition: _nutrition,
  settings: _settings,
  assets: _assets,
  notes: _notes,
  extras: _extras,
  comments: _comments,
  ...card
}: Recipe): RecipeSummary => card;
