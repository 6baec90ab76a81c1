export interface LineChange {
  change: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are compared as wholes. */
const mostLines = 400;

/** What became of the lines of a text, in order: those that stayed, came, and went. */
export function lineChanges(before: string[], after: string[]): LineChange[] {
  if (before.length > mostLines || after.length > mostLines) return [...gone(before), ...come(after)];
  const common = commonLengths(before, after);
  const changes: LineChange[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    const text = before[one] ?? '';
    if (text === after[other]) {
      changes.push({ change: 'same', text });
      one++;
      other++;
    } else if ((common[one + 1]?.[other] ?? 0) >= (common[one]?.[other + 1] ?? 0))
      changes.push(...gone([before[one++] ?? '']));
    else changes.push(...come([after[other++] ?? '']));
  }
  return [...changes, ...gone(before.slice(one)), ...come(after.slice(other))];
}

const gone = (lines: string[]) => lines.map((text): LineChange => ({ change: 'removed', text }));
const come = (lines: string[]) => lines.map((text): LineChange => ({ change: 'added', text }));

/** How many lines the rest of both texts share, from each pair of lines on. */
function commonLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let one = before.length - 1; one >= 0; one--) {
    const row = lengths[one] ?? [];
    const below = lengths[one + 1] ?? [];
    for (let other = after.length - 1; other >= 0; other--) {
      row[other] =
        before[one] === after[other] ? (below[other + 1] ?? 0) + 1 : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return lengths;
}
