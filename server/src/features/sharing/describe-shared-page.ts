import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Platform } from '../../platform/http/index.ts';
import { notFoundHead, type PageHead, type PageVisit, recipeHead, siteOf } from '../explore/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { findLink } from './open-link.ts';

const sharedPage = /^\/g\/[^/]+\/shared\/r\/([^/]+)\/?$/;

/** What a page says that is opened by a link, whoever opens it: the recipe while the link works, nothing afterwards. */
export const describeSharedPage =
  (instance: InstanceDatabase, { settings, clock }: Platform) =>
  async ({ path, words }: PageVisit): Promise<PageHead | undefined> => {
    const [, tokenId] = sharedPage.exec(path) ?? [];
    if (tokenId === undefined) return undefined;
    // No address of ours holds a zero character, and no database takes one.
    const link = path.includes('%00') ? undefined : await findLink(instance, tokenId, clock.now());
    if (!link) return notFoundHead;
    const recipe = await getRecipe(link.db, link.token.recipeId);
    const site = siteOf(settings, words);
    const head = recipeHead(site, `${site.base}${path.replace(/\/$/, '')}`, recipe);
    // Who has the link may read it, and search engines were not given it.
    return { ...head, markup: `${head.markup}<meta name="robots" content="noindex">`, isPrivate: true };
  };
