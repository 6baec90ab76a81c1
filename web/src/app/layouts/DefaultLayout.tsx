import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PagePart } from '../../components/PagePart.tsx';
import { ImportHost } from '../../features/import/dialog/ImportHost.tsx';
import { RunningTimers } from '../../features/timers/index.ts';
import { t } from '../../lib/messages/index.ts';
import { preference } from '../../lib/preferences/preference.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useMeFailure } from '../../lib/session/index.ts';
import classes from './DefaultLayout.module.css';
import { DemoBanner } from './DemoBanner.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/** Whether the sidebar is open on a screen that has room for it. */
const layoutPreferences = preference('layout-preferences', { sidebarOpen: true });

const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'));

/** The frame of nearly every page: sidebar on a desktop, drawer below, and a bar at the bottom on a phone. */
export function DefaultLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const [{ sidebarOpen }, change] = layoutPreferences.use();
  const isDesktop = useMedia(atLeast('lg'));
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const toggleMenu = () => (isDesktop ? change({ sidebarOpen: !sidebarOpen }) : setDrawer('open'));
  const failure = useMeFailure();
  const hasRoom = useMedia(atLeast('md'));
  const hasSidebar = isDesktop && sidebarOpen;

  return (
    <div className={classes.app} data-sidebar={sidebarOpen || undefined}>
      <a className={classes.skip} href="#content">
        {t('layout.skip-to-content')}
      </a>
      {hasSidebar && (
        <PagePart>
          <Sidebar />
        </PagePart>
      )}
      <div className={classes.main}>
        <DemoBanner />
        <TopBar menuOpen={hasSidebar} onMenu={toggleMenu} timers={hasRoom && <RunningTimers />} />
        <main id="content" tabIndex={-1} className={classes.content}>
          {failure ? <ErrorState level={1} error={failure.error} onRetry={failure.retry} /> : children}
        </main>
      </div>
      {!hasRoom && <RunningTimers />}
      <Shortcuts />
      <ImportHost />
      <PhoneBar onMore={() => setDrawer('open')} />
      {drawer !== 'never' && (
        <Suspense>
          <NavigationDrawer opened={drawer === 'open' && !isDesktop} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}
