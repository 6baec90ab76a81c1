const lifeInDays = 30;
const day = 24 * 3_600_000;

/** When a merge that can just be undone was made. */
export const oldestMerge = (now: Date): string => new Date(now.getTime() - lifeInDays * day).toISOString();

/** Until when a merge can be undone. */
export const undoUntil = (createdAt: string): string =>
  new Date(new Date(createdAt).getTime() + lifeInDays * day).toISOString();
