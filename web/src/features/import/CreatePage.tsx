import { IconClipboardText, IconFileZip, IconLink, IconListDetails, IconPencil } from '@tabler/icons-react';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { Page, PageHeading } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import classes from './CreatePage.module.css';

const ways = [
  { to: '/g/$groupSlug/r/create/url', icon: IconLink, title: 'create.url' },
  { to: '/g/$groupSlug/r/create/bulk', icon: IconListDetails, title: 'create.bulk' },
  { to: '/g/$groupSlug/r/create/paste', icon: IconClipboardText, title: 'create.paste' },
  { to: '/g/$groupSlug/r/create/new', icon: IconPencil, title: 'create.new' },
  { to: '/g/$groupSlug/r/create/zip', icon: IconFileZip, title: 'create.zip' },
] as const;

/** The ways to a new recipe, side by side. */
export function CreatePage() {
  const { groupSlug = '' } = useParams({ strict: false });
  useTitle(t('nav.add'));
  return (
    <Page width="narrow">
      <PageHeading title={t('nav.add')} />
      <nav className={classes.ways} aria-label={t('create.ways')}>
        {ways.map(({ to, icon: Icon, title }) => (
          <Link key={to} to={to} params={{ groupSlug }} activeProps={{ 'aria-current': 'page' }}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
            {t(title)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
}
