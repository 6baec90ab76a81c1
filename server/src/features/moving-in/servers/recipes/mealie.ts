import { z } from 'zod';
import type { RecipeServer } from './recipe-server.ts';
import { getReply } from './replies.ts';

const recipesOfPage = 50;

const About = z.object({ version: z.string(), demoStatus: z.boolean() });
const Self = z.object({
  username: z.string().nullish(),
  fullName: z.string().nullish(),
  group: z.string().nullish(),
  /** Since 2.0. */
  household: z.string().nullish(),
});
const Listed = z.object({
  slug: z.string(),
  name: z.string().nullish(),
  /** Since 2.0, and before it. */
  updatedAt: z.string().nullish(),
  updateAt: z.string().nullish(),
});
const Page = z.object({
  total: z.number().int().nonnegative(),
  per_page: z.number().int().positive(),
  // A recipe without an address can't be asked for, and holds up none of the others.
  items: z.array(Listed.or(z.unknown().transform(() => null))),
});
const Recipe = z.looseObject({ id: z.string(), slug: z.string(), image: z.unknown() });

/** Mealie 1.0 to 3 by its API, with a token of somebody's profile: the recipes of their group, each as in its own export. */
export const mealie: RecipeServer = {
  title: 'Mealie',
  apiPaths: ['/api'],
  logIn: async (calls, { token }) => {
    // The token is no business of another program.
    await getReply(calls, '/app/about', About);
    return { authorization: `Bearer ${token}` };
  },
  find: async (calls) => {
    const { version } = await getReply(calls, '/app/about', About);
    const self = await getReply(calls, '/users/self', Self);
    const { total } = await getReply(calls, '/recipes?page=1&perPage=1', Page);
    return {
      version: version.replace(/^v(?=\d)/, ''),
      name: self.household || self.group || '',
      user: self.fullName || self.username || '',
      recipes: total,
    };
  },
  list: async (calls, cursor) => {
    const page = Number(cursor ?? 1);
    const order = 'orderBy=created_at&orderDirection=asc';
    const { total, per_page, items } = await getReply(
      calls,
      `/recipes?page=${page}&perPage=${recipesOfPage}&${order}`,
      Page,
    );
    return {
      recipes: items.flatMap((item) => {
        if (item === null) return [];
        const { slug, name, updatedAt, updateAt } = item;
        return [{ id: slug, name: name || slug, changedAt: updatedAt ?? updateAt ?? '' }];
      }),
      next: items.length > 0 && page * per_page < total ? String(page + 1) : null,
    };
  },
  get: async (calls, slug) => {
    const recipe = await getReply(calls, `/recipes/${encodeURIComponent(slug)}`, Recipe);
    const address = `${calls.address}/media/recipes/${encodeURIComponent(recipe.id)}/images/original.webp`;
    return {
      pictures: recipe.image ? [{ address, name: 'original' }] : [],
      write: ([picture = null]) => ({ ...recipe, image: picture }),
    };
  },
};
