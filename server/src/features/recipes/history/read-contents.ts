import type { RecipeContent } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { contentAfter, type Difference } from './difference.ts';
import { unpackContent } from './version-content.ts';
import { listStoredVersions } from './versions.repository.ts';

/** Who saved a version when. */
export interface Saved {
  version: number;
  userId: string | null;
  userName: string | null;
  savedAt: string;
  restoredFrom: string | null;
}

export interface VersionWithContent extends Saved {
  content: RecipeContent;
}

/** The versions of a recipe in their order, and of those that are noted what the recipe was then. */
export const readContents = async (
  db: GroupDatabase,
  recipeId: string,
): Promise<(Saved & { content: RecipeContent | null })[]> =>
  contentsOf(await listStoredVersions(db, [recipeId])).map(({ recipeId: _, username: _by, ...saved }) => saved);

type StoredVersion = Awaited<ReturnType<typeof listStoredVersions>>[number];

/** What a recipe was in each of its versions, which are given in their order. */
export const contentsOf = (versions: readonly StoredVersion[]) => {
  let last: RecipeContent | null = null;
  return versions.map(({ content, difference, ...saved }) => {
    if (content !== null) last = unpackContent(content);
    else if (last !== null && difference !== null) last = contentAfter(last, JSON.parse(difference) as Difference);
    else last = null;
    return { ...saved, content: last };
  });
};
