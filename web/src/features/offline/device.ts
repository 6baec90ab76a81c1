import { contract, type Recipe } from '@larder/contract';
import { addressOf, onNewRevisions } from '../../lib/api/index.ts';
import type { OnDevice } from '../../lib/api/on-device.ts';
import { t } from '../../lib/messages/index.ts';
import { forgetNotedTimers } from '../../lib/offline/noted-timers.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { answerHere, isStored } from './answers/answer.ts';
import { updateDevice } from './collection/update-device.ts';
import { openStore, type Progress, readProgress, removeOthers, type Store, writeProgress } from './store.ts';
import { type OnUnsaved, sendChanges } from './waiting/send-changes.ts';
import { takeChange } from './waiting/take-change.ts';
import type { WaitingChange } from './waiting/waiting-change.ts';

/** The page has what it needs by then. Milliseconds. */
const firstLook = 3000;
/** Several changes soon after each other are fetched together. Milliseconds. */
const pause = 4000;
/** Without a network, what waits is tried again. Milliseconds. */
const retry = 20_000;

/** A transaction that does not fit is stopped, of which some browsers say no more. */
const isOutOfRoom = (error: unknown) =>
  error instanceof DOMException && ['QuotaExceededError', 'AbortError'].includes(error.name);

/** What one person's device holds, kept in step for as long as the page is open. */
export class Device implements OnDevice {
  #recipes: Promise<Recipe[]> | undefined;
  /** There was not even room to note that there is none. */
  #isFull = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #updating: Promise<void> | undefined;
  readonly #ended = new AbortController();
  readonly #tabs = new BroadcastChannel('larder.offline');
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly userId: string,
    readonly store: Store,
    private readonly onUnsaved: OnUnsaved,
  ) {
    this.#tabs.onmessage = () => this.#changed();
    const later = () => this.updateSoon(pause);
    const stopListening = onNewRevisions(later);
    addEventListener('online', later, { signal: this.#ended.signal });
    this.#ended.signal.addEventListener('abort', () => {
      stopListening();
      clearTimeout(this.#timer);
      this.#tabs.close();
      store.close();
    });
    this.updateSoon(firstLook);
  }

  answer: OnDevice['answer'] = (endpoint, call) =>
    answerHere({ store: this.store, userId: this.userId, recipes: () => this.#readRecipes() }, endpoint, call);

  note: OnDevice['note'] = (endpoint, call, answer) => {
    if (!isStored(endpoint)) return;
    // Where there is no room it is asked for again.
    this.store.put('replies', { ...answer, at: Date.now() }, addressOf(endpoint, call)).catch(() => undefined);
  };

  forget: OnDevice['forget'] = async (endpoint, call) => {
    const gone = endpoint === contract.recipes.get ? await this.answer(endpoint, call) : undefined;
    if (gone) {
      // `answer` makes it of the stored recipes.
      await this.store.delete('recipes', (gone.reply as Recipe).id);
      this.#tell();
    } else await this.store.delete('replies', addressOf(endpoint, call));
  };

  takeChange: OnDevice['takeChange'] = async (endpoint, call, waiting) => {
    await takeChange(this.store, endpoint, call, waiting);
    toast.info(t('offline.saved-here'));
    this.#tell();
    this.updateSoon(retry);
  };

  waiting = (): Promise<WaitingChange[]> => this.store.getAll('waiting');

  progress = async (): Promise<Progress> => {
    const progress = await readProgress(this.store);
    return { ...progress, isFull: progress.isFull || this.#isFull };
  };

  async choose(level: Progress['level']) {
    await writeProgress(this.store, { level });
    this.#tell();
    await this.update();
  }

  updateSoon(after: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.update().catch(() => undefined), after);
  }

  /** One tab does it for all. @throws where the server cannot be reached */
  update(): Promise<void> {
    this.#updating ??= this.#update().finally(() => {
      this.#updating = undefined;
      this.#retryWhatWaits();
    });
    return this.#updating;
  }

  async #update() {
    const { signal } = this.#ended;
    const work = async () => {
      await sendChanges(this.store, (edit) => this.onUnsaved(edit));
      await updateDevice(this.store, this.userId, signal);
    };
    try {
      await ('locks' in navigator ? navigator.locks.request('larder.offline', { signal }, work) : work());
      this.#isFull = false;
    } catch (error) {
      this.#isFull ||= isOutOfRoom(error) && !signal.aborted;
      throw error;
    } finally {
      this.#tell();
    }
  }

  /** Where the network is back without saying so, it is noticed by trying. */
  #retryWhatWaits() {
    void this.waiting()
      .then((changes) => changes.length > 0 && !this.#ended.signal.aborted && this.updateSoon(retry))
      .catch(() => undefined);
  }

  /** @returns a function that stops listening */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  end() {
    this.#ended.abort();
  }

  #readRecipes(): Promise<Recipe[]> {
    this.#recipes ??= this.store.getAll('recipes');
    return this.#recipes;
  }

  #tell() {
    this.#changed();
    if (!this.#ended.signal.aborted) this.#tabs.postMessage('changed');
  }

  #changed() {
    this.#recipes = undefined;
    for (const listener of this.#listeners) listener();
  }
}

let opened: Promise<Device> | undefined;

/** Opens what the device holds for somebody. What it holds for others goes: they have left without logging out. */
export function openDevice(userId: string, onUnsaved: OnUnsaved): Promise<Device> {
  const before = endDevice();
  opened = (async () => {
    await before;
    await removeOthers(userId).catch(() => undefined);
    return new Device(userId, await openStore(userId), onUnsaved);
  })();
  for (const listener of openings) listener();
  return opened;
}

/** The device that is open, if one is. */
export const openedDevice = (): Promise<Device> | undefined => opened;

const openings = new Set<() => void>();

/** Tells when a device is opened: on the first visit, once the application is stored. @returns a function that stops listening */
export function onOpenedDevice(listener: () => void) {
  openings.add(listener);
  return () => {
    openings.delete(listener);
  };
}

/** Ends what is open, so that it can be removed. */
async function endDevice() {
  const before = opened;
  opened = undefined;
  (await before?.catch(() => undefined))?.end();
}

/** Nothing of anybody stays on this device. */
export async function leaveDevice(): Promise<void> {
  await endDevice();
  await Promise.all([removeOthers(), forgetNotedTimers()]);
}

/** Somebody who leaves waits no longer than this for a network. */
const longestWait = 4000;

/** Sends what waits on this device. @returns how many changes still do */
export async function sendChangesHere(): Promise<number> {
  const device = await opened?.catch(() => undefined);
  if (!device || (await device.waiting()).length === 0) return 0;
  const sending = device.update().catch(() => undefined);
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  return (await device.waiting()).length;
}
