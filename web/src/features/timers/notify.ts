import { t } from '../../lib/messages/index.ts';
import { type Timer, timerTitle } from './timers.ts';

const canNotify = () => 'Notification' in window && window.isSecureContext;

/** Whether the browser would ask; it is asked on a tap alone. */
export const mayAskToNotify = (): boolean => canNotify() && Notification.permission === 'default';

export const askToNotify = async (): Promise<void> => {
  await Notification.requestPermission();
};

/** Tells that a timer has ended to somebody who looks at something else, where that is allowed. Tabs tell it once together. */
export function notifyEnd(timer: Timer) {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  const title = t('timer.done', { name: timerTitle(timer) });
  const options = { tag: `larder timer ${timer.id}`, ...(timer.recipe !== undefined && { body: timer.recipe }) };
  try {
    const told = new Notification(title, options);
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Phones let the service worker alone notify; without one the alarm is heard all the same.
    void notifyByWorker(title, options).catch(() => undefined);
  }
}

/** A tap on it leads back to the page that the worker is told of. */
async function notifyByWorker(title: string, options: NotificationOptions) {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, { ...options, data: { path: location.pathname + location.search } });
}
