import type { Endpoint, ReplyOf } from '@larder/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallOf } from './call.ts';
import { replyKey } from './use-fetch.ts';

/** The answers that screens show, to change them ahead of the server and to put them back when it refuses. */
export class ReplyCache {
  readonly #client: QueryClient;
  readonly #before = new Map<string, [QueryKey, unknown]>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Changes the kept answers of an endpoint: of one call, or of every call when none is given. */
  edit<E extends Endpoint>(endpoint: E, change: (reply: ReplyOf<E>) => ReplyOf<E>, call?: CallOf<E>) {
    const filter = { queryKey: replyKey(endpoint, call), exact: call !== undefined };
    void this.#client.cancelQueries(filter);
    for (const [key, reply] of this.#client.getQueriesData<ReplyOf<E>>(filter)) {
      if (reply === undefined) continue;
      const name = JSON.stringify(key);
      if (!this.#before.has(name)) this.#before.set(name, [key, reply]);
      this.#client.setQueryData(key, change(reply));
    }
  }

  /** Puts back every answer as it was before the first edit. */
  restore() {
    for (const [key, reply] of this.#before.values()) this.#client.setQueryData(key, reply);
  }
}
