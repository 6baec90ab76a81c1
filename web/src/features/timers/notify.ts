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
  try {
    const told = new Notification(t('timer.done', { name: timerTitle(timer) }), {
      tag: `larder timer ${timer.id}`,
      ...(timer.recipe !== undefined && { body: timer.recipe }),
    });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Phones show notifications of pages with a service worker alone: the alarm is heard all the same.
  }
}
