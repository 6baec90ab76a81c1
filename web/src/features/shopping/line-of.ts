import type { ListRecipe } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { locale, t } from '../../lib/messages/index.ts';
import type { ViewedItem } from './sync/list-view.ts';

/** The parts of an item as a line of a list shows them: what, how much, and what else is to be known. */
export function lineOf({ quantity, unit, food, note, recipes }: ViewedItem, ofList: ListRecipe[]) {
  const isFood = food !== null || unit !== null;
  const parts = displayIngredient({ quantity, unit, food, note, isFood }, { locale: locale() });
  const names = [
    ...new Set(
      recipes.flatMap(({ recipeId }) => ofList.find((reference) => reference.recipeId === recipeId)?.recipe.name ?? []),
    ),
  ];
  const from = names.length > 2 ? t('shopping.from-recipes', { count: names.length }) : names.join(', ');
  const name = parts.food || parts.note;
  const amount = [parts.quantity, parts.unit].filter(Boolean).join(' ');
  return { name, amount, besides: [parts.food ? parts.note : '', from].filter(Boolean).join(' · ') };
}
