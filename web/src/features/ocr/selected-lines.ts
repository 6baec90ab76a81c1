import type { OcrWord } from '@larder/contract';

/** How the lines of a selection go into a field: as lines, as text with a line to each block, or as one line. */
export const splitModes = ['line', 'block', 'flat'] as const;
export type SplitMode = (typeof splitModes)[number];

/** The words of a selection as a text. Words parted at the end of a line are put together unless lines stay lines. */
export const selectedText = (words: readonly OcrWord[], mode: SplitMode): string => {
  const key: Record<SplitMode, (word: OcrWord) => number> = {
    line: ({ line }) => line,
    block: ({ block }) => block,
    flat: () => 0,
  };
  return groups(words, key[mode]).map(joined).join('\n');
};

const groups = (words: readonly OcrWord[], key: (word: OcrWord) => number): OcrWord[][] => {
  const found = new Map<number, OcrWord[]>();
  for (const word of words) found.set(key(word), [...(found.get(key(word)) ?? []), word]);
  return [...found.values()];
};

const joined = (words: readonly OcrWord[]): string =>
  words.reduce((text, word, index) => {
    const before = words[index - 1];
    if (!before) return word.text;
    const isParted = before.line !== word.line && /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(word.text);
    return isParted ? text.slice(0, -1) + word.text : `${text} ${word.text}`;
  }, '');

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Indexes of the words whose middle is inside. */
export const wordsInside = (words: readonly OcrWord[], area: Rectangle): number[] =>
  words.flatMap(({ left, top, width, height }, index) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom ? [index] : [];
  });

export interface PageLine extends Rectangle {
  number: number;
  text: string;
  /** Indexes of its words. */
  words: number[];
  /** Mean, 0 to 1. */
  confidence: number;
}

/** Below it, one letter in some ten is wrong. */
const leastConfidence = 0.75;
export const isDoubtful = ({ confidence }: Pick<PageLine, 'confidence'>): boolean => confidence < leastConfidence;

/** The lines of a page in the order of reading. */
export const linesOf = (words: readonly OcrWord[]): PageLine[] => {
  const lines = new Map<number, PageLine>();
  for (const [index, { line, text, left, top, width, height, confidence }] of words.entries()) {
    const known = lines.get(line);
    const box = { left, top, right: left + width, bottom: top + height };
    lines.set(
      line,
      known
        ? {
            ...known,
            text: `${known.text} ${text}`,
            words: [...known.words, index],
            confidence: (known.confidence * known.words.length + confidence / 100) / (known.words.length + 1),
            left: Math.min(known.left, box.left),
            top: Math.min(known.top, box.top),
            right: Math.max(known.right, box.right),
            bottom: Math.max(known.bottom, box.bottom),
          }
        : { ...box, number: line, text, words: [index], confidence: confidence / 100 },
    );
  }
  return [...lines.values()];
};
