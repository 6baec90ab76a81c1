import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The member that journeys begin as where the setup is not their subject. */
export const ada = { username: 'ada', password: 'a loaf of rye bread' };

/** The other member, where there are two. */
export const bob = { username: 'bob', password: 'a loaf of white bread' };

/** Settings of a server that has her as its first administrator. */
export const withAda = {
  INITIAL_ADMIN_EMAIL: 'ada@example.org',
  INITIAL_ADMIN_USERNAME: ada.username,
  INITIAL_ADMIN_PASSWORD: ada.password,
};

/** Logs in without the form, which journeys of its own walk through, and opens a page of the household. */
export async function logIn(page: Page, path = '/g/home', person = ada) {
  const { authorization } = await headersOf(page.request, person);
  // Any answer of the server will do: the token belongs to its address, not to a page.
  await page.goto('/api/app/about');
  await page.evaluate(
    (token) => localStorage.setItem('larder.access-token', token),
    authorization.slice('Bearer '.length),
  );
  await page.goto(path);
}

/** Headers of calls to the API in the name of somebody. */
export async function headersOf(request: APIRequestContext, { username, password } = ada) {
  const reply = await request.post('/api/auth/token', { form: { username, password } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { access_token } = await reply.json();
  return { authorization: `Bearer ${access_token}` };
}

/** Calls to the API in her name, answered with what they say. */
export async function callsOf(request: APIRequestContext) {
  const headers = await headersOf(request);
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}

/** Brings Bob into the household, by an invitation of Ada's. */
export async function inviteBob(request: APIRequestContext): Promise<void> {
  const call = await callsOf(request);
  const { token: groupToken } = await call('POST', '/groups/invitations', { uses: 1 });
  const about = { email: 'bob@example.org', fullName: 'Bob', passwordConfirm: bob.password };
  const joined = await request.post('/api/users/register', { data: { ...bob, ...about, groupToken } });
  expect(joined.ok(), await joined.text()).toBe(true);
}
