import { Link, Outlet, useParams } from '@tanstack/react-router';
import { t } from '../../../lib/messages/index.ts';
import classes from './BrowserFrame.module.css';

const ways = [
  { to: '/g/$groupSlug/r/create/bookmark', title: 'create.bookmark' },
  { to: '/g/$groupSlug/r/create/extension', title: 'create.extension' },
] as const;

/** The two ways by which a browser hands over the page that it shows. */
export function BrowserFrame() {
  const { groupSlug = '' } = useParams({ strict: false });
  return (
    <>
      <nav className={classes.ways} aria-label={t('create.browser-ways')}>
        {ways.map(({ to, title }) => (
          <Link key={to} to={to} params={{ groupSlug }} activeProps={{ 'aria-current': 'page' }}>
            {t(title)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
