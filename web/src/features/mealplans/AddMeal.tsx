import { IconPlus } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import classes from './Entry.module.css';
import type { Meal } from './plan.ts';
import { mealOn } from './plan-words.ts';

interface AddMealProps {
  meal: Meal;
  /** Nothing is planned for it yet. */
  isFree: boolean;
  /** It is this one that a recipe is sought for. */
  isChosen?: boolean;
  /** A recipe is in the hand, which a tap plans here. */
  isOffered?: boolean;
  /** With a word beside the sign. */
  withWord?: boolean;
  onPick: (meal: Meal) => void;
}

/** Where a meal of a day is planned by a tap. */
export function AddMeal({ meal, isFree, isChosen, isOffered, withWord, onPick }: AddMealProps) {
  return (
    <button
      type="button"
      className={classes.add}
      aria-label={t('plan.add-to', { meal: mealOn(meal) })}
      aria-pressed={isChosen}
      data-free={isFree || undefined}
      data-offered={isOffered || undefined}
      data-worded={withWord || undefined}
      onClick={() => onPick(meal)}
    >
      <IconPlus aria-hidden="true" />
      {withWord && (isFree ? t('plan.meal', { meal: meal.entryType }) : t('plan.add-meal'))}
    </button>
  );
}
