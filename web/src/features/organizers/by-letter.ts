/** Things under the letter that their names begin with. */
export interface LetterGroup<Thing> {
  /** `#` for names that begin with no letter. */
  letter: string;
  things: Thing[];
}

/**
 * Things by name, under the first letters of their names: an accent makes no letter of its own.
 * @param language in whose alphabet they are sorted
 */
export function byLetter<Thing extends { name: string }>(
  things: readonly Thing[],
  language: string,
): LetterGroup<Thing>[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const groups = new Map<string, Thing[]>();
  for (const thing of things.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(thing.name, language);
    groups.set(letter, [...(groups.get(letter) ?? []), thing]);
  }
  return [...groups].map(([letter, things]) => ({ letter, things }));
}

function letterOf(name: string, language: string): string {
  const [first = ''] = name.trim().normalize('NFD').toLocaleUpperCase(language);
  return /\p{L}/u.test(first) ? first : '#';
}
