/** Whatever belongs to a move, and goes with it. */
export const moveFolder = (groupId: string, moveId: string): string => `imports/${groupId}/moves/${moveId}`;

export const sentKey = (groupId: string, moveId: string, number: number): string =>
  `${moveFolder(groupId, moveId)}/sent/${number}`;

/** A picture that was in the middle of a file. */
export const storedPictureKey = (groupId: string, moveId: string, name: string): string =>
  `${moveFolder(groupId, moveId)}/pictures/${name}`;

/** What our own archive has beside recipes, laid down while it comes. */
export const householdKey = (groupId: string, moveId: string): string =>
  `${moveFolder(groupId, moveId)}/household.json`;

export const smallPictureKey = (groupId: string, moveId: string, recipe: number): string =>
  `${moveFolder(groupId, moveId)}/small/${recipe}.webp`;

const longestPath = 1000;

/** A path as a sender's device has it, without what leads out of its folder. */
export const cleanPath = (path: string): string =>
  path
    .slice(0, longestPath)
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/') || 'file';

/** A path that no other file of the move has: `export (2).zip`. */
export const freePath = (path: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(path)) return path;
  const [, start = path, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  for (let number = 2; ; number += 1) {
    const other = `${start} (${number})${ending}`;
    if (!taken.has(other)) return other;
  }
};
