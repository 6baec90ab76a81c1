import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { readSharedCookbook } from '../cookbooks/index.ts';
import {
  notFoundHead,
  type PageHead,
  type PageVisit,
  pictureOf,
  plainHead,
  recipeHead,
  type Site,
  shortened,
  siteOf,
} from '../explore/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { getListName } from '../shopping/index.ts';
import { type OpenedLink, openLink } from './open-link.ts';
import { getRecipeWithin } from './shared-items.ts';

const sharedPage = /^\/g\/[^/]+\/shared\/([rcwl])\/([^/]+)(?:\/r\/([^/]+))?\/?$/;

/** By which letter the address of a page says what it shows. */
const kinds: Record<string, OpenedLink['link']['kind']> = { r: 'recipe', c: 'cookbook', w: 'week', l: 'list' };

/** What a page says that is opened by a link, whoever opens it: of what is shared while the link works, nothing afterwards. */
export const describeSharedPage =
  (instance: InstanceDatabase, { settings, clock }: Platform) =>
  async ({ path, words }: PageVisit): Promise<PageHead | undefined> => {
    const [, letter = '', tokenId, slug] = sharedPage.exec(path) ?? [];
    if (tokenId === undefined) return undefined;
    // No address of ours holds a zero character, and no database takes one.
    const opened = path.includes('%00') ? undefined : await openLink(instance, tokenId, clock);
    if (!opened || opened.link.kind !== kinds[letter]) return notFoundHead;
    const site = siteOf(settings, words);
    const address = `${site.base}${path.replace(/\/$/, '')}`;
    const head = await describe(opened, site, address, slug && decodeURIComponent(slug)).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return notFoundHead;
      throw error;
    });
    // Who has the link may read it, and search engines were not given it.
    return { ...head, markup: `${head.markup}<meta name="robots" content="noindex">`, isPrivate: true };
  };

const describe = async (
  { db, link }: OpenedLink,
  site: Site,
  address: string,
  slug: string | undefined,
): Promise<PageHead> => {
  if (slug !== undefined) return recipeHead(site, address, await getRecipeWithin(db, link, slug));
  switch (link.kind) {
    case 'recipe':
      return recipeHead(site, address, await getRecipe(db, link.item));
    case 'cookbook': {
      const { name, description, recipes } = await readSharedCookbook(db, link.item);
      const pictured = recipes.find(({ image }) => image !== null);
      const picture = pictured ? pictureOf(site, pictured) : null;
      return plainHead(site, { title: name, description: shortened(description), address, picture });
    }
    case 'week': {
      const description = site.words('page.shared-week-text');
      return plainHead(site, { title: site.words('page.shared-week'), description, address });
    }
    case 'list': {
      const title = await getListName(db, link.item);
      return plainHead(site, { title, description: site.words('page.shared-list-text'), address });
    }
  }
};
