import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { Platform, Words } from '../../../platform/http/index.ts';
import { groupHead, type PageHead, recipeHead, siteOf } from './heads.ts';
import { findGroup, findRecipeOfPage, type Viewer } from './pages.repository.ts';

export interface PageVisit {
  path: string;
  /** Token of the session that the browser keeps, if any. */
  sessionToken: string | undefined;
  words: Words;
}

/** The same page as ever, so that somebody who logs in there meets what was asked for. */
export const notFoundHead: PageHead = { title: '', markup: '', status: 404 };

/**
 * What links to a page show of it: a public recipe or group tells of itself to everybody, a private one to the members of
 * its group. Undefined for pages that have nothing to say.
 */
export const describePage =
  (instance: InstanceDatabase, { settings, sessions }: Platform) =>
  async ({ path, sessionToken, words }: PageVisit): Promise<PageHead | undefined> => {
    const place = placeOf(path);
    if (!place) return undefined;
    const viewer: Viewer = sessionToken ? await sessions.find(sessionToken) : undefined;
    const site = siteOf(settings, words);
    const describe = async (viewer: Viewer): Promise<PageHead | undefined> => {
      if (place.recipe === undefined) {
        const group = await findGroup(instance, place.group, viewer);
        return group && groupHead(site, group);
      }
      const recipe = await findRecipeOfPage(instance, place.group, place.recipe, viewer);
      return recipe && recipeHead(site, `${site.base}/g/${place.group}/r/${recipe.slug}`, recipe);
    };

    const open = await describe(undefined);
    if (open) return open;
    const own = viewer && (await describe(viewer));
    if (own) return { ...own, isPrivate: true };
    return place.recipe === undefined ? undefined : notFoundHead;
  };

/** Pages that stand where recipes do. */
const noRecipes = new Set(['create']);

/** The group, and the recipe, that an address names. */
const placeOf = (path: string): { group: string; recipe?: string } | undefined => {
  const [, group, recipe] = /^\/g\/([^/]+)(?:\/r\/([^/]+))?\/?$/.exec(path) ?? [];
  if (!group || (recipe && noRecipes.has(recipe))) return undefined;
  // No address of ours holds a zero character, and no database takes one.
  if (path.includes('%00')) return undefined;
  return { group: decodeURIComponent(group), ...(recipe && { recipe: decodeURIComponent(recipe) }) };
};
