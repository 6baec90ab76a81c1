import { Outlet } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import { adminPlaces } from '../places.ts';
import classes from './AdminLayout.module.css';
import { Logo } from './Logo.tsx';
import { PlaceLinks } from './PlaceList.tsx';
import { TopBar } from './TopBar.tsx';

/** The area of the server's administrators. Its places stand above the page where there is no room beside it. */
export function AdminLayout() {
  return (
    <div className={classes.app}>
      <nav className={classes.places} aria-label={t('layout.admin-navigation')}>
        <div className={classes.logo}>
          <Logo />
        </div>
        {adminPlaces().map(({ title, places }) => (
          <section key={title ?? 'first'}>
            {title && <h2>{t(title)}</h2>}
            <PlaceLinks places={places} />
          </section>
        ))}
      </nav>
      <div className={classes.main}>
        <TopBar menuOpen={false} />
        <main id="content">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
