/** Longer names are not compared letter by letter: nobody mistypes just one of so many. */
const longestCompared = 60;

/**
 * How alike two texts are, from 0 to 1: twice the letters that they have in common, in order, by all their letters.
 * "brocolli" and "broccoli" are 0.88.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length > longestCompared || b.length > longestCompared || a === '' || b === '') return 0;
  return (2 * lettersInCommon(a, b)) / (a.length + b.length);
}

/** Length of the longest sequence of letters that both have. */
function lettersInCommon(a: string, b: string): number {
  const row = new Uint8Array(b.length + 1);
  for (const letter of a) {
    let diagonal = 0;
    for (let i = 1; i <= b.length; i += 1) {
      const above = row[i] ?? 0;
      row[i] = b[i - 1] === letter ? diagonal + 1 : Math.max(above, row[i - 1] ?? 0);
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
}

/** The letters that occur, as bits: two texts differ at least by the bits in which these do. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i += 1) bits |= 1 << (text.charCodeAt(i) % 32);
  return bits;
}

/** Whether two texts of these letters and lengths could be as alike as that. */
export function couldBeAlike(bits: number, length: number, otherBits: number, otherLength: number, least: number) {
  const sum = length + otherLength;
  const mostDifferent = (1 - least) * sum;
  return Math.abs(length - otherLength) <= mostDifferent && bitsSet(bits ^ otherBits) <= mostDifferent;
}

function bitsSet(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}
