import type { ParsedIngredient } from '@larder/kitchen/ingredients/training';

/** The form in which the corpus compares parsers: its own labels only, and no amounts in the note. */
export interface ParsedLine {
  quantity: number | { min: number; max: number } | string | null;
  unit: string;
  food: string;
  note: string;
}

export function parsedLine({ quantity, quantityMax, quantityText, unit, tokens }: ParsedIngredient): ParsedLine {
  const words = (labels: readonly string[]): string =>
    tokens
      .filter(({ label }) => labels.includes(label))
      .map(({ text }) => text)
      .join(' ');
  const amount = quantity === null || quantityMax === null ? quantity : { min: quantity, max: quantityMax };
  return {
    quantity: amount ?? quantityText,
    unit,
    food: words(['NAME']),
    note: words(['SIZE', 'PREP', 'COMMENT', 'PURPOSE']),
  };
}
