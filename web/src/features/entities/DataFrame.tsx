import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Page } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './DataFrame.module.css';

const kinds = [
  { to: '/group/data/foods', title: 'data.foods' },
  { to: '/group/data/units', title: 'data.units' },
  { to: '/group/data/labels', title: 'data.labels' },
  { to: '/group/data/categories', title: 'data.categories' },
  { to: '/group/data/tags', title: 'data.tags' },
  { to: '/group/data/tools', title: 'data.tools' },
  { to: '/group/data/recipes', title: 'recipe-data.title' },
  { to: '/group/data/recipe-actions', title: 'recipe-actions.title' },
  { to: '/group/data/corrections', title: 'corrections.title' },
] as const;

/** The kinds of the group's data, side by side. */
export function DataFrame() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the kind that is open may lie beyond the end of the row.
  useEffect(() => {
    if (pathname) row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <Page>
      <nav ref={row} className={classes.kinds} aria-label={t('data.kinds')}>
        {kinds.map(({ to, title }) => (
          <Link key={to} to={to} className={classes.kind} activeOptions={{ includeSearch: false }}>
            {t(title)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
}
