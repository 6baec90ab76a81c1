import { z } from 'zod';
import { getReply, postLogin, postReply } from '../replies.ts';
import type { RecipeServer } from './recipe-server.ts';
import { recipesageBesides } from './recipesage-besides.ts';
import { linesOf, schemaRecipe } from './schema-recipe.ts';

/** As many as it gives at once. */
const recipesOfPage = 100;

const LoggedIn = z.object({ token: z.string() });
const Me = z.object({ name: z.string().nullish(), email: z.string().nullish() });
const Page = z.object({
  recipes: z.array(z.object({ id: z.string(), title: z.string(), updatedAt: z.string().nullish() })),
  totalCount: z.number(),
});
const text = z.string().nullish();
const Recipe = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  yield: text,
  activeTime: text,
  totalTime: text,
  source: text,
  url: text,
  notes: text,
  ingredients: text,
  instructions: text,
  rating: z.number().nullish(),
  createdAt: text,
  recipeLabels: z.array(z.object({ label: z.object({ title: z.string() }) })).catch([]),
  recipeImages: z.array(z.object({ order: z.number().catch(0), image: z.object({ location: z.string() }) })).catch([]),
});
type Recipe = z.infer<typeof Recipe>;

const page = (offset: number, limit: number) => ({
  folder: 'main',
  orderBy: 'createdAt',
  orderDirection: 'asc',
  offset,
  limit,
});

/**
 * RecipeSage by the API reference of its documentation. It is logged in to with e-mail and password; what it answers becomes the
 * JSON-LD of its own export, as its texts are the same there.
 */
export const recipesage: RecipeServer = {
  title: 'RecipeSage',
  apiPaths: ['/api/compat/v2', '/compat/v2'],
  apiHosts: { 'recipesage.com': 'api.recipesage.com', 'www.recipesage.com': 'api.recipesage.com' },
  logIn: async (calls, { user, password }) => {
    const { token } = await postLogin(calls, '/users/login', { email: user, password }, LoggedIn);
    return { authorization: `Bearer ${token}` };
  },
  find: async (calls) => {
    const { totalCount } = await postReply(calls, '/recipes/getRecipes', page(0, 1), Page);
    const me = await getReply(calls, '/users/getMe', Me).catch(() => undefined);
    return { version: '', name: '', user: me?.name || me?.email || '', recipes: totalCount };
  },
  list: async (calls, cursor) => {
    const offset = Number(cursor ?? 0);
    const { recipes, totalCount } = await postReply(calls, '/recipes/getRecipes', page(offset, recipesOfPage), Page);
    const end = offset + recipes.length;
    return {
      recipes: recipes.map(({ id, title, updatedAt }) => ({ id, name: title, changedAt: updatedAt ?? '' })),
      next: recipes.length > 0 && end < totalCount ? String(end) : null,
    };
  },
  get: async (calls, id) => {
    const recipe = await getReply(calls, `/recipes/getRecipe?id=${encodeURIComponent(id)}`, Recipe);
    const images = recipe.recipeImages.toSorted((one, other) => one.order - other.order);
    return {
      pictures: images.map(({ image }, at) => ({ address: image.location, name: `image-${at + 1}` })),
      write: (pictures) => asSchema(recipe, pictures),
    };
  },
  besides: recipesageBesides,
};

const asSchema = (recipe: Recipe, pictures: readonly string[]) =>
  schemaRecipe({
    id: recipe.id,
    name: recipe.title,
    description: recipe.description,
    ingredients: linesOf(recipe.ingredients),
    steps: linesOf(recipe.instructions),
    prepTime: recipe.activeTime,
    totalTime: recipe.totalTime,
    yield: recipe.yield,
    categories: recipe.recipeLabels.map(({ label }) => label.title),
    source: recipe.source,
    url: recipe.url,
    notes: recipe.notes,
    rating: recipe.rating,
    createdAt: recipe.createdAt,
    pictures,
  });
