import { IconBrowser, IconCamera, IconLink, IconListDetails, IconPencil } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import classes from './CreatePage.module.css';

const ways = [
  { to: '/g/$groupSlug/r/create/url', icon: IconLink, title: 'create.import-way' },
  { to: '/g/$groupSlug/r/create/ocr', icon: IconCamera, title: 'create.photo' },
  { to: '/g/$groupSlug/r/create/bulk', icon: IconListDetails, title: 'create.bulk' },
  { to: '/g/$groupSlug/r/create/new', icon: IconPencil, title: 'create.new' },
  { to: '/g/$groupSlug/r/create/bookmark', icon: IconBrowser, title: 'create.browser' },
] as const;

/** The ways to a new recipe, side by side. */
export function CreateWays() {
  const { groupSlug = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const older = /\/(paste|zip)$/.test(pathname) && 'create.import-way';
  const beside = /\/extension$/.test(pathname) && 'create.browser';
  return (
    <nav className={classes.ways} aria-label={t('create.ways')}>
      {ways.map(({ to, icon: Icon, title }) => (
        <Link
          key={to}
          to={to}
          params={{ groupSlug }}
          aria-current={title === older || title === beside ? 'page' : undefined}
          activeProps={{ 'aria-current': 'page' }}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
