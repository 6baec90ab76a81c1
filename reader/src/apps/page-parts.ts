/** The page of a large collection is read in parts, as a page may have only so many elements. */
const mostLetters = 4_000_000;

/** A page in parts that each begin where a recipe does, at this text; the first one has what stands before. */
export function* partsOfPage(text: string, beginning: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const next = from + mostLetters < text.length ? text.indexOf(beginning, from + mostLetters) : -1;
    yield text.slice(from, next < 0 ? undefined : next);
    if (next < 0) return;
    from = next;
  }
}
