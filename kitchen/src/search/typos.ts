/** In shorter words a wrong letter makes another word more often than a typo. */
const shortestWithTypos = 4;

/** Every string that the word becomes without one of its letters; none for words of up to three letters. */
export function deletes(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < shortestWithTypos) return [];
  return [...new Set(letters.map((_, left) => letters.toSpliced(left, 1).join('')))];
}

/** Whether one letter more, less, other or swapped with its neighbour makes `a` into `b`; equal words count as well. */
export function withinOneTypo(a: string, b: string): boolean {
  const [shorter, longer] = [Array.from(a), Array.from(b)].toSorted((x, y) => x.length - y.length);
  if (!shorter || !longer || longer.length - shorter.length > 1) return false;
  const at = shorter.findIndex((letter, index) => letter !== longer[index]);
  if (at === -1) return true;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (shorter.length < longer.length) return rest(shorter, at) === rest(longer, at + 1);
  if (rest(shorter, at + 1) === rest(longer, at + 1)) return true;
  const areSwapped = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return areSwapped && rest(shorter, at + 2) === rest(longer, at + 2);
}
