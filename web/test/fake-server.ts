import {
  type Endpoint,
  type ErrorCode,
  errorStatus,
  formatRevisions,
  type ReplyOf,
  type Revisions,
  revisionsHeader,
  type Topic,
} from '@larder/contract';
import { vi } from 'vitest';
import { forgetRevisions } from '../src/lib/api/index.ts';
import { UploadByFetch } from './upload-by-fetch.ts';

/** A call as the fake server received it. */
export interface ReceivedCall {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Answer = (call: ReceivedCall, signal?: AbortSignal | null) => Response | Promise<Response>;

/** A reply that a test gives when it is time. */
export interface Waiting<Reply> {
  /** @param revisions those at which the reply was made; the present ones unless said */
  answer: (reply: Reply, revisions?: Revisions) => void;
  fail: (code: ErrorCode, more?: object) => void;
}

/** Stands for the API in tests of hooks and screens. Replies are typed by the contract; a call that nothing answers fails the test. */
class FakeServer {
  #answers: { endpoint: Endpoint; answer: Answer }[] = [];
  #calls: { endpoint: Endpoint; call: ReceivedCall }[] = [];
  #unanswered: string[] = [];
  #revisions: Revisions = firstRevisions;

  /** Answers each call of an endpoint with a reply, or with what a function makes of the call. */
  answers<E extends Endpoint>(endpoint: E, reply: Sent<E> | ((call: ReceivedCall) => Sent<E>)) {
    this.#set(endpoint, (call) => this.#reply(endpoint, isMaker<E>(reply) ? reply(call) : reply));
  }

  fails(endpoint: Endpoint, code: ErrorCode, more: object = {}) {
    this.#set(endpoint, () => this.#refusal(code, more));
  }

  /** No answer comes, as without a network. */
  breaks(endpoint: Endpoint) {
    this.#set(endpoint, () => Promise.reject(new TypeError('The connection broke.')));
  }

  /** Lets the next call wait until the test answers it. */
  delays<E extends Endpoint>(endpoint: E): Waiting<Sent<E>> {
    let settle: (reply: () => Response) => void = () => undefined;
    const settled = new Promise<() => Response>((resolve) => {
      settle = resolve;
    });
    this.#set(endpoint, async (_call, signal) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('The call was stopped.', 'AbortError')));
      });
      return (await Promise.race([settled, aborted]))();
    });
    return {
      answer: (reply, revisions) => settle(() => this.#reply(endpoint, reply, revisions)),
      fail: (code, more = {}) => settle(() => this.#refusal(code, more)),
    };
  }

  /** Answers with a response of one's own, such as a stream. */
  responds(endpoint: Endpoint, answer: Answer) {
    this.#set(endpoint, answer);
  }

  /** Something of a topic has changed: each reply from now on tells it. */
  raise(...topics: Topic[]) {
    const raised = topics.map((topic) => [topic, this.#revisions[topic] + 1]);
    this.#revisions = { ...this.#revisions, ...Object.fromEntries(raised) };
  }

  get revisions() {
    return this.#revisions;
  }

  calls(endpoint: Endpoint): ReceivedCall[] {
    return this.#calls
      .filter((one) => one.endpoint.path === endpoint.path && one.endpoint.method === endpoint.method)
      .map(({ call }) => call);
  }

  start() {
    this.#answers = [];
    this.#calls = [];
    this.#unanswered = [];
    this.#revisions = firstRevisions;
    forgetRevisions();
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => this.#receive(address, init));
    vi.stubGlobal('XMLHttpRequest', UploadByFetch);
  }

  /** @throws when anything was called that the test says nothing of */
  stop() {
    vi.unstubAllGlobals();
    if (this.#unanswered.length > 0) throw new Error(`Nothing answers ${this.#unanswered.join(', ')}`);
  }

  #set(endpoint: Endpoint, answer: Answer) {
    this.#answers.unshift({ endpoint, answer });
  }

  async #receive(address: string, { method = 'GET', body, headers, signal }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://larder.test');
    const fitting = this.#answers
      .map((one) => ({ ...one, params: paramsIn(one.endpoint, method, pathname) }))
      .filter(({ params }) => params !== undefined)
      // `/foods/merge` rather than `/foods/{itemId}`; of two answers, the one that was set last.
      .toSorted((a, b) => Object.keys(a.params ?? {}).length - Object.keys(b.params ?? {}).length)[0];
    if (!fitting?.params) {
      this.#unanswered.push(`${method} ${pathname}`);
      return this.#refusal('server.failed', {});
    }
    const call = { params: fitting.params, query: searchParams, body: readBody(body), headers: new Headers(headers) };
    this.#calls.push({ endpoint: fitting.endpoint, call });
    return fitting.answer(call, signal);
  }

  #reply<E extends Endpoint>(endpoint: E, reply: Sent<E>, revisions?: Revisions): Response {
    return this.#json(reply, endpoint.status ?? 200, revisions);
  }

  #refusal(code: ErrorCode, more: object): Response {
    return this.#json({ detail: { message: `Refused: ${code}`, code, ...more } }, errorStatus[code]);
  }

  #json(body: unknown, status: number, revisions = this.#revisions): Response {
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', [revisionsHeader]: formatRevisions(revisions) },
    });
  }
}

type Sent<E extends Endpoint> = ReplyOf<E>;

const firstRevisions: Revisions = { instance: 1, recipes: 1, groupData: 1, plans: 1, shopping: 1, household: 1 };

const isMaker = <E extends Endpoint>(
  reply: Sent<E> | ((call: ReceivedCall) => Sent<E>),
): reply is (call: ReceivedCall) => Sent<E> => typeof reply === 'function';

function paramsIn(endpoint: Endpoint, method: string, pathname: string): Record<string, string> | undefined {
  if (endpoint.method !== method) return;
  const pattern = endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^/api${pattern}$`).exec(pathname);
  if (!found) return;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

function readBody(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body.entries());
  return undefined;
}

export const server = new FakeServer();
