import type { User } from '@larder/contract';
import { Navigate } from '@tanstack/react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { ListNames } from './ListNames.tsx';
import { NoLists } from './NoLists.tsx';
import { useLists } from './use-lists.ts';

/** Leads straight to the only list. */
export function ShoppingListsScreen() {
  useTitle(t('shopping.title'));
  const me = useMe();
  return me ? <Lists me={me} /> : <SkeletonPage />;
}

function Lists({ me }: { me: User }) {
  const { lists, isPartial, error, retry } = useLists(me);
  if (!lists && error) {
    return (
      <Page width="narrow">
        <PageHeading title={t('shopping.title')} />
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!lists) return <SkeletonPage />;
  const [only, ...others] = lists;
  if (!only) return <NoLists />;
  if (others.length === 0 && !isPartial)
    return <Navigate to="/shopping-lists/$listId" params={{ listId: only.id }} replace />;
  return (
    <Page width="narrow">
      <PageHeading title={t('shopping.title')} aside={lists.length} />
      <ListNames me={me} />
    </Page>
  );
}
