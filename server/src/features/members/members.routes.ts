import { contract } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { findOwnRecipes } from '../recipes/index.ts';
import { findMember } from '../users/index.ts';
import { removeMember } from './remove-member.ts';

export const memberRoutes: Route[] = implement(contract.members, {
  leaving: async ({ params }, { db }) => {
    const { id } = found(await findMember(db, params.userId), 'user.not-found');
    return { ownRecipes: (await findOwnRecipes(db.asServer(), id)).length };
  },
  remove: ({ params, query }, context) => removeMember(context, params.userId, { isExported: query.export }),
});
