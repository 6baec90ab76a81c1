import { contract, type User } from '@larder/contract';
import { forgetEarly } from '../api/early-answers.ts';
import { ApiError, fetching, forgetRevisions, queryClient, request, useFetch } from '../api/index.ts';
import { adoptLocale } from '../messages/index.ts';
import { adoptAppearance } from '../theme/appearance.ts';
import { isPastHalfLife } from './half-life.ts';
import { storedMember, storeMember } from './stored-member.ts';
import { forgetToken, keepToken, token, useToken } from './token.ts';

const self = fetching(contract.users.self);

/** The member who is logged in, or null for a visitor. Answered from memory once it is known. */
export async function findMe(): Promise<User | null> {
  if (!token()) return null;
  try {
    const me = await queryClient.ensureQueryData(self);
    storeMember(me);
    return me;
  } catch (error) {
    if (isRefusal(error)) return null;
    if (error instanceof ApiError && error.code === 'network' && showStoredMember()) return storedMember();
    throw error;
  }
}

/** The same as the server says it now, as rights may have changed since; as it was known where the server cannot be asked. */
export async function findMeAnew(): Promise<User | null> {
  if (!token()) return null;
  try {
    const me = await queryClient.fetchQuery({ ...self, staleTime: 0 });
    storeMember(me);
    return me;
  } catch {
    return findMe();
  }
}

/**
 * Goes on with who was logged in here last, for pages that wait for no network: the server says later whether that is still so.
 * @returns whether that is known
 */
export function showStoredMember(): boolean {
  const me = token() === null ? null : storedMember();
  if (!me || queryClient.getQueryData(self.queryKey)) return me !== null;
  queryClient.setQueryData(self.queryKey, me, { updatedAt: 1 });
  void queryClient.invalidateQueries({ queryKey: self.queryKey });
  return true;
}

/** The member who is logged in, or null for a visitor. */
export function useMe(): User | null {
  const isLoggedIn = useToken() !== null;
  const { data } = useFetch(contract.users.self, {}, { enabled: isLoggedIn });
  return isLoggedIn ? (data ?? null) : null;
}

/** Why the account of whoever is logged in could not be fetched; undefined for visitors, and once it is known. */
export function useMeFailure() {
  const isLoggedIn = useToken() !== null;
  const { data, error, refetch } = useFetch(contract.users.self, {}, { enabled: isLoggedIn });
  if (!isLoggedIn || data || !error || isRefusal(error)) return;
  return { error, retry: () => void refetch() };
}

/** Begins a session with a token that the server gave, and answers whose it is. */
export async function startSession(accessToken: string): Promise<User> {
  keepToken(accessToken);
  queryClient.clear();
  forgetRevisions();
  const me = await queryClient.fetchQuery(self);
  storeMember(me);
  adoptAppearance(me.theme);
  adoptLocale(me.locale);
  return me;
}

/** Ends the session on the server and in this browser. The page is loaded anew, so that nothing that was read stays in memory. */
export async function logOut() {
  const info = await queryClient.ensureQueryData(fetching(contract.about.get)).catch(() => undefined);
  const reply = await request(contract.auth.logOut).catch(() => undefined);
  forgetToken();
  forgetEarly();
  // Where others let people in without a question, the first page would let them in again.
  const first = info?.oidcRedirect || info?.enableProxyLogIn ? '/login?direct=1' : '/';
  window.location.assign(reply?.address ?? first);
}

/** Forgets in this browser a session that has ended on the server, or is to be another one's. */
export function forgetSession() {
  if (!token()) return;
  forgetToken();
  forgetEarly();
  queryClient.clear();
  forgetRevisions();
}

/** Takes a fresh token when the present one is past half of its life. */
export async function renewSession() {
  const current = token();
  if (!current || !isPastHalfLife(current, Date.now())) return;
  const { access_token } = await request(contract.auth.refresh);
  keepToken(access_token);
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;
