/** Items under the letter that their names begin with. */
export interface LetterGroup<Item> {
  /** `#` for names that begin with no letter. */
  letter: string;
  items: Item[];
}

/**
 * Items by name, under the first letters of their names: an accent makes no letter of its own.
 * @param language in whose alphabet they are sorted
 */
export function byLetter<Item extends { name: string }>(items: readonly Item[], language: string): LetterGroup<Item>[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const groups = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(item.name, language);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups].map(([letter, items]) => ({ letter, items }));
}

function letterOf(name: string, language: string): string {
  const [first = ''] = name.trim().normalize('NFD').toLocaleUpperCase(language);
  return /\p{L}/u.test(first) ? first : '#';
}
