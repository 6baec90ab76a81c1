import { contract } from '@larder/contract';
import { request } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { readBrowserPush, sentSubscription, subscribeBrowser } from './browser-push.ts';
import { storedPush } from './stored-push.ts';
import { tellTimers } from './tell-timers.ts';

let stopTelling: (() => void) | undefined;

/** From now on the server knows which timers run here. */
export function beginTelling(userId: string) {
  stopTelling?.();
  stopTelling = tellTimers(userId);
}

/** Once a page is opened: the server knows this device again after a new log-in, and somebody hears that a subscription has ended. */
export async function keepUpPush(userId: string, look: () => void): Promise<void> {
  const choices = storedPush.read(userId);
  if (!choices) return;
  const [{ device, publicKey }, browser] = await Promise.all([request(contract.push.get), readBrowserPush()]);
  const isThere = browser.subscription !== null && !device?.goneAt;
  // After a restore the server has another key.
  const subscription = isThere ? await subscribeBrowser(publicKey, false).catch(() => null) : null;
  if (!subscription) {
    storedPush.forget();
    toast.info(t('push.ended'), { label: t('push.look'), run: look });
    return;
  }
  if (device?.endpoint !== subscription.endpoint) {
    await request(contract.push.save, { body: { ...choices, ...sentSubscription(subscription) } });
  }
  beginTelling(userId);
}
