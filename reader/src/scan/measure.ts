import type { ScanWord } from './scan.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxOf = (words: readonly ScanWord[]): Box => ({
  left: Math.min(...words.map(({ left }) => left)),
  top: Math.min(...words.map(({ top }) => top)),
  right: Math.max(...words.map(({ left, width }) => left + width)),
  bottom: Math.max(...words.map(({ top, height }) => top + height)),
});

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

export interface Gap {
  from: number;
  to: number;
}

/** Where none of the spans is, between the first and the last. */
export const gapsBetween = (spans: readonly Gap[]): Gap[] => {
  const gaps: Gap[] = [];
  let end: number | undefined;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (end !== undefined && from > end) gaps.push({ from: end, to: from });
    end = Math.max(end ?? to, to);
  }
  return gaps;
};
