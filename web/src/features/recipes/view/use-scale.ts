import type { Recipe } from '@larder/contract';
import { scaleYield } from '@larder/kitchen';
import { useState } from 'react';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { locale, t } from '../../../lib/messages/index.ts';
import { baseServings } from './scaling.ts';

export interface Scale {
  /** What every amount is multiplied with. */
  factor: number;
  /** The number in the stepper. */
  count: number;
  /** The number with its word, such as "4 servings". */
  text: string;
  isScaled: boolean;
  less: () => void;
  more: () => void;
  reset: () => void;
}

/** Recipes of one dish are scaled by halves below one, all others by whole servings. */
const stepFrom = (count: number, direction: 1 | -1): number => {
  const step = count < 1 || (count === 1 && direction === -1) ? 0.5 : 1;
  return Math.max(0.5, count + direction * step);
};

/** The scale that a recipe is shown at; nothing of it is stored. */
export function useScale(recipe: Recipe): Scale {
  const base = baseServings(recipe) ?? 1;
  const [count, setCount] = useState(base);
  const factor = count / base;
  return {
    factor,
    count,
    text: yieldText(recipe, factor, count),
    isScaled: factor !== 1,
    less: () => setCount((now) => stepFrom(now, -1)),
    more: () => setCount((now) => stepFrom(now, 1)),
    reset: () => setCount(base),
  };
}

function yieldText(recipe: Recipe, factor: number, count: number): string {
  if (recipe.recipeServings > 0) return t('recipe.servings', { count });
  const { recipeYield } = recipe;
  if (recipeYield && /\d|[¼½¾⅓⅔]/.test(recipeYield)) return scaleYield(recipeYield, factor, locale());
  if (recipeYield && recipe.recipeYieldQuantity > 0) return `${formatNumber(count)} ${recipeYield}`;
  return t('recipe.times', { factor });
}
