import { Button } from '@mantine/core';
import { IconBookOff, IconDownload, IconPencil, IconShare2 } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import salad from '../../art/garden-salad.webp';
import pancakes from '../../art/pancakes.webp';
import soup from '../../art/tomato-soup.webp';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { NotShown } from '../../components/NotShown.tsx';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useGroup } from '../../lib/session/index.ts';
import { ExportDialog } from '../exports/index.ts';
import { Explorer, type RecipeAction } from '../recipes/index.ts';
import { ShareDialog } from '../sharing/index.ts';
import classes from './Cookbooks.module.css';
import { useCookbooks } from './cookbooks.api.ts';
import { usePickWithUndo } from './use-pick-with-undo.ts';

const CookbookDialog = lazy(() => import('./CookbookDialog.tsx'));

/** The recipes of one book. */
export function CookbookScreen() {
  const { bookSlug = '' } = useParams({ strict: false });
  const { slug, isOwn } = useGroup();
  const navigate = useNavigate();
  const { data, error } = useCookbooks();
  const books = data?.items;
  const { takeOut } = usePickWithUndo();
  const [editing, setEditing] = useState(false);
  // On a phone the menu of the book on its shelf shares and exports it.
  const hasRoom = useMedia(atLeast('sm'));
  const [isSharing, setIsSharing] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const book = books?.find((one) => one.slug === bookSlug);
  const groupSlug = slug ?? '';
  useTitle(book?.name ?? t('cookbook.title'));

  if (error?.status === 404 && !isOwn) return <NotShown />;
  if (books && !book) {
    return (
      <EmptyState
        title={t('cookbook.not-found')}
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/g/$groupSlug/cookbooks" params={{ groupSlug }} {...props} />}
          >
            {t('cookbook.show-all')}
          </Button>
        }
      >
        {t('cookbook.not-found-text')}
      </EmptyState>
    );
  }
  const actionsOf = ({ slug }: { slug: string }): RecipeAction[] =>
    book?.picked.some((one) => one.slug === slug)
      ? [
          {
            key: 'take-out',
            icon: IconBookOff,
            title: t('cookbook.take-out-here'),
            run: () => void takeOut(book, slug),
          },
        ]
      : [];
  const edit = isOwn && book && (
    <IconButton icon={IconPencil} label={t('cookbook.edit')} onClick={() => setEditing(true)} />
  );
  return (
    <>
      <Explorer
        key={bookSlug}
        title={book?.name ?? (error ? t('cookbook.title') : '')}
        cookbook={bookSlug}
        ownOrder={(book?.picked.length ?? 0) > 0}
        intro={
          book?.description && (
            <p className={classes.intro} dir="auto">
              {book.description}
            </p>
          )
        }
        actions={
          <>
            {edit && hasRoom && (
              <>
                <IconButton icon={IconShare2} label={t('share.action')} onClick={() => setIsSharing(true)} />
                <IconButton icon={IconDownload} label={t('recipe-data.export')} onClick={() => setIsExporting(true)} />
              </>
            )}
            {edit}
          </>
        }
        actionsOf={actionsOf}
        empty={
          <EmptyState
            title={t('cookbook.nothing-title', { name: book?.name ?? '' })}
            pictures={[soup, salad, pancakes]}
            action={edit && <Button onClick={() => setEditing(true)}>{t('cookbook.edit')}</Button>}
          >
            {t(isOwn ? 'cookbook.nothing-text' : 'cookbook.nothing-visitor-text')}
          </EmptyState>
        }
      />
      <Suspense>
        {editing && book && (
          <CookbookDialog
            book={book}
            count={books?.length ?? 0}
            onClose={() => setEditing(false)}
            onSaved={(saved) =>
              void navigate({
                to: '/g/$groupSlug/cookbooks/$bookSlug',
                params: { groupSlug, bookSlug: saved.slug },
                replace: true,
              })
            }
          />
        )}
        {isSharing && book && (
          <ShareDialog
            shared={{ kind: 'cookbook', item: book.id, name: book.name }}
            onClose={() => setIsSharing(false)}
          />
        )}
        {isExporting && book && <ExportDialog what={{ cookbook: book }} onClose={() => setIsExporting(false)} />}
      </Suspense>
    </>
  );
}
