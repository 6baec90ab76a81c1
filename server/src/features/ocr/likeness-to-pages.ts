interface Page {
  words: readonly { text: string }[];
}

/** A number that stands nowhere on the pages makes a line doubtful by itself: it is an amount, a time or a heat. */
const mostWithForeignNumber = 0.5;

/** How much of a text, from 0 to 1, consists of words that were recognised on pages. */
export const likenessTo = (pages: readonly Page[]): ((text: string) => number) => {
  const known = new Set(pages.flatMap(({ words }) => words.flatMap(({ text }) => wordsIn(text))));
  return (text) => {
    const words = wordsIn(text);
    if (words.length === 0) return 0;
    const share = words.filter((word) => known.has(word)).length / words.length;
    const hasForeignNumber = words.some((word) => isNumber.test(word) && !known.has(word));
    return hasForeignNumber ? Math.min(share, mostWithForeignNumber) : share;
  };
};

const isNumber = /^\p{N}+$/u;

/** Letters and numbers apart, so that "150g" is what "150 g" is. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*|\p{Nd}+|\p{No}/gu) ?? [];
