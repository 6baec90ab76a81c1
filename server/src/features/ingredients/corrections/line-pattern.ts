import { findQuantity, plainText, toStoredNumber } from '@larder/kitchen';

export interface LinePattern {
  /** The wording with `#` for its first amount, in lower case without accents. */
  pattern: string;
  /** The wording with its amount: what a correction is about that changes the amount. */
  exact: string;
  /** The first amount of the line, the lower end of a range; null for a line without numbers. */
  amount: number | null;
  /** A range as it is written, which has no field of its own; '' for a single number. */
  range: string;
}

/** What lines have in common that differ only in their amounts: "2 EL Mehl" and "500 EL mehl". */
export function linePattern(line: string, language: string): LinePattern {
  const found = findQuantity(line, language);
  const exact = comparable(line);
  if (!found) return { pattern: exact, exact, amount: null, range: '' };
  const { quantity, start, end, numbers } = found;
  return {
    pattern: `${comparable(line.slice(0, start))} # ${comparable(line.slice(end))}`.trim(),
    exact,
    amount: toStoredNumber(quantity.low),
    range: numbers.length > 1 ? line.slice(start, end).trim() : '',
  };
}

/** What two spellings of a food or unit have in common. */
export const namePattern = (name: string): string => comparable(name);

/** Numbers of the patterns are `#`, so no line has one of its own. */
const comparable = (text: string): string =>
  plainText(text.replaceAll('#', ' '))
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
