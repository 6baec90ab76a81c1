import type { Cookbook } from '@larder/contract';
import { Photo } from '../../components/Photo.tsx';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './BookCover.module.css';
import { useGlimpse } from './cookbooks.api.ts';

/** A picture of its first recipe and a strip of the next; its letter where no recipe has a picture. */
export function BookCover({ book, small = false }: { book: Cookbook; small?: boolean }) {
  const recipes = useGlimpse(book)?.items ?? [];
  const [first, ...others] = recipes.toSorted((a, b) => Number(b.image !== null) - Number(a.image !== null));
  const hasPicture = first !== undefined && first.image !== null;
  const strip = small || others.length < 2 ? [] : others.slice(0, 3);
  return (
    <span className={classes.cover} data-small={small || undefined} aria-hidden="true">
      {hasPicture ? (
        <RecipePhoto recipe={first} className={classes.first} />
      ) : (
        <Photo name={book.name} className={classes.first} />
      )}
      {hasPicture && strip.length > 0 && (
        <span className={classes.strip}>
          {strip.map((recipe) => (
            <RecipePhoto key={recipe.id} recipe={recipe} className={classes.next} />
          ))}
        </span>
      )}
    </span>
  );
}
