import type { CookbookPreview } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
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
            <RecipePhoto recipe={recipe} className={classes.shot} />
            <span dir="auto">{recipe.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
