import type { Cookbook } from '@larder/contract';
import { IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Photo } from '../../components/Photo.tsx';
import { t } from '../../lib/messages/index.ts';
import { recipeImage } from '../recipes/index.ts';
import classes from './Cookbooks.module.css';
import { useGlimpse } from './cookbooks.api.ts';

/** A book with its cover of the first four pictures, its name, and how much is in it. */
export function BookLink({ book, groupSlug }: { book: Cookbook; groupSlug: string }) {
  const glimpse = useGlimpse(book);
  const covers = glimpse?.items ?? [];
  return (
    <Link to="/g/$groupSlug/cookbooks/$bookSlug" params={{ groupSlug, bookSlug: book.slug }} className={classes.book}>
      <span className={classes.cover} data-pictures={Math.min(covers.length, 4)} aria-hidden="true">
        {covers.length === 0 && <Photo name={book.name} />}
        {(covers.length < 4 ? covers.slice(0, 1) : covers).map((recipe) => (
          <Photo
            key={recipe.id}
            name={recipe.name}
            src={recipeImage(recipe, 'tiny-original.webp')}
            color={recipe.imageColor}
          />
        ))}
      </span>
      <span className={classes.about}>
        <b dir="auto">{book.name}</b>
        {book.description && (
          <span className={classes.description} dir="auto">
            {book.description}
          </span>
        )}
        <small>
          {glimpse && t('cookbook.recipes', { count: glimpse.total })}
          {book.public && (
            <span className={classes.mark}>
              <IconWorld size={16} />
              {t('cookbook.is-public')}
            </span>
          )}
        </small>
      </span>
    </Link>
  );
}
