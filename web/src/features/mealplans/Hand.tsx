import type { RecipeSummary } from '@larder/contract';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Entry.module.css';

interface HandProps {
  recipe: RecipeSummary;
  servings: number | undefined;
  onServings: (servings: number) => void;
  onLeave: () => void;
}

/** The recipe that a tap on a day plans, and for how many. */
export function Hand({ recipe, servings, onServings, onLeave }: HandProps) {
  const shown = servings ?? (recipe.recipeServings || 4);
  return (
    <>
      <div className={classes.hand} role="status">
        <RecipePhoto recipe={recipe} className={classes.draggedPicture} />
        <span>
          <small>{t('plan.tap-day-for')}</small>
          <b dir="auto">{recipe.name}</b>
        </span>
        <IconButton icon={IconX} label={t('action.cancel')} onClick={onLeave} />
      </div>
      <div className={classes.servings}>
        <Stepper
          label={t('plan.servings-title')}
          value={shown}
          text={t('plan.servings', { count: shown, number: formatNumber(shown) })}
          lessLabel={t('plan.fewer')}
          moreLabel={t('plan.more-servings')}
          onLess={() => onServings(Math.max(1, shown - 1))}
          onMore={() => onServings(shown + 1)}
        />
      </div>
    </>
  );
}
