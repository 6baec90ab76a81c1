import type { Cookbook } from '@larder/contract';
import { IconLeaf, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import { BookCover } from './BookCover.tsx';
import classes from './Cookbooks.module.css';
import { useGlimpse } from './cookbooks.api.ts';
import { isInSeason } from './season.ts';

/** A book on the shelf: its cover, its name, how much is in it and how that came in. */
export function BookLink({ book, groupSlug }: { book: Cookbook; groupSlug: string }) {
  const glimpse = useGlimpse(book);
  const isPicked = !book.byRules;
  return (
    <Link to="/g/$groupSlug/cookbooks/$bookSlug" params={{ groupSlug, bookSlug: book.slug }} className={classes.book}>
      <BookCover book={book} />
      <span className={classes.about}>
        <b dir="auto">{book.name}</b>
        <small>
          {glimpse && t('cookbook.about', { count: glimpse.total, how: isPicked ? 'picked' : 'rules' })}
          {book.public && (
            <span className={classes.mark}>
              <IconWorld size={16} />
              {t('cookbook.is-public')}
            </span>
          )}
          {isInSeason(book) && (
            <span className={classes.mark}>
              <IconLeaf size={16} />
              {t('cookbook.in-season')}
            </span>
          )}
        </small>
      </span>
    </Link>
  );
}
