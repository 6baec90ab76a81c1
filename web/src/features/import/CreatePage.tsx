import { Outlet } from '@tanstack/react-router';
import { Page, PageHeading } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { CreateWays } from './CreateWays.tsx';

/** The ways to a new recipe, and one of them. */
export function CreatePage() {
  useTitle(t('nav.add'));
  return (
    <Page width="narrow">
      <PageHeading title={t('nav.add')} />
      <CreateWays />
      <Outlet />
    </Page>
  );
}
