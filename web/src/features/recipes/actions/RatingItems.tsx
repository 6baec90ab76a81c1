import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { useOwnRating } from '../recipes.api.ts';
import classes from './actions.module.css';

const stars = [1, 2, 3, 4, 5];

/** The stars in a menu: left and right lead along them, up and down to its entries. */
export function RatingItems({ recipe }: { recipe: { id: string; slug: string } }) {
  const { rating, rate } = useOwnRating(recipe);
  const shown = Math.round(rating);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget;
    const buttons = [...row.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const items = row.parentElement?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [];
    const next =
      event.key === 'ArrowDown'
        ? items[0]
        : event.key === 'ArrowUp'
          ? items[items.length - 1]
          : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
            ? buttons[at + (event.key === forward ? 1 : -1)]
            : undefined;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu takes no fieldset
    <div role="group" aria-label={t('recipe.own-rating')} className={classes.rating} onKeyDown={move}>
      <span aria-hidden="true">{t('recipe.own-rating')}</span>
      <span role="presentation" className={classes.stars}>
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            role="menuitemradio"
            aria-checked={star === shown}
            aria-label={t('recipe.rate', { stars: star })}
            tabIndex={star === Math.max(shown, 1) ? 0 : -1}
            onClick={() => rate(star)}
          >
            {star <= shown ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.5} />}
          </button>
        ))}
      </span>
    </div>
  );
}
