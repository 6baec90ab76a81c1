export type Strength = 'weak' | 'good' | 'strong' | 'very-strong';

/** Shorter ones are refused by the server. */
const shortestPassword = 8;

/**
 * How hard a password is to guess, from 0 to 100: its bits, counted from its length and the kinds of its letters, less what
 * repetition and plain rows of letters give away. 90 bits are full marks.
 */
export function passwordScore(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
  const alphabet = [26, 26, 10, 33].reduce((sum, size, index) => sum + (kinds[index]?.test(password) ? size : 0), 0);
  const letters = [...password];
  const surprising = letters.filter((letter, index) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? Number.NaN);
    return !(Math.abs(step) <= 1);
  });
  const worth = Math.min(surprising.length, new Set(letters).size * 2);
  return Math.min(100, Math.round((worth * Math.log2(Math.max(alphabet, 1)) * 100) / 90));
}

export function passwordStrength(password: string): Strength {
  const score = passwordScore(password);
  if (password.length < shortestPassword || score < 50) return 'weak';
  if (score < 80) return 'good';
  return score < 100 ? 'strong' : 'very-strong';
}
