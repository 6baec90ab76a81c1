import type { Recipe } from '@larder/contract';
import { findQuantity, formatNumber, scaleYield, toNumber } from '@larder/kitchen';
import { useState } from 'react';
import { locale, t } from '../../../lib/messages/index.ts';

/** How much somebody has of one ingredient, and what the recipe is multiplied with to use it up. */
export interface Available {
  factor: number;
  amount: string;
  food: string;
}

export interface Scale {
  /** What every amount is multiplied with. */
  factor: number;
  /** The number in the stepper. */
  count: number;
  /** The number with its word, such as "4 servings". */
  text: string;
  /** What the recipe yields at a factor; null where it does not say. */
  yieldAt: (factor: number) => string | null;
  /** What decided the factor, where it was an ingredient. */
  available: Available | null;
  less: () => void;
  more: () => void;
  multiply: (factor: number) => void;
  fitTo: (available: Available) => void;
  reset: () => void;
}

/** The scale that a recipe is shown at; nothing of it is stored. */
export function useScale(recipe: Recipe): Scale {
  const servings = baseServings(recipe);
  const base = servings ?? 1;
  const step = (direction: 1 | -1) => multiply(nextFactor(recipe, factor, direction));
  const [{ factor, available }, set] = useState<Pick<Scale, 'factor' | 'available'>>({ factor: 1, available: null });
  const count = base * factor;
  const multiply = (factor: number) => set({ factor, available: null });
  return {
    factor,
    count,
    text: yieldText(recipe, factor, count),
    yieldAt: (factor) => (servings === null ? null : yieldText(recipe, factor, base * factor)),
    available,
    less: () => step(-1),
    more: () => step(1),
    multiply,
    fitTo: (available) => set({ factor: available.factor, available }),
    reset: () => multiply(1),
  };
}

/** How much a recipe is at a factor, such as "4 servings". */
export const textAt = (recipe: Recipe, factor: number): string =>
  yieldText(recipe, factor, (baseServings(recipe) ?? 1) * factor);

/** The factor of one serving more, or less. */
export function nextFactor(recipe: Recipe, factor: number, direction: 1 | -1): number {
  const base = baseServings(recipe) ?? 1;
  return stepFrom(base * factor, direction) / base;
}

/** Recipes of one dish are scaled by halves below one, all others by whole servings. */
export function stepFrom(count: number, direction: 1 | -1): number {
  const step = count < 1 || (count === 1 && direction === -1) ? 0.5 : 1;
  const steps = count / step;
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return Math.max(0.5, next * step);
}

/** Two decimals say all that a cook wants to know of a factor; thirds are said as such. */
export const factorText = (factor: number): string =>
  formatNumber(Math.round(factor * 1000) / 1000, { locale: locale() });

/** Of three servings nobody counts the hundredths. */
function yieldText(recipe: Recipe, factor: number, count: number): string {
  const rounded = count >= 2 ? Math.round(count * 10) / 10 : Math.round(count * 100) / 100;
  if (recipe.recipeServings > 0) return t('recipe.servings', { count: rounded });
  const { recipeYield } = recipe;
  if (recipeYield && /\d|[¼½¾⅓⅔]/.test(recipeYield)) return scaleYield(recipeYield, factor, locale());
  if (recipeYield && recipe.recipeYieldQuantity > 0)
    return `${formatNumber(rounded, { locale: locale() })} ${recipeYield}`;
  return t('recipe.times', { factor: rounded });
}

/** What the stepper counts: servings, else what the yield's text begins to count; null where nothing is said. */
function baseServings({ recipeServings, recipeYieldQuantity, recipeYield }: Recipe): number | null {
  if (recipeServings > 0) return recipeServings;
  if (recipeYieldQuantity > 0) return recipeYieldQuantity;
  const inText = recipeYield ? findQuantity(recipeYield, locale()) : null;
  return inText ? toNumber(inText.quantity.low) : null;
}
