import { z } from 'zod';
import { orNothing } from '../pieces.ts';
import { getReply, postLogin } from '../replies.ts';
import type { RecipeServer } from './recipe-server.ts';
import { tandoorBesides } from './tandoor-besides.ts';

const recipesOfPage = 50;

const Page = z.object({
  count: z.number(),
  next: z.string().nullable(),
  results: z.array(z.object({ id: z.number(), name: z.string(), updated_at: z.string().nullish() })),
});
const Recipe = z.looseObject({ image: z.string().nullish(), steps: z.array(z.unknown()) });
/** Older versions list all at once. */
const listOf = <Item>(item: z.ZodType<Item>) =>
  z.union([z.array(item), z.object({ results: z.array(item) }).transform(({ results }) => results)]);
const CookLog = listOf(z.object({ comment: z.string().nullish(), created_at: z.string().nullish() }));
const LoggedIn = z.object({ token: z.string() });
const Settings = z.object({ version: z.string() });

/**
 * Tandoor by its OpenAPI document, which every server has at `/openapi/`. An API token is made in its settings, or given for a user and
 * a password beside the API, where few log-ins are let in a day. A recipe is there as in its own export. What was noted when it was cooked
 * is told beside it.
 */
export const tandoor: RecipeServer = {
  title: 'Tandoor',
  apiPaths: ['/api'],
  logIn: async (calls, { token, user, password }) => {
    if (token) return { authorization: `Bearer ${token}` };
    const beside = calls.at(calls.address.replace(/\/api$/, ''));
    const { token: given } = await postLogin(beside, '/api-token-auth/', { username: user, password }, LoggedIn);
    return { authorization: `Bearer ${given}` };
  },
  find: async (calls) => {
    const { count } = await getReply(calls, '/recipe/?page=1&page_size=1', Page);
    // Older versions do not tell.
    const { version } = await getReply(calls, '/server-settings/current/', Settings).catch(() => ({ version: '' }));
    return { version, name: '', user: '', recipes: count };
  },
  list: async (calls, cursor) => {
    const page = Number(cursor ?? 1);
    const { next, results } = await getReply(
      calls,
      `/recipe/?page=${page}&page_size=${recipesOfPage}&sort_order=created_at`,
      Page,
    );
    return {
      recipes: results.map(({ id, name, updated_at }) => ({ id: String(id), name, changedAt: updated_at ?? '' })),
      next: next === null || results.length === 0 ? null : String(page + 1),
    };
  },
  get: async (calls, id) => {
    const recipe = await getReply(calls, `/recipe/${id}/`, Recipe);
    const { image } = recipe;
    const cooked = await orNothing(getReply(calls, `/cook-log/?recipe=${id}&page_size=100`, CookLog), []);
    const lastCooked = cooked
      .flatMap(({ created_at }) => created_at ?? [])
      .toSorted()
      .at(-1);
    const more = {
      comments: cooked.flatMap(({ comment }) => (comment ? { text: comment } : [])),
      last_cooked: recipe.last_cooked ?? lastCooked ?? null,
    };
    return {
      pictures: image ? [{ address: image, name: 'image' }] : [],
      write: ([picture = null]) => ({ ...recipe, ...more, image: picture }),
    };
  },
  besides: tandoorBesides,
};
