import type { ParsedIngredient } from '@larder/kitchen/ingredients';
import { locale } from '../../lib/messages/index.ts';
import type { NewItem, ShownFood } from './sync/waiting-operation.ts';

let rules: typeof import('@larder/kitchen/ingredients/by-rules') | undefined;

/** Fetches the rules by which lines are read while there is a network, so that they are there when there is none. */
export const prepareToUnderstand = async (): Promise<void> => {
  rules ??= await import('@larder/kitchen/ingredients/by-rules').catch(() => undefined);
};

/** "2 kg potatoes, waxy" taken apart by the rules of the language; null before they are there. */
export const understandLine = (line: string): ParsedIngredient | null =>
  rules?.parseIngredientByRules(line, locale()) ?? null;

/**
 * A line as an item, at once: whether the group has a food or unit of that name is the server's to know.
 * @param chosen the food that was picked for the line
 */
export function newItem(line: string, chosen?: ShownFood): NewItem {
  const parts = understandLine(line);
  if (!parts) return { fields: { quantity: 1, note: line }, shown: {} };
  const unit = parts.unit === '' ? null : { name: parts.unit };
  if (chosen) {
    const food = { ...(chosen.id && { id: chosen.id }), name: chosen.name };
    return {
      fields: {
        quantity: parts.quantity ?? 0,
        note: parts.note,
        food,
        ...(food.id && { foodId: food.id }),
        ...(unit && { unit }),
      },
      shown: { food: chosen, unit },
    };
  }
  const { food, note } = parts;
  const whole = [food, note].filter(Boolean).join(', ') || line;
  return {
    fields: { quantity: parts.quantity ?? 1, note: whole, understood: { food, unit: parts.unit, note } },
    shown: { unit },
  };
}
