import { contract, type Recipe } from '@larder/contract';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import spoken from '../../../components/spoken.module.css';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import classes from './Rating.module.css';

const stars = [1, 2, 3, 4, 5];

/** Five stars: a member's own rating, and the mean of all members beside it. */
export function Rating({ recipe, canRate }: { recipe: Pick<Recipe, 'id' | 'slug' | 'rating'>; canRate: boolean }) {
  const me = useMe();
  const own = useFetch(contract.users.ownRating, { params: { recipeId: recipe.id } }, { enabled: canRate });
  const rate = useChange(contract.users.rate, {
    optimistic: (update, { body }) =>
      update.edit(contract.users.ownRating, (reply) => ({ ...reply, rating: body.rating ?? null }), {
        params: { recipeId: recipe.id },
      }),
  });
  const shown = canRate ? (own.data?.rating ?? null) : recipe.rating;
  if (!canRate && !recipe.rating) return null;

  const choose = (rating: number) => {
    if (!me) return;
    // The same star again takes all stars back.
    rate.mutate({ params: { id: me.id, slug: recipe.slug }, body: { rating: rating === shown ? 0 : rating } });
  };
  return (
    <div className={classes.rating}>
      {canRate ? (
        <fieldset className={classes.stars}>
          <legend className={spoken.only}>{t('recipe.own-rating')}</legend>
          {stars.map((star) => (
            <button
              key={star}
              type="button"
              aria-pressed={star === Math.round(shown ?? 0)}
              aria-label={t('recipe.rate', { stars: star })}
              onClick={() => choose(star)}
            >
              <Star filled={star <= Math.round(shown ?? 0)} />
            </button>
          ))}
        </fieldset>
      ) : (
        <span className={classes.stars} role="img" aria-label={t('recipe.rating-of', { rating: recipe.rating ?? 0 })}>
          {stars.map((star) => (
            <Star key={star} filled={star <= Math.round(shown ?? 0)} />
          ))}
        </span>
      )}
      {recipe.rating !== null && recipe.rating > 0 && (
        <span className={classes.mean}>{formatNumber(recipe.rating, { maximumFractionDigits: 1 })}</span>
      )}
    </div>
  );
}

const Star = ({ filled }: { filled: boolean }) =>
  filled ? <IconStarFilled size={20} aria-hidden="true" /> : <IconStar size={20} stroke={1.5} aria-hidden="true" />;
