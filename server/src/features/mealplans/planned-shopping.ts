import type { PlannedShopping } from '@larder/contract';

type Share = PlannedShopping;

/** So fine that sums of what binary fractions cannot hold come out even. */
const rounded = (times: number): number => Math.round(times * 1e9) / 1e9;

const timesOf = (shares: readonly Share[], recipeId: string): number =>
  shares.reduce((sum, share) => (share.recipeId === recipeId ? sum + share.times : sum), 0);

const isSame = (one: Share, other: Share): boolean => one.entryId === other.entryId && one.recipeId === other.recipeId;

/**
 * What of the shares is really on a list still: somebody may have taken a recipe off it by hand.
 * @param onList how many times each recipe is there
 */
export const sharesLeft = (shares: readonly Share[], onList: ReadonlyMap<string, number>): Share[] => {
  const left = new Map(onList);
  return shares.flatMap((share) => {
    const times = rounded(Math.min(share.times, left.get(share.recipeId) ?? 0));
    left.set(share.recipeId, (left.get(share.recipeId) ?? 0) - times);
    return times > 0 ? [{ ...share, times }] : [];
  });
};

/** What has to be added to a list and taken off it, so that what is wanted is there in place of what was. */
export const shoppingDifference = (present: readonly Share[], wanted: readonly Share[]) => {
  const before = (share: Share) => present.find((other) => isSame(other, share));
  const unchanged = wanted.filter((share) => before(share)?.times === share.times);
  const added = wanted.filter((share) => !unchanged.includes(share));
  const removed = present.filter((share) => !wanted.some((other) => isSame(other, share)));
  const recipeIds = [...new Set([...present, ...wanted].map(({ recipeId }) => recipeId))];
  const changes = recipeIds.flatMap((recipeId) => {
    const times = rounded(timesOf(wanted, recipeId) - timesOf(present, recipeId));
    return times === 0 ? [] : [{ recipeId, times }];
  });
  return { added, removed, unchanged, changes };
};
