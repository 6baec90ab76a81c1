import { useEffect, useState } from 'react';
import { ApiError, provideDevice } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { type Device, leaveDevice, openedDevice } from '../device.ts';
import type { Level, Progress } from '../store.ts';

export interface DeviceState {
  progress: Progress;
  recipes: number;
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

type Known = Pick<DeviceState, 'progress' | 'recipes' | 'waiting' | 'usage' | 'quota' | 'isPersistent'>;

/** What this device holds; null where it holds nothing, undefined until that is known. */
export function useDeviceState(): DeviceState | null | undefined {
  const [device, setDevice] = useState<Device | null>();
  const [known, setKnown] = useState<Known>();
  const [isUpdating, setUpdating] = useState(false);

  useEffect(() => {
    (openedDevice() ?? Promise.resolve(null)).then(setDevice, () => setDevice(null));
  }, []);
  useEffect(() => {
    if (!device) return;
    const read = () => void readKnown(device).then(setKnown, () => undefined);
    read();
    return device.subscribe(read);
  }, [device]);

  if (device === null) return null;
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
      void leaveDevice().then(() => setDevice(null));
    },
  };
}

async function readKnown(device: Device): Promise<Known> {
  const { storage } = navigator;
  const [progress, recipes, waiting, room, isPersistent] = await Promise.all([
    device.progress(),
    device.store.count('recipes'),
    device.store.count('waiting'),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return {
    progress,
    recipes,
    waiting,
    usage: room?.usage ?? 0,
    quota: room?.quota ?? 0,
    isPersistent: isPersistent ?? null,
  };
}
