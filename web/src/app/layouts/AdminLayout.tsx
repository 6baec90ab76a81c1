import { Outlet } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { adminNavigation } from '../navigation.ts';
import classes from './AdminLayout.module.css';
import { Logo } from './Logo.tsx';
import { NavigationLinks } from './NavigationList.tsx';
import { TopBar } from './TopBar.tsx';

/** The area of the server's administrators. Its navigation stands above the page where there is no room beside it. */
export function AdminLayout() {
  const hasSidebar = useMedia(atLeast('lg'));
  return (
    <div className={classes.app}>
      <nav className={classes.navigation} aria-label={t('layout.admin-navigation')}>
        {hasSidebar && (
          <div className={classes.logo}>
            <Logo />
          </div>
        )}
        {adminNavigation().map(({ title, items }) => (
          <section key={title ?? 'first'}>
            {title && <h2>{t(title)}</h2>}
            <NavigationLinks items={items} />
          </section>
        ))}
      </nav>
      <div className={classes.main}>
        <TopBar menuOpen={hasSidebar} />
        <main id="content">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
