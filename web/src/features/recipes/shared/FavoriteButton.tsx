import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import { useToggleFavorite } from '../recipes.api.ts';
import classes from './FavoriteButton.module.css';

interface FavoriteButtonProps {
  recipe: { id: string; slug: string; name: string };
  /** In a line of words instead of on a picture. */
  inLine?: boolean;
}

/** The heart in the corner of a picture. */
export function FavoriteButton({ recipe, inLine = false }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useToggleFavorite(recipe);
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-in-line={inLine || undefined}
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
