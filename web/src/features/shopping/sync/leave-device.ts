import { deviceOf } from './device.ts';
import { ListSync } from './list-sync.ts';

/** Somebody who leaves waits no longer than this for a network. */
const longestWait = 4000;

/** Sends what waits on this device. @returns how many operations still do */
export async function sendWhatWaits(userId: string): Promise<number> {
  const device = deviceOf(userId);
  const listIds = await device.listsWithOperations().catch(() => []);
  if (listIds.length === 0) return 0;
  const sending = Promise.all(listIds.map((listId) => new ListSync(listId, device).send()));
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  const left = await Promise.all(listIds.map((listId) => device.operations(listId)));
  return left.flat().length;
}

/** Nothing of a person's lists stays on a device that they leave. */
export const clearDevice = (userId: string): Promise<void> =>
  deviceOf(userId)
    .clear()
    .catch(() => undefined);
