import { provideDevice } from '../lib/api/index.ts';

let openedFor: string | undefined;

/** Opens what this device holds for somebody, in browsers that store the application: elsewhere no page opens without a network. */
export function openOnThisDevice(userId: string) {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) {
    const again = () => openOnThisDevice(userId);
    return navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  }
  if (openedFor === userId) return;
  openedFor = userId;
  provideDevice(import('../features/offline/index.ts').then(({ openDevice }) => openDevice(userId)));
}
