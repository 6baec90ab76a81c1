import { amountByLabels, type ParsedIngredient, type ParsedToken } from '@larder/kitchen/ingredients/training';

/** The form in which the corpus compares parsers: its own labels only, and no amounts in the note. */
export interface ParsedLine {
  quantity: number | { min: number; max: number } | string | null;
  unit: string;
  food: string;
  note: string;
}

export function parsedLine(line: string, parsed: ParsedIngredient): ParsedLine {
  const { tokens } = parsed;
  const words = (labels: readonly string[]): string =>
    tokens
      .filter(({ label }) => labels.includes(label))
      .map(({ text }) => text)
      .join(' ');
  return {
    ...(isAmountThere(tokens) ? amountOf(parsed) : amountOf(amountByLabels(line, tokens))),
    food: words(['NAME']),
    note: words(['SIZE', 'PREP', 'COMMENT', 'PURPOSE']),
  };
}

type AmountInUnit = Pick<ParsedIngredient, 'quantity' | 'quantityMax' | 'quantityText' | 'unit' | 'tokens'>;

function amountOf({ quantity, quantityMax, quantityText, unit, tokens }: AmountInUnit) {
  const amount = quantity === null || quantityMax === null ? quantity : { min: quantity, max: quantityMax };
  // There "dozen" belongs to the amount.
  const isUnitThere = (word: string): boolean =>
    !tokens.some(({ text, label, meant }) => text === word && label === 'QTY' && meant === 'UNIT');
  return {
    quantity: amount ?? quantityText.replace(/^an? /i, ''),
    unit: unit.split(' ').filter(isUnitThere).join(' '),
  };
}

/**
 * The corpus calls an article a comment, and often "few" and "couple" too: "a pinch", which is one to us, has no amount there, so that
 * its labels alone say what the line's amount is.
 */
function isAmountThere(tokens: readonly ParsedToken[]): boolean {
  const first = tokens.findIndex(({ meant }) => meant === 'QTY');
  const after = tokens.findIndex(({ meant }, i) => i > first && meant !== 'QTY');
  return first < 0 || tokens.slice(first, after < 0 ? undefined : after).some(({ label }) => label === 'QTY');
}
