import { contract, type Recipe } from '@larder/contract';
import { StarField, Stars } from '../../../components/StarField.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import classes from './Rating.module.css';

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
        <StarField legend={t('recipe.own-rating')} rating={shown ?? 0} onRate={choose} />
      ) : (
        <Stars rating={recipe.rating ?? 0} />
      )}
      {recipe.rating !== null && recipe.rating > 0 && (
        <span className={classes.mean}>{formatNumber(recipe.rating, { maximumFractionDigits: 1 })}</span>
      )}
    </div>
  );
}
