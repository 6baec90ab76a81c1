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
  const starts = labels.flatMap((label) =>
    [...text.matchAll(label)]
      .filter(({ index, 0: words }) => index > 0 && /^\s*[:–-]?\s*\d/.test(text.slice(index + words.length)))
      .map(({ index }) => index),
  );
  return [...new Set(starts)]
    .sort((a, b) => b - a)
    .filter((start) => /\d/.test(text.slice(0, start)))
    .reduce((apart, start) => `${apart.slice(0, start).trimEnd()}\n${apart.slice(start)}`, text);
};
