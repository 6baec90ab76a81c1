import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';
import { answerSharedRecipe, getRecipe, withPublicLinks, zipAnswer } from '../recipes/index.ts';
import { makeLink } from './make-link.ts';
import { findLink } from './open-link.ts';
import { removeLink } from './share-token-bin.ts';
import { findToken, listTokens } from './share-tokens.repository.ts';

/** @param instance where links are looked for, whose visitors name no group */
export const shareRoutes = (instance: InstanceDatabase): Route[] => {
  const getLink = async (tokenId: string, { clock }: Platform) =>
    found(await findLink(instance, tokenId, clock.now()), 'share-token.not-found');

  return implement(contract.recipeShares, {
    list: ({ query }, { db, platform }) => listTokens(db, query.recipeId, platform.clock.now()),
    create: ({ body }, { db, member, platform }) => makeLink(db, body, { by: member.id, at: platform.clock.now() }),
    get: async ({ params }, { db, platform }) => {
      const token = await findToken(db, params.tokenId.toLowerCase(), platform.clock.now());
      const known = found(token, 'share-token.not-found');
      return { ...known, recipe: await getRecipe(db, known.recipeId) };
    },
    remove: ({ params }, { db, platform }) => removeLink(db, params.tokenId.toLowerCase(), platform.clock.now()),
    open: async ({ params }, { platform }) => {
      const { db, token } = await getLink(params.tokenId, platform);
      return answerSharedRecipe(db, token.recipeId);
    },
    page: async ({ params }, { platform }) => {
      const { db, token } = await getLink(params.tokenId, platform);
      return {
        recipe: await withPublicLinks(db, await getRecipe(db, token.recipeId)),
        sharedBy: token.createdBy,
        expiresAt: token.expiresAt,
      };
    },
    zip: async ({ params }, { platform }) => {
      const { db, token } = await getLink(params.tokenId, platform);
      const recipe = await withPublicLinks(db, await getRecipe(db, token.recipeId));
      // Whoever takes it along decides anew who sees it.
      return zipAnswer(platform.files, { ...recipe, private: false });
    },
  });
};
