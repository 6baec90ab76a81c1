/** Fractions that have a character of their own. */
export const vulgarFractions: Readonly<Record<string, readonly [numerator: number, denominator: number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
};

export const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** The zero of each script whose digits appear in recipes: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Digits of other scripts become 0–9; every position in the text stays the same. */
export function withPlainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const start = zeros.find((zero) => code >= zero && code <= zero + 9) ?? code;
    return String(code - start);
  });
}
