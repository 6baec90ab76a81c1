import { z } from 'zod';
import { getReply } from '../replies.ts';
import type { ServerApi } from '../server-api.ts';

const About = z.object({ version: z.string(), demoStatus: z.boolean() });
const Self = z.object({
  id: z.string(),
  groupId: z.string(),
  username: z.string().nullish(),
  fullName: z.string().nullish(),
  group: z.string().nullish(),
  admin: z.boolean().nullish(),
  /** Since 2.0. */
  household: z.string().nullish(),
  householdSlug: z.string().nullish(),
});
const Page = z.object({ total: z.number().int().nonnegative() });

export const getSelf = (calls: Parameters<ServerApi['find']>[0]) => getReply(calls, '/users/self', Self);

/** Mealie 1.0 to 3 by its API, with a token of somebody's profile. */
export const mealieApi: ServerApi = {
  title: 'Mealie',
  apiPaths: ['/api'],
  logIn: async (calls, { token }) => {
    // The token is no business of another program.
    await getReply(calls, '/app/about', About);
    return { authorization: `Bearer ${token}` };
  },
  find: async (calls) => {
    const { version } = await getReply(calls, '/app/about', About);
    const self = await getSelf(calls);
    const { total } = await getReply(calls, '/recipes?page=1&perPage=1', Page);
    return {
      version: version.replace(/^v(?=\d)/, ''),
      name: self.household || self.group || '',
      user: self.fullName || self.username || '',
      recipes: total,
      isAdmin: self.admin === true,
    };
  },
};
