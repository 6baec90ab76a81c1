import { useSyncExternalStore } from 'react';

/** What browsers hand over that let a page ask for its installation. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: (() => Promise<unknown>) | null = null;
const listeners = new Set<() => void>();

function offer(prompt: typeof offered) {
  offered = prompt;
  for (const listener of listeners) listener();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Browsers say it once, soon after the page has come. */
export function noteInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    offer(() => event.prompt());
  });
  addEventListener('appinstalled', () => offer(null));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks somebody whether to install the application; null where the browser has no such question. */
export const useInstallPrompt = () => useSyncExternalStore(subscribe, () => offered);

/** Whether this is the application on the home screen and no page in a browser. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** Its browsers have no way to ask for the installation, and notify from the home screen alone. */
export const isIos = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);
