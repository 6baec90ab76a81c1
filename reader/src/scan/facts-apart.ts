import { timeLabels } from '../words/fact-words.ts';

/** Longer ones are sentences. */
const longest = 160;
const labels = Object.values(timeLabels);

/**
 * Facts that a page prints beside each other, "Serves 4 Preparation: 20 minutes Cooking: 1 hour", each in a line of its own: what stood
 * between them is lost, or was a bar.
 */
export const factsApart = (text: string): string => {
  if (text.length > longest) return text;
  const found = labels.flatMap((label) =>
    [...text.matchAll(label)].map(({ index, 0: words }) => ({ from: index, to: index + words.length })),
  );
  return found
    .filter((one) => !found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from))
    .filter(({ from, to }) => /\d/.test(text.slice(0, from)) && /^\s*(?:[:–-]\s*)?\d/.test(text.slice(to)))
    .toSorted((a, b) => b.from - a.from)
    .reduce((apart, { from }) => `${apart.slice(0, from).trimEnd()}\n${apart.slice(from)}`, text);
};
