import type { SavedPage } from '@larder/contract';
import type { ExtensionSetup } from '@larder/contract/browser-extension';
import type { ShownPage } from './shown-page.ts';

/** Why a page could not be saved; each has its words. */
export type Reason =
  | 'not-connected'
  | 'not-a-page'
  | 'token-ended'
  | 'server-too-old'
  | 'too-large'
  | 'no-recipe'
  | 'unreachable'
  | 'failed';

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    /** What the server says itself, in the language of the browser; empty where it says nothing. */
    readonly said = '',
  ) {
    super(reason);
  }
}

/** @throws Refusal */
export const savePage = (setup: ExtensionSetup, page: ShownPage & { isWantedAgain: boolean }): Promise<SavedPage> =>
  call(setup, '/api/recipes/import/page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(page),
  });

/** Whose token it is. @throws Refusal */
export async function findOwner(setup: ExtensionSetup): Promise<string> {
  const { fullName, username } = await call<{ fullName: string | null; username: string | null }>(
    setup,
    '/api/users/self',
  );
  return fullName || username || '';
}

async function call<Reply>(
  { address, token }: ExtensionSetup,
  path: string,
  options: RequestInit = {},
): Promise<Reply> {
  const reply = await fetch(address + path, {
    ...options,
    headers: { ...options.headers, authorization: `Bearer ${token}` },
    // The token says who it is. A log-in page that stands before the server is none of its answers.
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  }).catch(() => {
    throw new Refusal('unreachable');
  });
  const body = await reply.json().catch(() => undefined);
  if (reply.ok && body !== undefined) return body;
  throw refusalOf(reply.status, body);
}

const codesWithoutRecipe = new Set([
  'import.no-recipe',
  'import.no-recipe-in-text',
  'import.robot-check',
  'import.too-complex',
]);

/** What a reply means that is no success. */
export function refusalOf(status: number, body: unknown): Refusal {
  if (status === 413) return new Refusal('too-large');
  const { code, message } = toldIn(body);
  // What answers without one of our codes is something else at this address.
  if (!code) return new Refusal('unreachable');
  if (status === 401) return new Refusal('token-ended');
  if (code === 'request.not-found') return new Refusal('server-too-old');
  return codesWithoutRecipe.has(code) ? new Refusal('no-recipe') : new Refusal('failed', message);
}

/** Of some refusals the message is `detail` itself, and the code stands beside it; what is wrong with fields is a list. */
function toldIn(body: unknown): { code: string; message: string } {
  const { detail, ...beside } = Object(body);
  if (Array.isArray(detail)) return { code: 'request.invalid', message: '' };
  const { code, message } = typeof detail === 'string' ? { ...beside, message: detail } : Object(detail);
  return { code: textOr('', code), message: textOr('', message) };
}

const textOr = (other: string, value: unknown): string => (typeof value === 'string' ? value : other);
