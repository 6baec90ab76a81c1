import { contract } from '@larder/contract';
import { slugify } from '@larder/kitchen';
import { implement, type Route } from '../../platform/http/index.ts';
import { isRecipeSlugTaken } from './validators.repository.ts';

/** What is free among all groups, for people who have none yet. */
export interface Names {
  /** @throws AppError where nobody can register, so that nobody learns who is here */
  refuseIfClosed(invitation?: string): Promise<void>;
  isGroupFree(name: string): Promise<boolean>;
  isNameFree(name: string): Promise<boolean>;
  findInvitingGroup(token: string): Promise<string | null>;
}

export const validatorRoutes = (names: Names): Route[] =>
  implement(contract.validators, {
    group: async ({ query }) => {
      await names.refuseIfClosed(query.groupToken);
      return { valid: await names.isGroupFree(query.name) };
    },
    username: async ({ query }) => {
      await names.refuseIfClosed(query.groupToken);
      return { valid: await names.isNameFree(query.name) };
    },
    email: async ({ query }) => {
      await names.refuseIfClosed(query.groupToken);
      return { valid: await names.isNameFree(query.email) };
    },
    invitation: async ({ query }) => {
      const group = await names.findInvitingGroup(query.token);
      return { valid: group !== null, group };
    },
    recipe: async ({ query }, { db }) => ({ valid: !(await isRecipeSlugTaken(db, slugify(query.name))) }),
  });
