import { account } from './fill.ts';

/** A token of the account that filled the database, and the slug of its group. */
export const logIn = async (url: string): Promise<{ token: string; slug: string }> => {
  const reply = await fetch(`${url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(account) });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const self = await fetch(`${url}/api/users/self`, { headers: { authorization: `Bearer ${token}` } });
  const { groupSlug: slug } = (await self.json()) as { groupSlug: string };
  return { token, slug };
};
