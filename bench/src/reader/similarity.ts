/** Longer texts are cut, so that one comparison stays below a second. */
const mostWords = 6000;

/** How alike two lists of words are in the same order, 0 to 1: twice the longest common subsequence by both lengths. */
export function similarity(one: string[], other: string[]): number {
  if (one.length === 0 && other.length === 0) return 1;
  if (one.length === 0 || other.length === 0) return 0;
  let start = 0;
  let end = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const middle = commonLength(
    one.slice(start, one.length - end).slice(0, mostWords),
    other.slice(start, other.length - end).slice(0, mostWords),
  );
  return (2 * (middle + start + end)) / (one.length + other.length);
}

function commonLength(one: string[], other: string[]): number {
  let previous = new Uint16Array(other.length + 1);
  let current = new Uint16Array(other.length + 1);
  for (const word of one) {
    other.forEach((candidate, at) => {
      current[at + 1] =
        word === candidate ? (previous[at] ?? 0) + 1 : Math.max(previous[at + 1] ?? 0, current[at] ?? 0);
    });
    [previous, current] = [current, previous];
  }
  return previous[other.length] ?? 0;
}

/** How many entries two lists share, each counted as often as both have it. */
export function shared(one: string[], other: string[]): number {
  const left = new Map<string, number>();
  for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1);
  return one.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count > 0;
  }).length;
}

export function f1(hits: number, one: number, other: number): number {
  return one + other > 0 ? (2 * hits) / (one + other) : 1;
}

export function areSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}
