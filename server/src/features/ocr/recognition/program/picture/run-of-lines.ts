import type { Box } from './pieces-of-ink.ts';

/** Fewer letters are chance. */
const fewest = 40;
/** Some letters of a page tell as much as all of them. */
const most = 1500;
/** Share of the letters that have to agree. */
const majority = 0.58;

/**
 * Which way the lines of a page run, judged by where the next letter is: in a line letters stand closer than lines do, however
 * the page is bent. Null where that does not tell.
 */
export const runOfLines = (letters: readonly Box[]): 'across' | 'down' | null => {
  if (letters.length < fewest) return null;
  const step = Math.max(1, Math.floor(letters.length / most));
  const asked = letters.filter((_, index) => index % step === 0);
  const across = asked.filter((letter) => nearestIsAcross(letter, letters)).length / asked.length;
  if (across >= majority) return 'across';
  return across <= 1 - majority ? 'down' : null;
};

const nearestIsAcross = (letter: Box, letters: readonly Box[]): boolean => {
  let nearest = Number.POSITIVE_INFINITY;
  let isAcross = false;
  for (const other of letters) {
    const across = Math.max(other.left - letter.right, letter.left - other.right, 0);
    const down = Math.max(other.top - letter.bottom, letter.top - other.bottom, 0);
    const distance = across + down;
    if (distance >= nearest || other === letter) continue;
    nearest = distance;
    isAcross = across > down || (across === down && isBeside(letter, other));
  }
  return isAcross;
};

const isBeside = (one: Box, other: Box): boolean =>
  Math.abs(one.left + one.right - other.left - other.right) > Math.abs(one.top + one.bottom - other.top - other.bottom);
