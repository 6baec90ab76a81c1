import type { Ingredient, ReferencedRecipe } from '@larder/contract';
import { compare, exactFactor, formatNumber, multiply, one, scaleYield, toNumber } from '@larder/kitchen';
import { timesOfRecipe } from '@larder/kitchen/units/reading';
import { locale, t } from '../../../lib/messages/index.ts';

/** How deep recipes open within each other; what is deeper opens on its own page. */
export const deepest = 5;

type Line = Pick<Ingredient, 'quantity' | 'unit'>;

/** What the amounts of a linked recipe are multiplied with; the whole recipe where the line's unit says nothing of it. */
export function factorOf(line: Line, linked: ReferencedRecipe, scale: number): number {
  const times = timesOfRecipe(line, linked);
  return times ? toNumber(multiply(times, exactFactor(scale))) : scale;
}

/** "¾ of the recipe, which makes 900 g". */
export function timesText(line: Line, linked: ReferencedRecipe, scale: number): string {
  const found = timesOfRecipe(line, linked);
  if (!found) return t('recipe.linked.unknown');
  const times = multiply(found, exactFactor(scale));
  const values = { times: formatNumber(times, { locale: locale() }), makes: makesText(linked) };
  const order = compare(times, one);
  if (order === 0) return t('recipe.linked.whole', values);
  return order < 0 ? t('recipe.linked.part', values) : t('recipe.linked.times', values);
}

/** "none" where nobody has said it. */
function makesText({ recipeServings, recipeYield, recipeYieldQuantity }: ReferencedRecipe): string {
  if (recipeServings > 0) return t('recipe.servings', { count: recipeServings });
  const text = recipeYield?.trim() ?? '';
  if (!text) return 'none';
  if (/\d|[¼½¾⅓⅔]/.test(text) || recipeYieldQuantity <= 0) return scaleYield(text, 1, locale());
  return `${formatNumber(recipeYieldQuantity, { locale: locale() })} ${text}`;
}
