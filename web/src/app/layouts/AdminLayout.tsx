import { contract } from '@larder/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, linkOptions, Outlet, useMatchRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SponsorLink } from '../../components/SponsorLink.tsx';
import { HealthProvider } from '../../features/admin/health/health.tsx';
import { adminSections } from '../../features/admin/places.ts';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useMe } from '../../lib/session/index.ts';
import { AccountButton } from './AccountButton.tsx';
import classes from './AdminLayout.module.css';
import frame from './DefaultLayout.module.css';
import { Logo } from './Logo.tsx';
import list from './NavigationList.module.css';
import { NavigationLinks } from './NavigationList.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { SearchField } from './SearchField.tsx';
import sidebar from './Sidebar.module.css';

const loadSearch = () => import('../../features/admin/search/AdminSearch.tsx');
const AdminSearch = lazy(loadSearch);
const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'));

/** The area of the server's administrators: a sidebar of its own on a desktop, else a way back and a list on its first page. */
export const AdminLayout = () => (
  <HealthProvider>
    <AdminFrame />
  </HealthProvider>
);

function AdminFrame() {
  const me = useMe();
  const hasSidebar = useMedia(atLeast('lg'));
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={frame.app} data-sidebar={hasSidebar || undefined}>
      <a className={frame.skip} href="#content">
        {t('layout.skip-to-content')}
      </a>
      {hasSidebar && <AdminSidebar />}
      <div className={frame.main}>
        <header className={classes.bar}>
          {!hasSidebar && <WayBack />}
          <span className={classes.middle}>
            <SearchField words={t('admin.search')} Dialog={AdminSearch} load={loadSearch} />
          </span>
          <span className={classes.end}>{me && <AccountButton me={me} />}</span>
        </header>
        <main id="content" tabIndex={-1} className={frame.content}>
          <Outlet />
        </main>
      </div>
      <PhoneBar onMore={() => setDrawer('open')} />
      {drawer !== 'never' && (
        <Suspense>
          <NavigationDrawer opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}

function AdminSidebar() {
  const { data: about } = useFetch(contract.about.get);
  return (
    <nav className={sidebar.sidebar} aria-label={t('layout.admin-navigation')}>
      <div className={sidebar.logo}>
        <Logo />
      </div>
      <Link to="/" className={list.link}>
        <IconArrowLeft className="flip" aria-hidden="true" />
        {t('admin.leave')}
      </Link>
      <div className={list.list}>
        {adminSections
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            <section key={title}>
              <h2 className={list.heading}>{t(title)}</h2>
              <NavigationLinks items={items.map(({ subtitle: _, ...item }) => item)} />
            </section>
          ))}
      </div>
      <SponsorLink className={list.link} />
      <footer className={classes.version}>{about && t('admin.version', { version: about.version })}</footer>
    </nav>
  );
}

/** To the list that a page belongs to, from there to the first page of the administration, and then to the recipes. */
function WayBack() {
  const matches = useMatchRoute();
  const section = adminSections
    .flatMap(({ items }) => items)
    .find(({ holds }) => holds !== undefined && matches({ to: holds, fuzzy: true }) !== false);
  const isFirst = matches({ to: '/admin' }) !== false;
  const way = section
    ? { to: section.link, label: t('admin.to-list', { list: t(section.title) }), title: t(section.title) }
    : {
        to: linkOptions({ to: isFirst ? '/' : '/admin' }),
        label: t(isFirst ? 'admin.leave' : 'admin.to-overview'),
        title: t('admin.title'),
      };
  return (
    <>
      <Link {...way.to} className={classes.back} aria-label={way.label}>
        <IconArrowLeft className="flip" aria-hidden="true" />
      </Link>
      <span className={classes.title}>{way.title}</span>
    </>
  );
}
