import { contract, type SharedKind, type ShareLink, type ShareToken } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';
import { readSharedCookbook } from '../cookbooks/index.ts';
import { readSharedMeals } from '../mealplans/index.ts';
import { answerSharedRecipe, getRecipe, withPublicLinks, zipAnswer } from '../recipes/index.ts';
import { readSharedList, tickItems } from '../shopping/index.ts';
import { makeLink } from './make-link.ts';
import { openLink } from './open-link.ts';
import { removeLink } from './share-token-bin.ts';
import { findLink, listLinks } from './share-tokens.repository.ts';
import { getRecipeWithin } from './shared-items.ts';

/** As clients know links to recipes, which need not know of others. */
const toShareToken = (
  { groupId }: GroupDatabase,
  { id, item, userId, createdBy, expiresAt, createdAt }: ShareLink,
): ShareToken => ({ id, recipeId: item, groupId, userId, createdBy, expiresAt, createdAt });

const sharerOf = ({ createdBy, expiresAt }: ShareLink) => ({ sharedBy: createdBy, expiresAt });

/** @param instance where links are looked for, whose visitors name no group */
export const shareRoutes = (instance: InstanceDatabase): Route[] => {
  const open = async (tokenId: string, { clock }: Platform, kind?: SharedKind) => {
    const opened = await openLink(instance, tokenId, clock);
    return found(kind === undefined || opened?.link.kind === kind ? opened : undefined, 'share-token.not-found');
  };
  const openRecipe = async ({ tokenId, recipeSlug }: { tokenId: string; recipeSlug: string }, platform: Platform) => {
    const { db, link } = await open(tokenId, platform);
    return { recipe: await withPublicLinks(db, await getRecipeWithin(db, link, recipeSlug)), ...sharerOf(link) };
  };
  // Whoever takes it along decides anew who sees it.
  const zipOf = async (db: GroupDatabase, recipeId: string, { files }: Platform) =>
    zipAnswer(files, { ...(await withPublicLinks(db, await getRecipe(db, recipeId))), private: false });

  const recipeRoutes = implement(contract.recipeShares, {
    list: async ({ query }, { db, platform }) => {
      const links = await listLinks(db, { kind: 'recipe', item: query.recipeId }, platform.clock.now());
      return links.map((link) => toShareToken(db, link));
    },
    create: async ({ body: { recipeId, expiresAt } }, { db, member, platform }) => {
      const by = { by: member.id, at: platform.clock.now() };
      const link = await makeLink(db, { kind: 'recipe', item: recipeId, expiresAt }, by);
      return { ...toShareToken(db, link), recipe: await getRecipe(db, recipeId) };
    },
    get: async ({ params }, { db, platform }) => {
      const link = await findLink(db, params.tokenId.toLowerCase(), platform.clock.now());
      const known = found(link?.kind === 'recipe' ? link : undefined, 'share-token.not-found');
      return { ...toShareToken(db, known), recipe: await getRecipe(db, known.item) };
    },
    remove: async ({ params }, { db, platform }) =>
      toShareToken(db, await removeLink(db, params.tokenId.toLowerCase(), platform.clock.now(), 'recipe')),
    open: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'recipe');
      return answerSharedRecipe(db, link.item);
    },
    page: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'recipe');
      return { recipe: await withPublicLinks(db, await getRecipe(db, link.item)), ...sharerOf(link) };
    },
    zip: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'recipe');
      return zipOf(db, link.item, platform);
    },
  });

  const linkRoutes = implement(contract.shareLinks, {
    list: ({ query }, { db, platform }) => listLinks(db, query, platform.clock.now()),
    create: ({ body }, { db, member, platform }) => makeLink(db, body, { by: member.id, at: platform.clock.now() }),
    remove: ({ params }, { db, platform }) => removeLink(db, params.tokenId.toLowerCase(), platform.clock.now()),
    cookbook: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'cookbook');
      return { ...(await readSharedCookbook(db, link.item)), ...sharerOf(link) };
    },
    week: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'week');
      return { firstDay: link.item, meals: await readSharedMeals(db, link.item), ...sharerOf(link) };
    },
    recipe: ({ params }, { platform }) => openRecipe(params, platform),
    recipeZip: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform);
      return zipOf(db, (await getRecipeWithin(db, link, params.recipeSlug)).id, platform);
    },
    shoppingList: async ({ params }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'list');
      return { ...(await readSharedList(db, link.item)), mayTick: link.mayTick, ...sharerOf(link) };
    },
    tick: async ({ params, body }, { platform }) => {
      const { db, link } = await open(params.tokenId, platform, 'list');
      if (!link.mayTick) throw new AppError('share-token.read-only');
      await tickItems(db, link.item, body, platform.clock.now());
      return { ...(await readSharedList(db, link.item)), mayTick: true, ...sharerOf(link) };
    },
  });

  return [...recipeRoutes, ...linkRoutes];
};
