import { englishNumberWords } from './number-words.ts';
import type { ParsedIngredient, ParsedToken } from './parse-with.ts';
import { type LabelledToken, partsOf } from './parts.ts';

/** Amount and unit by the labels of the corpus alone, without what cooks mean. */
export function partsByLabels(
  line: string,
  tokens: readonly ParsedToken[],
): Pick<ParsedIngredient, 'quantity' | 'quantityMax' | 'quantityText' | 'unit' | 'tokens'> {
  const labelled = tokens.map(
    ({ text, start, end, label }): LabelledToken => ({
      text,
      start,
      end,
      label,
      kind: label === 'PUNC' ? 'punctuation' : /^[\d½¼¾⅐-⅞.]/.test(text) ? 'number' : 'word',
    }),
  );
  const { amount, amountText, unit } = partsOf(line, labelled, { numberWords: englishNumberWords });
  return {
    quantity: amount?.low ?? null,
    quantityMax: amount?.high ?? null,
    quantityText: amountText,
    unit,
    tokens: tokens.map((token) => ({ ...token, meant: token.label })),
  };
}
