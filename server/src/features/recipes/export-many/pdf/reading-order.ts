import bidiFactory from 'bidi-js';
import type { Run } from './fonts.ts';

const bidi = bidiFactory();

/** Letters that are read from the right: Hebrew, Arabic and their kin. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text begins at the right, by its first letter. @param otherwise for a text without letters */
export const beginsAtRight = (text: string, otherwise = false): boolean => {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter === undefined ? otherwise : fromRight.test(letter);
};

/**
 * The parts of a line as they stand on paper from left to right. What is read from the right is parted into words, as fonts turn round the
 * letters of a word alone.
 * @param runsOf the parts of a word in fonts
 */
export const runsInOrder = (line: string, isFromRight: boolean, runsOf: (text: string) => Run[]): Run[] => {
  if (!fromRight.test(line)) return runsOf(line);
  const embedding = bidi.getEmbeddingLevels(line, isFromRight ? 'rtl' : 'ltr');
  return stretchesIn(bidi.getReorderedIndices(line, embedding), embedding.levels).flatMap(
    ({ start, end, isTurned }) => {
      const text = line.slice(start, end);
      return isTurned ? turned(text, runsOf) : runsOf(text);
    },
  );
};

interface Stretch {
  start: number;
  end: number;
  isTurned: boolean;
}

/** Neighbours on paper that are neighbours in the text too, in either direction. */
const stretchesIn = (indices: readonly number[], levels: Uint8Array): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const index of indices) {
    const isTurned = (levels[index] ?? 0) % 2 === 1;
    const last = stretches.at(-1);
    if (last?.isTurned === isTurned && last.end === index && !isTurned) last.end = index + 1;
    else if (last?.isTurned === isTurned && last.start === index + 1 && isTurned) last.start = index;
    else stretches.push({ start: index, end: index + 1, isTurned });
  }
  return stretches;
};

const turned = (text: string, runsOf: (text: string) => Run[]): Run[] => {
  const runs: Run[] = [];
  for (const word of text.split(/(\s+)/).reverse()) {
    const last = runs.at(-1);
    // A space is as wide as it was measured: as one of the font before it.
    if (last && word.trim() === '') runs.push({ font: last.font, text: word });
    else runs.push(...runsOf(word).reverse().map(asDrawn));
  }
  return runs;
};

/** A font turns round letters, and neither signs nor brackets. */
const asDrawn = ({ font, text }: Run): Run => {
  if (fromRight.test(text)) return { font, text };
  const signs = [...text].reverse().map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return { font, text: signs.join('') };
};
