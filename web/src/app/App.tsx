import { contract } from '@larder/contract';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toasts } from '../components/Toasts.tsx';
import { isTiming } from '../features/timers/index.ts';
import { useFetch } from '../lib/api/index.ts';
import { t } from '../lib/messages/index.ts';
import { followNotifications, isPageOutdated } from '../lib/offline/service-worker.ts';
import { onSessionEnd, useMe } from '../lib/session/index.ts';
import { toast } from '../lib/toasts/toasts.ts';
import { openOnThisDevice } from './on-this-device.ts';
import { Providers } from './Providers.tsx';
import { router } from './router.tsx';

export function App() {
  useEffect(() => onSessionEnd(leadToLogin), []);
  useEffect(() => router.subscribe('onBeforeNavigate', loadAnewWhenOutdated), []);
  useEffect(() => followNotifications((href) => void router.navigate({ href })), []);
  return (
    <Providers>
      <OnThisDevice />
      <InstanceColours />
      <RouterProvider router={router} />
      {/* Mantine draws menus and dialogs into the element of this name. */}
      <section data-mantine-shared-portal-node="true" data-above-covers aria-label={t('layout.overlays')} />
      <Toasts />
    </Providers>
  );
}

/** As long as the server has not answered, those of the last page stay, or the designed ones. */
function InstanceColours() {
  const { data } = useFetch(contract.about.theme);
  useEffect(() => {
    if (!data) return;
    // After the first screen: what was shown last time is there since the first paint.
    import('../lib/theme/instance-colours.ts')
      .then(({ showInstanceColours }) => showInstanceColours(data))
      .catch(() => undefined);
  }, [data]);
  return null;
}

/** Also for whoever logs in while the page is open. */
function OnThisDevice() {
  const me = useMe();
  useEffect(() => {
    if (me) openOnThisDevice(me);
  }, [me]);
  return null;
}

/** Another build has taken over: the next page comes from that one, unless somebody is cooking. */
function loadAnewWhenOutdated({ toLocation, pathChanged }: { toLocation: { href: string }; pathChanged: boolean }) {
  const isCooking = isTiming() || /[?&]cook=true/.test(window.location.search + toLocation.href);
  if (pathChanged && !isCooking && isPageOutdated()) window.location.assign(toLocation.href);
}

function leadToLogin() {
  const { pathname, href } = router.state.location;
  if (pathname === '/login') return;
  toast.warning(t('session.ended'));
  void router.navigate({ href: `/login?redirect=${encodeURIComponent(href)}` });
}
