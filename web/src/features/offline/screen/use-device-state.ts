import type { Recipe } from '@larder/contract';
import { useEffect, useState } from 'react';
import { ApiError, clockDifference, onClockDifference, provideDevice } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { storesApplication } from '../../../lib/offline/service-worker.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { booksAddress } from '../answers/cookbooks.ts';
import { planAddress } from '../answers/plan.ts';
import { listsAddress } from '../collection/update-device.ts';
import { type Device, leaveDevice, onOpenedDevice, openedDevice } from '../device.ts';
import type { Level, Progress, Store } from '../store.ts';

interface Besides {
  what: 'plan' | 'lists' | 'cookbooks';
  count: number;
  fetchedAt: number;
}

/** Nothing is held: the browser is about to store the application, does not, or somebody has removed it all. */
type NothingHeld = 'preparing' | 'refused' | 'removed';

export interface DeviceState {
  progress: Progress;
  recipes: number;
  /** What of the household is held besides, and when each was fetched, in milliseconds since 1970. */
  besides: Besides[];
  /** Bytes that each choice asks for; null where that is not known yet. */
  sizes: Record<Level, number | null>;
  /** Milliseconds by which the server's clock is ahead; 0 where both show about the same. */
  clockDifference: number;
  /** Changes that wait to be sent. */
  waiting: number;
  /** Bytes; 0 where the browser does not say. */
  usage: number;
  quota: number;
  /** Null where the browser does not say. */
  isPersistent: boolean | null;
  isUpdating: boolean;
  choose: (level: Level) => void;
  update: () => void;
  persist: () => void;
  remove: () => void;
}

type Known = Omit<DeviceState, 'isUpdating' | 'choose' | 'update' | 'persist' | 'remove'>;

/** What this device holds, or why it holds nothing; undefined until that is known. */
export function useDeviceState(): DeviceState | NothingHeld | undefined {
  const [device, setDevice] = useState<Device | NothingHeld>();
  const [known, setKnown] = useState<Known>();
  const [isUpdating, setUpdating] = useState(false);

  useEffect(() => {
    const look = () => openedDevice()?.then(setDevice, () => setDevice('refused'));
    if (!look()) {
      setDevice('preparing');
      void storesApplication.then((isStored) => !isStored && setDevice('refused'));
    }
    return onOpenedDevice(look);
  }, []);
  useEffect(() => {
    if (!device || typeof device === 'string') return;
    const read = () => void readKnown(device).then(setKnown, () => undefined);
    read();
    const ends = [device.subscribe(read), onClockDifference(read)];
    return () => {
      for (const end of ends) end();
    };
  }, [device]);

  if (typeof device === 'string') return device;
  if (!device || !known) return undefined;
  const during = async (work: Promise<unknown>) => {
    setUpdating(true);
    try {
      await work;
    } catch (error) {
      toast.warning(error instanceof ApiError ? error.message : t('device.is-full'));
    } finally {
      setUpdating(false);
      // Who has left meanwhile has nothing to read.
      await readKnown(device).then(setKnown, () => undefined);
    }
  };
  return {
    ...known,
    isUpdating,
    choose: (level) => void during(device.choose(level)),
    update: () => void during(device.update()),
    persist: () =>
      void during(
        navigator.storage.persist().then((isPersistent) => !isPersistent && toast.warning(t('device.not-promised'))),
      ),
    remove: () => {
      provideDevice(undefined);
      void leaveDevice().then(() => setDevice('removed'));
    },
  };
}

async function readKnown(device: Device): Promise<Known> {
  const { storage } = navigator;
  const { store } = device;
  const [progress, recipes, besides, waiting, room, isPersistent] = await Promise.all([
    device.progress(),
    store.getAll('recipes'),
    readBesides(store),
    store.count('waiting'),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return {
    progress,
    recipes: recipes.length,
    besides,
    sizes: sizesOf(recipes, progress),
    clockDifference: clockDifference(),
    waiting,
    usage: room?.usage ?? 0,
    quota: room?.quota ?? 0,
    isPersistent: isPersistent ?? null,
  };
}

/** Words are counted as they are, pictures by the size of some. */
function sizesOf(recipes: readonly Recipe[], { lookedAt, pictureSizes }: Progress): DeviceState['sizes'] {
  const words = lookedAt === null ? null : new Blob([JSON.stringify(recipes)]).size;
  const withPictures = (bytes: number | undefined) => (words === null || bytes === undefined ? null : words + bytes);
  return { recipes: words, small: withPictures(pictureSizes?.small), full: withPictures(pictureSizes?.full) };
}

async function readBesides(store: Store): Promise<Besides[]> {
  const kinds = [
    ['plan', planAddress],
    ['lists', listsAddress],
    ['cookbooks', booksAddress],
  ] as const;
  const found = await Promise.all(
    kinds.map(async ([what, address]) => {
      const stored = await store.get('replies', address);
      // Written from replies that are pages of a list.
      const { items = [] } = (stored?.reply ?? {}) as { items?: unknown[] };
      return stored ? [{ what, count: items.length, fetchedAt: stored.at }] : [];
    }),
  );
  return found.flat();
}
