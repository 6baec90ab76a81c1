import { isInstalled, isIos } from '../../lib/offline/install.ts';

/** Why a browser cannot be told of anything while no page is open. */
export type PushObstacle = 'insecure' | 'install-first' | 'unsupported' | 'not-stored' | 'denied';

/** What a browser says of itself. */
export interface BrowserPush {
  obstacle: PushObstacle | null;
  subscription: PushSubscription | null;
}

const canBeTold = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = async () => (await navigator.serviceWorker.getRegistration()) ?? null;

export async function readBrowserPush(): Promise<BrowserPush> {
  const none = (obstacle: PushObstacle) => ({ obstacle, subscription: null });
  if (!window.isSecureContext) return none('insecure');
  if (!canBeTold()) return none(isIos() && !isInstalled() ? 'install-first' : 'unsupported');
  if (Notification.permission === 'denied') return none('denied');
  const registration = await registered();
  if (!registration) return none('not-stored');
  return { obstacle: null, subscription: await registration.pushManager.getSubscription() };
}

/** What was subscribed for another server key, such as that of before a restore, is no good any more. */
const isFor = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
};

/**
 * Asks somebody, who has to have tapped for it, and subscribes at the push service of the browser.
 * @returns null where they do not want that
 * @throws where the browser does not reach its push service
 */
export async function subscribeBrowser(publicKey: string, isEnded: boolean): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await registered();
  if (!registration) return null;
  const { pushManager } = registration;
  const former = await pushManager.getSubscription();
  if (former && !isEnded && isFor(former, publicKey)) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Nothing arrives in this browser any more, whatever the server still sends. */
export async function unsubscribeBrowser(): Promise<void> {
  const { subscription } = await readBrowserPush();
  await subscription?.unsubscribe();
}

/** A subscription as the server takes it, and where its device is. */
export function sentSubscription(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
