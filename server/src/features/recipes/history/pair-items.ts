export type Pair = [before: number | null, after: number | null];

/** How items of one kind are recognised in another list: from the surest sign to the least. */
export type Sign<Item> = (item: Item) => string;

/**
 * Which items of two lists are about the same, in the order of the second; what is gone stands where it stood.
 * @param signs two items are a pair that have the same text by the first of these; an empty text says nothing
 */
export const pairItems = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  signs: readonly Sign<Item>[],
): Pair[] => {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const sign of signs) {
    const open = new Map<string, number[]>();
    for (const [place, item] of before.entries()) {
      const text = sign(item);
      if (taken.has(place) || !text) continue;
      const places = open.get(text);
      if (places) places.push(place);
      else open.set(text, [place]);
    }
    for (const [place, item] of after.entries()) {
      const found = partner.has(place) ? undefined : open.get(sign(item))?.shift();
      if (found === undefined) continue;
      partner.set(place, found);
      taken.add(found);
    }
  }
  return inOrder(before.length, after.length, partner, taken);
};

const inOrder = (
  before: number,
  after: number,
  partner: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
): Pair[] => {
  const pairs: Pair[] = [];
  let told = 0;
  const tellGone = (until: number) => {
    for (; told < until; told++) if (!taken.has(told)) pairs.push([told, null]);
  };
  for (let place = 0; place < after; place++) {
    const found = partner.get(place) ?? null;
    if (found !== null) tellGone(found);
    pairs.push([found, place]);
  }
  tellGone(before);
  return pairs;
};
