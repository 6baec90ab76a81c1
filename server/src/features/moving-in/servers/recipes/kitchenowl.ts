import { z } from 'zod';
import { getReply, postLogin } from '../replies.ts';
import type { ServerCalls } from '../server-calls.ts';
import { Households, kitchenowlBesides } from './kitchenowl-besides.ts';
import type { RecipeServer } from './recipe-server.ts';
import { linesOf, schemaRecipe } from './schema-recipe.ts';

const Recipes = z.array(
  z.object({ id: z.number(), name: z.string(), updated_at: z.union([z.string(), z.number()]).nullish() }),
);
const minutes = z.number().nullish().catch(null);
const Recipe = z.object({
  name: z.string(),
  /** The method, in Markdown. */
  description: z.string().nullish(),
  time: minutes,
  prep_time: minutes,
  cook_time: minutes,
  yields: z.number().nullish().catch(null),
  source: z.string().nullish(),
  photo: z.string().nullish(),
  items: z
    .array(z.object({ name: z.string(), description: z.string().nullish(), optional: z.boolean().nullish() }))
    .catch([]),
  tags: z.array(z.union([z.string(), z.object({ name: z.string() })])).catch([]),
});
type Recipe = z.infer<typeof Recipe>;
const LoggedIn = z.object({ access_token: z.string() });
const User = z.object({ name: z.string().nullish(), username: z.string() });

const recipesOf = (calls: ServerCalls, household: number) => getReply(calls, `/household/${household}/recipe`, Recipes);

/**
 * KitchenOwl. Its API document tells how one logs in, by a long-lived token or a password; what recipes look like is told by the
 * documents of programs that use it. The recipes of all households come; each household lists its own at once.
 */
export const kitchenowl: RecipeServer = {
  title: 'KitchenOwl',
  apiPaths: ['/api'],
  logIn: async (calls, { token, user, password }) => {
    if (token) return { authorization: `Bearer ${token}` };
    const { access_token: given } = await postLogin(
      calls,
      '/auth',
      { username: user, password, device: 'Larder' },
      LoggedIn,
    );
    return { authorization: `Bearer ${given}` };
  },
  find: async (calls) => {
    const households = await getReply(calls, '/household', Households);
    const user = await getReply(calls, '/user', User).catch(() => undefined);
    let recipes = 0;
    for (const { id } of households) recipes += (await recipesOf(calls, id)).length;
    return {
      version: '',
      name: households.map(({ name }) => name).join(', '),
      user: user?.name || user?.username || '',
      recipes,
    };
  },
  list: async (calls, cursor) => {
    const households = await getReply(calls, '/household', Households);
    const at = Number(cursor ?? 0);
    const household = households[at];
    const recipes = household ? await recipesOf(calls, household.id) : [];
    return {
      recipes: recipes.map(({ id, name, updated_at: changed }) => ({
        ...{ id: String(id), name, changedAt: String(changed ?? '') },
      })),
      next: at + 1 < households.length ? String(at + 1) : null,
    };
  },
  get: async (calls, id) => {
    const recipe = await getReply(calls, `/recipe/${id}`, Recipe);
    const { photo } = recipe;
    return {
      pictures: photo ? [{ address: `${calls.address}/upload/${encodeURIComponent(photo)}`, name: 'photo' }] : [],
      write: (pictures) => asSchema(id, recipe, pictures),
    };
  },
  besides: kitchenowlBesides,
};

const duration = (minutes: number | null | undefined) => (minutes ? `PT${minutes}M` : null);
const isAddress = (text: string | null | undefined) => /^https?:\/\//i.test(text ?? '');

const asSchema = (id: string, recipe: Recipe, pictures: readonly string[]) =>
  schemaRecipe({
    id,
    name: recipe.name,
    ingredients: recipe.items.map(({ name, description }) => [description, name].filter(Boolean).join(' ')),
    steps: linesOf(recipe.description),
    prepTime: duration(recipe.prep_time),
    cookTime: duration(recipe.cook_time),
    totalTime: duration(recipe.time),
    yield: recipe.yields ? String(recipe.yields) : null,
    keywords: recipe.tags.map((tag) => (typeof tag === 'string' ? tag : tag.name)),
    ...(isAddress(recipe.source) ? { url: recipe.source } : { source: recipe.source }),
    pictures,
  });
