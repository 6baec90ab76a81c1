import {
  type Endpoint,
  idempotencyHeader,
  type ReplyOf,
  type Revisions,
  revisionsHeader,
  topics,
  versionHeader,
} from '@larder/contract';
import { parseRevisions } from '@larder/contract/topics';
import { locale } from '../messages/messages.ts';
import { endSession, token } from '../session/token.ts';
import type { ApiError } from './api-error.ts';
import { type AnyCall, addressOf, entriesOf } from './call.ts';
import { earlyAnswer, rememberEarly } from './early-answers.ts';
import { networkError, readError } from './read-error.ts';
import { knownRevisions, learnRevisions, scopeOf } from './revisions.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { learnTime } from './server-time.ts';
import { learnVersion } from './server-version.ts';

export interface RequestOptions {
  signal?: AbortSignal;
  /** Goes on though the page is closed. */
  keepalive?: boolean;
  /** By which the server knows that it has done this before, where the reply was lost. */
  idempotencyKey?: string | undefined;
  /** Called while a body is sent, with the share that has gone, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Calls an endpoint and answers its reply.
 * @throws {ApiError} with words to show, for a refusal as well as for a missing connection
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  call: AnyCall = {},
  options: RequestOptions = {},
): Promise<ReplyOf<E>> {
  return (await exchange(endpoint, call, options)).reply;
}

/** Calls an endpoint and answers its reply with the revisions at which it was made. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  call: AnyCall,
  options: RequestOptions,
): Promise<{ reply: ReplyOf<E>; revisions: Partial<Revisions> }> {
  const address = addressOf(endpoint, call);
  const sentToken = token();
  const scope = scopeOf(endpoint, call);
  const answeredEarly = await early(endpoint, address);
  // What is known when a request is sent has happened before its reply is made.
  const known = answeredEarly ? {} : knownRevisions(scope);
  const answer = answeredEarly ?? (await send(endpoint, address, call, options));
  const body = await readBody(answer);
  const told = parseRevisions(answer.headers.get(revisionsHeader) ?? '');
  learnRevisions(scope, told);
  learnVersion(answer.headers.get(versionHeader));
  if (!answeredEarly) learnTime(answer.headers.get('Date'));
  if (!answer.ok) throw refused(readError(answer.status, body), sentToken);
  const revisions = latestOf(known, told);
  if (typeof body === 'object' && body !== null) repliedAt.set(body, revisions);
  // The contract is what both sides agree on, and the server checks its replies against it.
  return { reply: body as ReplyOf<E>, revisions };
}

const repliedAt = new WeakMap<object, Partial<Revisions>>();

/** The revisions at which a reply was made. */
export const revisionsOfReply = (reply: unknown): Partial<Revisions> =>
  (typeof reply === 'object' && reply !== null ? repliedAt.get(reply) : undefined) ?? {};

const latestOf = (some: Partial<Revisions>, others: Partial<Revisions>): Partial<Revisions> => {
  const latest = { ...some };
  for (const topic of topics) {
    const revision = others[topic];
    if (revision !== undefined) latest[topic] = Math.max(revision, some[topic] ?? 0);
  }
  return latest;
};

/**
 * Calls an endpoint that answers line by line as its work goes on.
 * @throws {ApiError} as `request` does
 */
export async function* requestLines(endpoint: Endpoint, call: AnyCall, signal: AbortSignal): AsyncGenerator<string> {
  const sentToken = token();
  const reply = await send(endpoint, addressOf(endpoint, call), call, { signal });
  if (!reply.ok || !reply.body) throw refused(readError(reply.status, await readBody(reply)), sentToken);
  let rest = '';
  for (const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader(); ; ) {
    const { done, value = '' } = await reader.read().catch((cause) => {
      throw signal.aborted ? cause : networkError(cause);
    });
    const lines = `${rest}${value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
    if (done) return;
  }
}

async function send(
  endpoint: Endpoint,
  address: string,
  call: AnyCall,
  { signal, keepalive, idempotencyKey, onProgress }: RequestOptions,
) {
  const { body, contentType } = bodyOf(endpoint, call);
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': locale() });
  const bearer = token();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey);
  if (contentType) headers.set('Content-Type', contentType);
  // What caches may keep is asked for anew, so that a change is seen with the next page.
  const cache = endpoint.publicFor === undefined ? {} : { cache: 'no-cache' as const };
  const init = { method: endpoint.method, headers, body, signal, ...cache, ...(keepalive && { keepalive }) };
  try {
    return await (onProgress ? sendWithProgress(address, { ...init, onProgress }) : fetch(address, init));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

async function early(endpoint: Endpoint, address: string) {
  if (endpoint.method !== 'GET') return;
  rememberEarly(address);
  return earlyAnswer(address);
}

function bodyOf(endpoint: Endpoint, { body, form, files }: AnyCall): { body?: BodyInit; contentType?: string } {
  if (endpoint.files) return { body: multipart(form, files) };
  if (form !== undefined) return { body: new URLSearchParams(entriesOf(form)) };
  if (body !== undefined) return { body: JSON.stringify(body), contentType: 'application/json' };
  return {};
}

function multipart(form: unknown, files: AnyCall['files'] = {}) {
  const data = new FormData();
  for (const [key, value] of entriesOf(form)) data.append(key, value);
  for (const [key, sent] of Object.entries(files)) {
    if (sent instanceof Blob) data.append(key, sent);
    else for (const { file, path } of sent ?? []) data.append(key, file, path);
  }
  return data;
}

async function readBody(reply: Response): Promise<unknown> {
  const text = await reply.text();
  if (!reply.headers.get('Content-Type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

/** A refused token ends the session, unless another one has taken its place meanwhile. */
function refused(error: ApiError, sentToken: string | null) {
  if (error.status === 401 && sentToken && sentToken === token()) endSession();
  return error;
}
