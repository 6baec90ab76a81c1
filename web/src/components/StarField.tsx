import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { t } from '../lib/messages/index.ts';
import classes from './StarField.module.css';
import spoken from './spoken.module.css';

const stars = [1, 2, 3, 4, 5];

interface StarFieldProps {
  legend: string;
  rating: number;
  onRate: (rating: number) => void;
  /** The legend is seen too, and the stars are larger: in a form. */
  large?: boolean;
}

/** Five stars to choose from. */
export const StarField = ({ legend, rating, onRate, large = false }: StarFieldProps) => (
  <fieldset className={classes.stars} data-large={large || undefined}>
    <legend className={large ? classes.legend : spoken.only}>{legend}</legend>
    {stars.map((star) => (
      <button
        key={star}
        type="button"
        aria-pressed={star === Math.round(rating)}
        aria-label={t('recipe.rate', { stars: star })}
        onClick={() => onRate(star)}
      >
        <Star filled={star <= Math.round(rating)} size={large ? 26 : 20} />
      </button>
    ))}
  </fieldset>
);

/** Stars to read. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className={classes.stars} role="img" aria-label={t('recipe.rating-of', { rating })}>
    {stars.map((star) => (
      <Star key={star} filled={star <= Math.round(rating)} size={20} />
    ))}
  </span>
);

const Star = ({ filled, size }: { filled: boolean; size: number }) =>
  filled ? <IconStarFilled size={size} aria-hidden="true" /> : <IconStar size={size} stroke={1.5} aria-hidden="true" />;
