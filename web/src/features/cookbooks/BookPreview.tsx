import type { CookbookPreview } from '@larder/contract';
import { Photo } from '../../components/Photo.tsx';
import { t } from '../../lib/messages/index.ts';
import { recipeImage } from '../recipe-pictures/index.ts';
import classes from './CookbookDialog.module.css';

/** How many recipes fall into a book as it is set now, and the first of them. */
export function BookPreview({ preview, isLooking }: { preview: CookbookPreview | undefined; isLooking: boolean }) {
  return (
    <section className={classes.preview} aria-label={t('cookbook.preview')} aria-busy={isLooking}>
      <p role="status">
        {preview ? t('cookbook.holds', { count: preview.total }) : isLooking && t('cookbook.counting')}
      </p>
      <ul>
        {preview?.recipes.map((recipe) => (
          <li key={recipe.id}>
            <Photo
              name={recipe.name}
              src={recipeImage(recipe, 'tiny-original.webp')}
              color={recipe.imageColor}
              className={classes.shot ?? ''}
            />
            <span dir="auto">{recipe.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
