import type { RecipeYield } from '../../recipe.ts';

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

/** A yield in the page's words as number and unit: "4 to 6 servings" is 4, "servings". */
export function readYield(text: string): RecipeYield {
  const amount = firstNumber(text);
  return { amount, unit: amount === null ? null : unitOf(text), text };
}

function firstNumber(text: string): number | null {
  const found = /(\d+)\s*([½¼¾⅓⅔⅛])|(\d+)\s+(\d)\/(\d)|(\d+)\/(\d+)|(\d+(?:[.,]\d+)?)|([½¼¾⅓⅔⅛])/.exec(text);
  if (!found) return null;
  const [, whole, part, wholeTo, above, below, over, under, decimal, alone] = found;
  if (whole && part) return Number(whole) + (fractions[part] ?? 0);
  if (wholeTo && above && below) return Number(wholeTo) + ratio(above, below);
  if (over && under) return ratio(over, under);
  if (alone) return fractions[alone] ?? null;
  return decimal ? Number(decimal.replace(/,(?=\d{3}$)/, '').replace(',', '.')) : null;
}

function ratio(above: string, below: string): number {
  return Number(below) === 0 ? Number(above) : Number(above) / Number(below);
}

/** The words after the first number or range, up to the next number, bracket or sentence end. */
function unitOf(text: string): string | null {
  const after =
    /[\d½¼¾⅓⅔⅛](?:[\s.,/\d½¼¾⅓⅔⅛–-]|\bto\b|\bbis\b|\bà\b|\ba\b|\bo\b|\bof\b)*\s*([\p{L}][^\d(),.;:|/]*)/u.exec(text);
  const unit = after?.[1]?.trim();
  return unit && unit.length <= 40 ? unit : null;
}
