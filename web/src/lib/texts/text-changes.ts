export interface TextChange {
  change: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer lists are compared as wholes, without how they begin and end. */
const mostTexts = 400;

/** What became of the texts of a list, such as the lines or words of a longer one: those that stayed, came, and went, in order. */
export function textChanges(before: string[], after: string[]): TextChange[] {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && before[start] === after[start]) start++;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const middle = changesBetween(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

function changesBetween(before: string[], after: string[]): TextChange[] {
  if (before.length > mostTexts || after.length > mostTexts) return [...gone(before), ...come(after)];
  const common = commonLengths(before, after);
  const changes: TextChange[] = [];
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

const same = (texts: string[]) => texts.map((text): TextChange => ({ change: 'same', text }));
const gone = (texts: string[]) => texts.map((text): TextChange => ({ change: 'removed', text }));
const come = (texts: string[]) => texts.map((text): TextChange => ({ change: 'added', text }));

/** How many texts the rest of both lists share, from each pair on. */
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
