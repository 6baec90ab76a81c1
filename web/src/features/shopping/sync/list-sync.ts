import { contract, mostOperationsAtOnce, type OperationOutcome, type ShoppingList } from '@larder/contract';
import { ApiError, exchange, isSuperseded, onNewRevisions, ownScope } from '../../../lib/api/index.ts';
import { newId } from '../../../lib/browser/new-id.ts';
import type { Device, StoredList } from './device.ts';
import { type ViewedItem, viewItems } from './list-view.ts';
import { inLearnedOrder, shopOf, viewList } from './shop-view.ts';
import { type Deed, operationOf, type Shown, type WaitingOperation } from './waiting-operation.ts';

/** What a page shows of a list. */
export interface ListState {
  list: ShoppingList | null;
  items: ViewedItem[];
  /** How many operations the server does not have yet. */
  waiting: number;
  /** Set while nothing has been shown yet and the list could not be had. */
  error: ApiError | null;
  isOffline: boolean;
  /** Somebody deleted the list. */
  isGone: boolean;
}

interface Kept extends WaitingOperation {
  /** By which the device knows it; undefined while it is being stored, null where nothing can be. */
  number: number | null | undefined;
}

/** For what another window has sent: the next list that is asked for has it. */
const sentElsewhere = Number.MAX_SAFE_INTEGER;

const longestPause = 30_000;
const { topics } = contract.shoppingLists.get;

/**
 * One list on this device. What somebody does shows at once, is stored on the device before it is sent, and is sent in its order until
 * the server has answered. A reply that is older than what is shown never replaces it.
 */
export class ListSync {
  #state: ListState = { list: null, items: [], waiting: 0, error: null, isOffline: false, isGone: false };
  #base: StoredList | null = null;
  #operations: Kept[] = [];
  #listeners = new Set<() => void>();
  #sending: Promise<void> | null = null;
  /** Something was added since what waits was last read. */
  #isMore = false;
  #asking: Promise<void> | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #windows: BroadcastChannel | null = null;
  #ready: Promise<void> | null = null;
  #stop: (() => void)[] = [];

  constructor(
    readonly listId: string,
    readonly device: Device,
    private readonly tell: { onRefused?: (outcome: OperationOutcome) => unknown; onUnseen?: () => unknown } = {},
  ) {}

  get state(): ListState {
    return this.#state;
  }

  /** @returns a function that stops listening */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  };

  /** Does something to the list: it shows when this returns, and is safe on the device when the promise settles. */
  async do(deed: Deed, shown: Shown = {}): Promise<void> {
    const waiting: WaitingOperation = { listId: this.listId, operation: operationOf(deed), shown, doneAt: null };
    const kept: Kept = { ...waiting, number: undefined };
    this.#operations = [...this.#operations, kept];
    this.#show();
    // Without storage, as in some private windows, it lasts as long as the page.
    kept.number = await this.device.addOperation(waiting).catch(() => null);
    this.#windows?.postMessage(this.listId);
    void this.send();
  }

  /** Sends what waits; where that is being done already, what was added meanwhile is sent too. */
  send(): Promise<void> {
    this.#isMore = true;
    this.#sending ??= this.#sendAll()
      .finally(() => {
        this.#sending = null;
      })
      .then(() => (this.#isMore ? this.send() : undefined));
    return this.#sending;
  }

  /** Asks the server for the list, and again where the answer is older than what is known by then. */
  refresh(): Promise<void> {
    const again = (isAnswered: boolean) => {
      const isElsewhere = this.#operations.some(({ doneAt }) => doneAt === sentElsewhere);
      // Without an answer the next try has its time, and a list that nobody shows has none.
      if (isAnswered && this.#listeners.size > 0 && (this.#isOutdated() || isElsewhere)) void this.refresh();
    };
    this.#asking ??= this.#ask()
      .finally(() => {
        this.#asking = null;
      })
      .then(again);
    return this.#asking;
  }

  #begin() {
    const again = () => {
      this.#failures = 0;
      this.#forgetRetry();
      void this.send();
      if (this.#base === null || this.#isOutdated() || this.#state.isOffline) void this.refresh();
    };
    const whenSeen = () => document.visibilityState === 'visible' && again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', whenSeen);
    this.#windows = new BroadcastChannel('larder.shopping');
    this.#windows.onmessage = ({ data }) => data === this.listId && void this.#readOperations();
    this.#stop = [
      onNewRevisions(() => this.#isOutdated() && void this.refresh()),
      () => removeEventListener('online', again),
      () => document.removeEventListener('visibilitychange', whenSeen),
      () => this.#windows?.close(),
    ];
    this.#ready = this.#readDevice();
    void this.#ready.then(() => this.send());
    void this.refresh();
  }

  #end() {
    for (const stop of this.#stop) stop();
    this.#windows = null;
    this.#forgetRetry();
    this.tell.onUnseen?.();
  }

  async #readDevice() {
    const stored = await this.device.findList(this.listId).catch(() => undefined);
    if (stored && this.#base === null) this.#base = stored;
    await this.#readOperations();
  }

  /** Other windows of this browser add operations too, and one of them sends them all. */
  async #readOperations() {
    const stored = await this.device.operations(this.listId).catch(() => []);
    const known = new Set(this.#operations.map(({ operation }) => operation.id));
    const numbers = new Set(stored.map(([number]) => number));
    const others = stored.flatMap(([number, waiting]) =>
      known.has(waiting.operation.id) ? [] : [{ ...waiting, number }],
    );
    // What another window has sent is not stored any more: the next list has it.
    const isSent = ({ number, doneAt }: Kept) => typeof number === 'number' && doneAt === null && !numbers.has(number);
    const hasSent = this.#operations.some(isSent);
    const doneAt = sentElsewhere;
    const own = this.#operations.map((kept) => (isSent(kept) ? { ...kept, doneAt } : kept));
    const last = Number.POSITIVE_INFINITY;
    this.#operations = [...others, ...own].sort((one, other) => (one.number ?? last) - (other.number ?? last));
    this.#show();
    if (hasSent) void this.refresh();
  }

  #isOutdated(): boolean {
    return this.#base !== null && isSuperseded(ownScope, topics, this.#base.revisions);
  }

  /** @returns whether there was an answer */
  async #ask(): Promise<boolean> {
    const settled = new Set(this.#operations.filter(({ doneAt }) => doneAt === sentElsewhere));
    try {
      const { reply, revisions } = await exchange(contract.shoppingLists.get, { params: { listId: this.listId } }, {});
      const before = this.#base?.revisions.shopping ?? 0;
      if ((revisions.shopping ?? 0) >= before) {
        this.#base = { list: reply, revisions };
        this.#operations = this.#operations.filter(
          (kept) => kept.doneAt === null || (kept.doneAt > (revisions.shopping ?? 0) && !settled.has(kept)),
        );
        void this.device.storeList(this.#base).catch(() => undefined);
      }
      const isBack = this.#state.isGone;
      this.#show({ error: null, isOffline: false, isGone: false });
      if (isBack) void this.send();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failed(error);
      return false;
    }
  }

  async #sendAll() {
    await this.#ready;
    const work = async () => {
      while (await this.#sendSome());
    };
    // One window at a time, so that operations arrive in their order; browsers have locks only where the page came by https.
    await ('locks' in navigator ? navigator.locks.request(`larder.shopping.${this.listId}`, work) : work());
  }

  /** @returns whether there may be more to send */
  async #sendSome(): Promise<boolean> {
    this.#isMore = false;
    await this.#readOperations();
    const sent = this.#operations
      .filter(({ doneAt, number }) => doneAt === null && number !== undefined)
      .slice(0, mostOperationsAtOnce);
    if (sent.length === 0) return false;
    try {
      const body = {
        device: await this.device.id().catch(() => this.#withoutStorage),
        now: new Date().toISOString(),
        operations: sent.map(({ operation }) => operation),
      };
      const { reply, revisions } = await exchange(
        contract.shoppingOperations.send,
        { params: { listId: this.listId }, body },
        {},
      );
      this.#failures = 0;
      const outcomes = new Map(reply.map((outcome) => [outcome.id, outcome]));
      const isRefused = ({ operation }: Kept) => outcomes.get(operation.id)?.outcome === 'refused';
      const done = new Set(sent.filter((kept) => !isRefused(kept)));
      for (const { operation } of sent.filter(isRefused)) {
        const outcome = outcomes.get(operation.id);
        if (outcome) this.tell.onRefused?.(outcome);
      }
      const doneAt = revisions.shopping ?? 0;
      // What was passed over raises no revision, so that no newer list would take its place.
      const isInBase = (this.#base?.revisions.shopping ?? -1) >= doneAt;
      const isSent = new Set(sent);
      this.#operations = this.#operations.flatMap((kept) =>
        done.has(kept) && !isInBase ? [{ ...kept, doneAt }] : isSent.has(kept) ? [] : [kept],
      );
      await this.device.deleteOperations(sent.flatMap(({ number }) => number ?? [])).catch(() => undefined);
      this.#windows?.postMessage(this.listId);
      this.#show({ isOffline: false });
      if (this.#base && (this.#base.revisions.shopping ?? 0) < doneAt) void this.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failed(error);
      return false;
    }
  }

  /** For as long as the page lasts. */
  readonly #withoutStorage = newId();

  #failed(error: ApiError) {
    if (error.status === 404) return this.#show({ isGone: true, error });
    this.#show({ error: this.#base === null ? error : null, isOffline: error.code === 'network' });
    // Logged out: the next login begins anew.
    if (error.status === 401) return;
    // Each tick without a signal fails too: none of them puts off the next try, or makes tries rarer.
    if (this.#listeners.size === 0 || this.#retry !== undefined) return;
    this.#failures += 1;
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined;
        void this.send();
        void this.refresh();
      },
      Math.min(longestPause, 1000 * 2 ** this.#failures),
    );
  }

  #forgetRetry() {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #show(change: Partial<Pick<ListState, 'error' | 'isOffline' | 'isGone'>> = {}) {
    const list = this.#base && viewList(this.#base.list, this.#operations);
    this.#state = {
      ...this.#state,
      ...change,
      list,
      items: list ? inLearnedOrder(viewItems(list, this.#operations), shopOf(list)) : [],
      waiting: this.#operations.filter(({ doneAt }) => doneAt === null).length,
    };
    for (const listener of this.#listeners) listener();
  }
}
