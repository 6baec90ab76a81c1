import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import { useToggleFavorite } from '../recipes.api.ts';
import classes from './FavoriteButton.module.css';

/** The heart in the corner of a picture. */
export function FavoriteButton({ recipe }: { recipe: { id: string; slug: string; name: string } }) {
  const { isFavorite, toggle } = useToggleFavorite(recipe);
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isFavorite}
      aria-label={t('recipe.favorite', { name: recipe.name })}
      onClick={toggle}
    >
      <span>
        <Heart size={19} stroke={1.5} />
      </span>
    </button>
  );
}
