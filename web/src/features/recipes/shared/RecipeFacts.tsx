import type { RecipeSummary } from '@larder/contract';
import { IconStarFilled } from '@tabler/icons-react';
import spoken from '../../../components/spoken.module.css';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { useShortTime } from '../../../lib/dates/use-short-time.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './RecipeFacts.module.css';

/** One line: how long it takes and how it is rated. */
export function RecipeFacts({ recipe }: { recipe: Pick<RecipeSummary, 'totalTime' | 'performTime' | 'rating'> }) {
  const time = useShortTime(recipe.totalTime ?? recipe.performTime);
  const rating = recipe.rating ?? 0;
  // The line keeps its room, so that nothing moves when it comes.
  if (time === null) return <span className={classes.facts} />;
  return (
    <span className={classes.facts}>
      {time && <span>{time}</span>}
      {time && rating > 0 && <span aria-hidden="true">·</span>}
      {rating > 0 && (
        <span className={classes.rating}>
          <IconStarFilled size={14} aria-hidden="true" />
          <span className={spoken.only}>{t('recipe.rating-of', { rating })}</span>
          <span aria-hidden="true">{formatNumber(rating, { maximumFractionDigits: 1 })}</span>
        </span>
      )}
    </span>
  );
}
