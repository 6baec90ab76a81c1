import { onOtherVersion } from '../api/index.ts';
import { t } from '../messages/index.ts';
import { toast } from '../toasts/toasts.ts';

let isOutdated = false;

/** Whether another build than that of this page has taken over: its files may be gone from the server. */
export const isPageOutdated = () => isOutdated;

/** Says so where the server has become another version than this page, which goes on as it is. */
export const tellNewVersion = () =>
  onOtherVersion(() =>
    toast.info(t('offline.other-version'), { label: t('offline.load-anew'), run: () => location.reload() }),
  );

let decide: (isStored: boolean) => void = () => undefined;

/** Whether this browser stores the application: known once it has begun to, or refused. */
export const storesApplication = new Promise<boolean>((resolve) => {
  decide = resolve;
});

/** Lets the browser store the application's files, once the page has what it needs. Browsers do that only where the page came by https. */
export function storeApplication() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return decide(false);
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = isControlled;
    isControlled = true;
  });
  // A proxy wants to see who comes: pages of this server are asked of it again.
  serviceWorker.addEventListener('message', ({ data }) => data === 'load-anew' && location.reload());
  const register = async () => {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    decide(true);
    onOtherVersion(() => void registration.update().catch(() => undefined));
    const { active } = await serviceWorker.ready;
    active?.postMessage({ used: filesOfPage() });
  };
  const start = () => void register().catch(() => decide(false));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

const goTo = 'go-to ';

/** Goes where a notification leads that somebody has tapped while this page was open. */
export function followNotifications(go: (path: string) => void) {
  const follow = ({ data }: MessageEvent) => {
    if (typeof data === 'string' && data.startsWith(goTo)) go(data.slice(goTo.length));
  };
  navigator.serviceWorker?.addEventListener('message', follow);
  return () => navigator.serviceWorker?.removeEventListener('message', follow);
}

/** What came before the worker could see it. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(js|css|json|woff2)$/.test(pathname),
    )
    .map(({ pathname }) => pathname);
