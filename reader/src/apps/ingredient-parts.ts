import type { AppIngredient } from './app-recipe.ts';
import { isRecord, textOf } from './values.ts';

/** The name of something that is given as a text or as an object. */
export const nameOf = (value: unknown): string => textOf(isRecord(value) ? (value.name ?? value.title) : value);

/** A number as somebody would write it: at most three digits behind the point. */
export const numberText = (quantity: number): string => String(Math.round(quantity * 1000) / 1000);

/** A line of ingredients from its parts; those that are empty or 0 are not there. */
export const ingredientOf = (parts: {
  quantity?: unknown;
  unit?: unknown;
  food?: unknown;
  note?: unknown;
  recipe?: string;
}): AppIngredient => {
  const quantity = Number(textOf(parts.quantity).replace(',', '.')) || 0;
  const unit = nameOf(parts.unit);
  const food = nameOf(parts.food);
  const note = textOf(parts.note);
  const amount = quantity > 0 ? numberText(quantity) : '';
  const measured = [amount, unit, food].filter((part) => part !== '').join(' ');
  return {
    text: measured !== '' && note !== '' ? `${measured}, ${note}` : measured || note,
    ...(quantity > 0 && { quantity }),
    ...(unit !== '' && { unit }),
    ...(food !== '' && { food }),
    ...(note !== '' && { note }),
    ...(parts.recipe && { recipe: parts.recipe }),
  };
};
