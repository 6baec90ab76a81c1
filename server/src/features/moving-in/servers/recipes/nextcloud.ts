import { z } from 'zod';
import { getReply } from '../replies.ts';
import type { RecipeServer } from './recipe-server.ts';

const Id = z.union([z.string(), z.number()]).transform(String);
const Stub = z.object({
  name: z.string(),
  /** Newer versions have the one, older ones the other. */
  id: Id.nullish(),
  recipe_id: Id.nullish(),
  dateModified: z.string().nullish(),
});
const Stubs = z.array(Stub);
const Recipe = z.looseObject({ name: z.string() });
const Version = z.object({ cookbook_version: z.array(z.union([z.string(), z.number()])) });

/**
 * Nextcloud Cookbook by its public API 0.1.2. Who asks is known by a user and an app password; a recipe is there as in its
 * `recipe.json`, and all of them are listed at once.
 */
export const nextcloud: RecipeServer = {
  title: 'Nextcloud Cookbook',
  apiPaths: ['/index.php/apps/cookbook/api'],
  logIn: async (_, { user, password }) => ({
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    'ocs-apirequest': 'true',
  }),
  find: async (calls, { user }) => {
    const recipes = await getReply(calls, '/v1/recipes', Stubs);
    // From 0.1.3 on it is told elsewhere, among what the whole Nextcloud can do.
    const { cookbook_version: version } = await getReply(calls, '/version', Version).catch(() => ({
      cookbook_version: [],
    }));
    return { version: version.join('.'), name: '', user: user ?? '', recipes: recipes.length };
  },
  list: async (calls) => ({
    recipes: (await getReply(calls, '/v1/recipes', Stubs)).flatMap(
      ({ id, recipe_id: recipeId, name, dateModified }) => {
        const known = id ?? recipeId;
        return known ? { id: known, name, changedAt: dateModified ?? '' } : [];
      },
    ),
    next: null,
  }),
  get: async (calls, id) => {
    const recipe = await getReply(calls, `/v1/recipes/${encodeURIComponent(id)}`, Recipe);
    return {
      pictures: [{ address: `${calls.address}/v1/recipes/${encodeURIComponent(id)}/image?size=full`, name: 'full' }],
      write: () => recipe,
    };
  },
  // Categories and keywords stand in the recipes.
  besides: [],
};
