import { englishNumberWords } from './number-words.ts';
import type { ParsedIngredient, ParsedToken } from './parse-with.ts';
import { type LabelledToken, partsOf } from './parts.ts';

type Labelled = Omit<ParsedToken, 'meant'>;

/** What the labels of an English line come to. */
export function partsByLabels(line: string, tokens: readonly Labelled[]): ReturnType<typeof partsOf> {
  const labelled = tokens.map(
    ({ text, start, end, label }): LabelledToken => ({
      text,
      start,
      end,
      label,
      kind: label === 'PUNC' ? 'punctuation' : /^[\d½¼¾⅐-⅞.]/.test(text) ? 'number' : 'word',
    }),
  );
  return partsOf(line, labelled, { numberWords: englishNumberWords });
}

/** Amount and unit by the labels of the corpus alone, without what cooks mean. */
export function amountByLabels(
  line: string,
  tokens: readonly ParsedToken[],
): Pick<ParsedIngredient, 'quantity' | 'quantityMax' | 'quantityText' | 'unit' | 'tokens'> {
  const { amount, amountText, unit } = partsByLabels(line, tokens);
  return {
    quantity: amount?.low ?? null,
    quantityMax: amount?.high ?? null,
    quantityText: amountText,
    unit,
    tokens: tokens.map((token) => ({ ...token, meant: token.label })),
  };
}
