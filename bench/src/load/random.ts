/** The same numbers for the same seed on every machine (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  below(limit: number): number;
  /** The higher the skew, the more often the first ones. */
  pick<Item>(items: readonly Item[], skew?: number): Item;
}

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items, skew = 1) => {
      const item = items[Math.floor(next() ** skew * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
};
