import { contract, type Endpoint, type Found, type Recipe, type Topic } from '@larder/contract';
import { explainMatch, plainText } from '@larder/kitchen';
import { addressOf } from '../../../lib/api/index.ts';
import type { Answer } from '../../../lib/api/on-device.ts';
import { readProgress, type Store } from '../store.ts';
import { recipesOfBook } from './cookbooks.ts';
import { findRecipes } from './find-recipes.ts';
import { listRecipes, pageOf, type SentQuery } from './list-recipes.ts';
import { planWindow, storedPlan } from './plan.ts';
import { readFilter } from './read-filter.ts';

interface Call {
  params?: Record<string, string>;
  query?: unknown;
}

type Maker = (asked: Asked) => unknown;

interface Asked {
  store: Store;
  recipes: readonly Recipe[];
  params: Record<string, string>;
  query: SentQuery & { startDate?: string; endDate?: string };
  userId: string;
}

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** What is made of the recipes, instead of being stored as it was answered. */
const made = new Map<string, Maker>([
  [
    keyOf(contract.recipes.get),
    ({ recipes, params: { slug } }) => recipes.find((one) => one.slug === slug || one.id === slug),
  ],
  [keyOf(contract.recipes.list), async (asked) => list(asked)],
  [keyOf(contract.search.find), ({ recipes, query }) => find(recipes, query.search ?? '')],
  [keyOf(contract.users.ownRating), async (asked) => ownRating(asked)],
  [
    keyOf(contract.categories.list),
    ({ recipes, query }) =>
      listNamed(
        recipes.flatMap((one) => one.recipeCategory),
        query,
      ),
  ],
  [
    keyOf(contract.tags.list),
    ({ recipes, query }) =>
      listNamed(
        recipes.flatMap((one) => one.tags),
        query,
      ),
  ],
  [
    keyOf(contract.tools.list),
    ({ recipes, query }) =>
      listNamed(
        recipes.flatMap((one) => one.tools),
        query,
      ),
  ],
  [keyOf(contract.mealplans.list), async (asked) => plan(asked)],
  [keyOf(contract.foods.list), ({ recipes, query }) => listNamed(foodsOf(recipes), query)],
]);

/** Subjects of a household that are shown in a kitchen and a shop; accounts and settings are none. */
const kitchenTopics: readonly Topic[] = ['recipes', 'groupData', 'plans', 'shopping'];
const besides = [contract.groups.members, contract.groups.preferences, contract.about.get].map(keyOf);

/** Whether replies of the endpoint are stored by their addresses. */
export const isStored = (endpoint: Endpoint): boolean => {
  const key = keyOf(endpoint);
  if (endpoint.method !== 'GET' || made.has(key)) return false;
  if (besides.includes(key)) return true;
  return endpoint.access === 'member' && (endpoint.topics ?? []).some((topic) => kitchenTopics.includes(topic));
};

/** What the device says by itself; undefined where it cannot know. */
export async function answerHere(
  { store, recipes, userId }: { store: Store; recipes: () => Promise<readonly Recipe[]>; userId: string },
  endpoint: Endpoint,
  call: Call,
): Promise<Answer | undefined> {
  const address = addressOf(endpoint, call);
  const query: SentQuery = { ...(typeof call.query === 'object' ? call.query : {}) };
  const make = made.get(keyOf(endpoint));
  if (!make) return store.get('replies', address);
  const { lookedAt, revisions } = await readProgress(store);
  // Some of the recipes would look like all of them.
  if (lookedAt === null) return;
  const reply = await make({ store, recipes: await recipes(), params: call.params ?? {}, query, userId });
  return reply === undefined ? undefined : { reply, revisions };
}

async function list({ store, recipes, query: { cookbook, ...query }, userId }: Asked) {
  const reader = { userId, favorites: await ownFavorites(store) };
  if (!cookbook) return listRecipes(recipes, query, reader);
  const ofBook = await recipesOfBook(store, cookbook, recipes);
  return ofBook && listRecipes(ofBook, { isInOrder: true, ...query }, reader);
}

async function plan({ store, query }: Asked) {
  const { startDate = '', endDate = '' } = query;
  const known = planWindow().query;
  if (startDate < known.startDate || endDate > known.endDate) return;
  const entries = await storedPlan(store);
  return pageOf(
    entries.filter((entry) => entry.date <= endDate && startDate <= (entry.endDate ?? entry.date)),
    { perPage: -1 },
  );
}

interface Opinion {
  recipeId: string;
  rating: number | null;
  isFavorite: boolean;
}

/** As `ownRatings` was answered last, or changed here since. */
export async function ownOpinions(store: Store): Promise<Opinion[]> {
  const stored = await store.get('replies', addressOf(contract.users.ownRatings));
  // Written from a reply of that endpoint.
  return (stored?.reply as { ratings: Opinion[] } | undefined)?.ratings ?? [];
}

const ownFavorites = async (store: Store): Promise<ReadonlySet<string>> =>
  new Set((await ownOpinions(store)).flatMap(({ recipeId, isFavorite }) => (isFavorite ? [recipeId] : [])));

async function ownRating({ store, params: { recipeId = '' } }: Asked): Promise<Opinion> {
  const own = (await ownOpinions(store)).find((one) => one.recipeId === recipeId);
  return own ?? { recipeId, rating: null, isFavorite: false };
}

/** As many as a dialog shows. */
const mostFound = 20;

function find(all: readonly Recipe[], text: string): Found {
  const { recipes, words } = findRecipes(all, text);
  const { items } = listRecipes(
    recipes.slice(0, mostFound),
    { search: text, perPage: -1 },
    { userId: '', favorites: new Set() },
  );
  const cards = new Map(items.map((card) => [card.id, card]));
  const found = recipes.slice(0, mostFound).flatMap((recipe) => {
    const card = cards.get(recipe.id);
    return card ? [{ recipe: card, ...explainMatch(recipe, words) }] : [];
  });
  const named = (things: readonly Named[]) =>
    listNamed(things, { search: text, perPage: 5 }).items.map(({ id, name, slug = null }) => ({ id, name, slug }));
  return {
    recipes: { total: recipes.length, items: found },
    categories: named(all.flatMap((one) => one.recipeCategory)),
    tags: named(all.flatMap((one) => one.tags)),
    tools: named(all.flatMap((one) => one.tools)),
    foods: named(foodsOf(all)),
  };
}

interface Named {
  id: string;
  name: string;
  slug?: string;
}

const foodsOf = (recipes: readonly Recipe[]): Named[] =>
  recipes.flatMap(({ recipeIngredient }) =>
    recipeIngredient.flatMap(({ food }) => (food?.id ? [{ id: food.id, name: food.name }] : [])),
  );

/** Categories, tags, tools and foods are known as far as recipes have them. */
function listNamed(things: readonly Named[], query: SentQuery) {
  const fits = query.queryFilter
    ? readFilter<Named>(query.queryFilter, ({ id, slug = null, name }, attribute) =>
        attribute === 'id' ? [id] : attribute === 'slug' ? [slug] : attribute === 'name' ? [name] : undefined,
      )
    : () => true;
  const sought = plainText(query.search ?? '').trim();
  const distinct = [...new Map(things.map((one) => [one.id, one])).values()];
  const chosen = distinct.filter((one) => plainText(one.name).includes(sought) && fits(one));
  return pageOf(
    chosen.toSorted((one, other) => one.name.localeCompare(other.name)),
    query,
  );
}
