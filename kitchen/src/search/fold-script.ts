/** Hebrew, Arabic and katakana: most texts have nothing of it. */
const isFolded = /[\u0591-\u06ff\u30a1-\u30f6]/;

/**
 * One form for what a script writes in two ways: katakana as hiragana, Arabic and Hebrew without vowel signs and stretched
 * lines, the forms of alef, ya and ta marbuta that many do not tell apart when they type, digits of other scripts as 0 to 9. The
 * Arabic article is left out, as in "البيض" for "بيض".
 * @param text lower case without accents
 */
export function foldScript(text: string): string {
  if (!isFolded.test(text)) return text;
  return text
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/(?<!\p{L})و?ال(?=\p{L}{3})/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

const sameLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};
