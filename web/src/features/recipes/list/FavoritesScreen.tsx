import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import pie from '../../../art/berry-pie.webp';
import pancakes from '../../../art/pancakes.webp';
import shakshuka from '../../../art/shakshuka.webp';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useGroup, useMe } from '../../../lib/session/index.ts';
import { Explorer } from './Explorer.tsx';

/** The recipes that somebody of the household likes best. */
export function FavoritesScreen() {
  const { userId = '' } = useParams({ strict: false });
  const me = useMe();
  const { slug } = useGroup();
  const isMine = me?.id === userId;
  const { data } = useFetch(contract.users.listOfGroup, { query: { perPage: -1 } }, { enabled: !isMine });
  const member = data?.items.find(({ id }) => id === userId);
  const isUnknown = !isMine && data !== undefined && member === undefined;
  const title = member ? t('favorites.of', { name: member.fullName }) : t('nav.favorites');
  useTitle(title);
  const all = (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/g/$groupSlug" params={{ groupSlug: slug ?? '' }} {...props} />}
    >
      {t('favorites.all-recipes')}
    </Button>
  );

  if (isUnknown) {
    return (
      <EmptyState title={t('favorites.nobody')} action={all}>
        {t('favorites.nobody-text')}
      </EmptyState>
    );
  }
  return (
    <Explorer
      key={userId}
      title={title}
      condition={`favoritedBy.id = ${JSON.stringify(userId)}`}
      empty={
        <EmptyState title={t('favorites.empty-title')} pictures={[pie, shakshuka, pancakes]} action={all}>
          {t(isMine ? 'favorites.empty-text' : 'favorites.empty-text-other')}
        </EmptyState>
      }
    />
  );
}
