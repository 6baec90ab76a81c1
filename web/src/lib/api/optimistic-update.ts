import type { Endpoint, ReplyOf } from '@larder/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { CallOf } from './call.ts';
import { type AnyQuery, hold, isUnconfirmed, replyKey } from './freshness.ts';

/** Shows the outcome of a change before the server has answered, and takes it back when the server refuses. */
export class OptimisticUpdate {
  readonly #client: QueryClient;
  readonly #touched = new Map<AnyQuery, { before: unknown; release: () => void }>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Changes the cached replies of an endpoint: of one call, or of every call when none is given. */
  edit<E extends Endpoint>(endpoint: E, change: (reply: ReplyOf<E>) => ReplyOf<E>, call?: CallOf<E>) {
    const filter = { queryKey: replyKey(endpoint, call), exact: call !== undefined };
    for (const query of this.#client.getQueryCache().findAll(filter)) {
      const reply = this.#client.getQueryData<ReplyOf<E>>(query.queryKey);
      if (reply === undefined) continue;
      // A reply that was under way would show the state before the change.
      void query.cancel({ revert: true });
      if (!this.#touched.has(query)) this.#touched.set(query, { before: reply, release: hold(query) });
      this.#client.setQueryData<ReplyOf<E>>(query.queryKey, change(reply));
    }
  }

  /** The server has answered: what it told is asked for from now on. */
  confirm() {
    for (const { release } of this.#touched.values()) release();
  }

  /** Puts every reply back as it was before the first edit, and asks again for those that nothing else is changing. */
  takeBack() {
    for (const [query, { before, release }] of this.#touched) {
      this.#client.setQueryData(query.queryKey, before);
      release();
    }
    void this.#client.invalidateQueries({
      predicate: (query) => this.#touched.has(query) && !isUnconfirmed(query),
    });
  }
}
