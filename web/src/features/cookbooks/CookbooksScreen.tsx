import type { Cookbook } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import salad from '../../art/garden-salad.webp';
import pancakes from '../../art/pancakes.webp';
import soup from '../../art/tomato-soup.webp';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NotShown } from '../../components/NotShown.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useGroup } from '../../lib/session/index.ts';
import { ExportDialog } from '../exports/index.ts';
import { ShareDialog } from '../sharing/index.ts';
import { BookLink } from './BookLink.tsx';
import { CookbookShelf } from './CookbookShelf.tsx';
import classes from './Cookbooks.module.css';
import { useCookbooks, useReorder } from './cookbooks.api.ts';
import { useRemoveWithUndo } from './use-remove-with-undo.ts';

const CookbookDialog = lazy(() => import('./CookbookDialog.tsx'));

/** The books of a household: its members make, edit and order them, visitors open those that are public. */
export function CookbooksScreen() {
  const { slug, isOwn } = useGroup();
  const { data, error, refetch } = useCookbooks();
  const order = useReorder();
  const remove = useRemoveWithUndo();
  const [edited, setEdited] = useState<Cookbook | 'new'>();
  const [shared, setShared] = useState<Cookbook>();
  const [exported, setExported] = useState<Cookbook>();
  useTitle(t('cookbook.title'));

  if (error?.status === 404 && !isOwn) return <NotShown />;
  const books = data?.items ?? [];
  const groupSlug = slug ?? '';
  const add = (
    <Button
      variant={data && books.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={20} />}
      onClick={() => setEdited('new')}
    >
      {t('cookbook.new')}
    </Button>
  );
  return (
    <>
      {data && books.length === 0 ? (
        <EmptyState
          title={t(isOwn ? 'cookbook.empty-title' : 'cookbook.empty-visitor-title')}
          pictures={[soup, salad, pancakes]}
          action={isOwn && add}
        >
          {t(isOwn ? 'cookbook.empty-text' : 'cookbook.empty-visitor-text')}
        </EmptyState>
      ) : (
        <Page>
          <PageHeading title={t('cookbook.title')} aside={data && formatNumber(books.length)} actions={isOwn && add} />
          {!data && !error && <SkeletonRows count={5} height={108} />}
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {data && isOwn && (
            <CookbookShelf
              books={books}
              groupSlug={groupSlug}
              onOrder={order}
              onEdit={setEdited}
              onShare={setShared}
              onExport={setExported}
              onRemove={remove}
            />
          )}
          {data && !isOwn && (
            <ul className={classes.shelf} aria-label={t('cookbook.title')}>
              {books.map((book) => (
                <li key={book.id} className={classes.row}>
                  <BookLink book={book} groupSlug={groupSlug} />
                </li>
              ))}
            </ul>
          )}
        </Page>
      )}
      <Suspense>
        {edited && (
          <CookbookDialog
            key={edited === 'new' ? 'new' : edited.id}
            {...(edited !== 'new' && { book: edited })}
            count={books.length}
            onClose={() => setEdited(undefined)}
          />
        )}
        {shared && (
          <ShareDialog
            shared={{ kind: 'cookbook', item: shared.id, name: shared.name }}
            onClose={() => setShared(undefined)}
          />
        )}
        {exported && <ExportDialog what={{ cookbook: exported }} onClose={() => setExported(undefined)} />}
      </Suspense>
    </>
  );
}
