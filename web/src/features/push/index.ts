import { lazy } from '../../lib/screen/lazy.ts';
import { unsubscribeBrowser } from './browser-push.ts';
import { storedPush } from './stored-push.ts';

/** What this device is told of while no page is open. */
export const PushSection = lazy(() => import('./PushSection.tsx'));

/** For whoever logs out: the server forgets the device with the session, and the browser gives up its subscription. */
export async function leavePush(): Promise<void> {
  storedPush.forget();
  await unsubscribeBrowser();
}
