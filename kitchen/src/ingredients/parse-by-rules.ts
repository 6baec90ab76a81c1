import type { Label } from './labels.ts';
import { rulesFor } from './languages/index.ts';
import { parseByRules, withPlainSigns } from './languages/read-line.ts';
import { longestLine, type ParsedIngredient, type ParsedToken } from './parse-with.ts';
import type { LineParts } from './parts.ts';

/** The parser without a model, for every language that has rules; it is less sure, and says so. */
export function parseIngredientByRules(line: string, language: string): ParsedIngredient {
  const rules = rulesFor(language);
  const text = withPlainSigns(line.slice(0, longestLine), rules);
  const parts = parseByRules(text, rules);
  const { amount, amountText, unit, food } = parts;
  const note = [parts.note, line.slice(longestLine).trim()].filter(Boolean).join(', ');
  return {
    quantity: amount?.low ?? null,
    quantityMax: amount?.high ?? null,
    quantityText: amountText,
    unit,
    food,
    note,
    confidence: confidenceOf(parts),
    tokens: tokensOf(text, parts).map((token) => ({ ...token, text: line.slice(token.start, token.end) })),
  };
}

/** How often these were right in the tables of bench/ingredients.md: short lines with a unit most often, long foods least. */
function confidenceOf({ amountText, unit, food, note }: LineParts): ParsedIngredient['confidence'] {
  const words = food.split(' ').length;
  const foodSure = food === '' ? 0.3 : words <= 2 ? 0.95 : words <= 4 ? 0.85 : 0.6;
  return {
    quantity: amountText === '' ? 0.95 : 0.98,
    unit: unit === '' ? 0.93 : 0.97,
    food: foodSure,
    note: note === '' ? foodSure : foodSure * 0.95,
  };
}

const piece = /[\p{L}\p{M}\p{N}½¼¾⅐-⅞%°'’.-]*[\p{L}\p{M}\p{N}½¼¾⅐-⅞%°]|[^\s]/gu;

function tokensOf(line: string, { amountText, unit, food }: LineParts): ParsedToken[] {
  const amountAt = amountText === '' ? -1 : line.indexOf(amountText);
  const unitAt = unit === '' ? -1 : line.indexOf(unit, amountAt < 0 ? 0 : amountAt + amountText.length);
  const foods = new Set(food.toLowerCase().match(piece) ?? []);
  const within = (at: number, start: number, length: number): boolean =>
    start >= 0 && at >= start && at < start + length;
  return pieces(line, amountAt, amountText).map(({ text, index }) => {
    const label: Label = within(index, amountAt, amountText.length)
      ? 'QTY'
      : within(index, unitAt, unit.length)
        ? 'UNIT'
        : !/[\p{L}\p{N}½¼¾⅐-⅞]/u.test(text)
          ? 'PUNC'
          : foods.has(text.toLowerCase())
            ? 'NAME'
            : 'COMMENT';
    return { text, start: index, end: index + text.length, label, meant: label, confidence: 0.9 };
  });
}

/** The amount is one piece, the rest is cut at blanks and marks. */
function pieces(line: string, amountAt: number, amountText: string): { text: string; index: number }[] {
  if (amountAt < 0) return cut(line, 0, line.length);
  const amountEnd = amountAt + amountText.length;
  return [...cut(line, 0, amountAt), { text: amountText, index: amountAt }, ...cut(line, amountEnd, line.length)];
}

function cut(line: string, from: number, to: number): { text: string; index: number }[] {
  return [...line.slice(from, to).matchAll(piece)].map(({ 0: text, index }) => ({ text, index: index + from }));
}
