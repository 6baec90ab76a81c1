import { contract } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { formatNearDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { LinkEnded } from './LinkEnded.tsx';
import classes from './Shared.module.css';
import { SharedCards } from './SharedCards.tsx';
import { SharedHeading } from './SharedHeading.tsx';

/** A cookbook that somebody was sent a link to, with the recipes that come along. */
export function SharedCookbookScreen() {
  const { groupSlug = '', tokenId = '' } = useParams({ strict: false });
  const { data: book, error, refetch } = useFetch(contract.shareLinks.cookbook, { params: { tokenId } });
  useTitle(book?.name);
  if (error?.status === 404) return <LinkEnded />;
  if (error && !book) return <ErrorState level={1} error={error} onRetry={() => refetch()} />;
  if (!book) return <SkeletonPage />;
  return (
    <Page>
      <SharedHeading title={book.name} aside={t('shared.recipes', { count: book.recipes.length })} />
      {book.description && (
        <p className={classes.intro} dir="auto">
          {book.description}
        </p>
      )}
      {book.recipes.length === 0 && <p className={classes.nothing}>{t('shared.no-recipes')}</p>}
      <SharedCards recipes={book.recipes} groupSlug={groupSlug} tokenId={tokenId} />
      <p className={classes.until}>{t('shared.until', { day: formatNearDay(book.expiresAt) })}</p>
    </Page>
  );
}
