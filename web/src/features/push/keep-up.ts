import { contract } from '@larder/contract';
import { ApiError, request } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { readBrowserPush, sentSubscription, subscribeBrowser } from './browser-push.ts';
import { storedPush } from './stored-push.ts';
import { forgetTold, noteTimersHere, tellTimers } from './tell-timers.ts';

let stopTelling: (() => void) | undefined;
let stopNoting: (() => void) | undefined;

/** From now on server and service worker know which timers run here. */
export function beginTelling(userId: string) {
  beginNoting();
  stopTelling?.();
  stopTelling = tellTimers(userId);
}

function beginNoting() {
  stopNoting?.();
  stopNoting = noteTimersHere();
}

/** Once a page is opened: the server knows this device again after a new log-in, and somebody hears that a subscription has ended. */
export async function keepUpPush(userId: string, look: () => void): Promise<void> {
  const choices = storedPush.read(userId);
  if (!choices) return;
  beginNoting();
  const [{ device, publicKey }, browser] = await Promise.all([askOrWait(userId, look), readBrowserPush()]);
  const isThere = browser.subscription !== null && !device?.goneAt;
  // After a restore the server has another key.
  const subscription = isThere ? await subscribeBrowser(publicKey, false).catch(() => null) : null;
  if (!subscription) {
    storedPush.forget();
    toast.info(t('push.ended'), { label: t('push.look'), run: look });
    return;
  }
  if (device?.endpoint !== subscription.endpoint) {
    // A device that the server does not know yet has told it of no timers.
    forgetTold();
    await request(contract.push.save, { body: { ...choices, ...sentSubscription(subscription) } });
  }
  beginTelling(userId);
}

/** Without a network all of it is done once there is one. @throws where that has to be waited for */
async function askOrWait(userId: string, look: () => void) {
  try {
    return await request(contract.push.get);
  } catch (error) {
    const again = () => void keepUpPush(userId, look).catch(() => undefined);
    if (error instanceof ApiError && error.code === 'network') addEventListener('online', again, { once: true });
    throw error;
  }
}
