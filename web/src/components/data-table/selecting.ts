/** The set with the id in it, or without it when it was. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The ids from one to another, both included, whichever comes first; the second alone when the first is gone. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const ends = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [other] : ids.slice(first, last + 1);
}
