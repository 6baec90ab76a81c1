import { account } from './fill.ts';

/** A token of the account that filled the database, and the slug of its group. @throws where the server gives none */
export const logIn = async (url: string): Promise<{ token: string; slug: string }> => {
  const reply = await fetch(`${url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(account) });
  if (!reply.ok) throw new Error(`POST /auth/token: ${reply.status} ${await reply.text()}`);
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const self = await fetch(`${url}/api/users/self`, { headers: { authorization: `Bearer ${token}` } });
  const { groupSlug: slug } = (await self.json()) as { groupSlug: string };
  return { token, slug };
};
