import type { Recipe } from '@larder/contract';
import { StarField, Stars } from '../../../components/StarField.tsx';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useOwnRating } from '../recipes.api.ts';
import classes from './Rating.module.css';

/** Five stars: a member's own rating, and the mean of all members beside it. */
export function Rating({ recipe, canRate }: { recipe: Pick<Recipe, 'id' | 'slug' | 'rating'>; canRate: boolean }) {
  const own = useOwnRating(recipe, { enabled: canRate });
  if (!canRate && !recipe.rating) return null;
  return (
    <div className={classes.rating}>
      {canRate ? (
        <StarField legend={t('recipe.own-rating')} rating={own.rating} onRate={own.rate} />
      ) : (
        <Stars rating={recipe.rating ?? 0} />
      )}
      {recipe.rating !== null && recipe.rating > 0 && (
        <span className={classes.mean}>{formatNumber(recipe.rating, { maximumFractionDigits: 1 })}</span>
      )}
    </div>
  );
}
