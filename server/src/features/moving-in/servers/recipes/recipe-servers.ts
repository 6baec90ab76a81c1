import type { MoveServerKind } from '@larder/contract';
import { kitchenowl } from './kitchenowl.ts';
import { nextcloud } from './nextcloud.ts';
import type { RecipeServer } from './recipe-server.ts';
import { recipesage } from './recipesage.ts';
import { tandoor } from './tandoor.ts';

/** Programs whose recipes come by a move that is looked at as one of files is. */
export const recipeServers: Record<Exclude<MoveServerKind, 'mealie'>, RecipeServer> = {
  tandoor,
  nextcloud,
  kitchenowl,
  recipesage,
};

export const recipeServerOf = (kind: MoveServerKind): RecipeServer | undefined =>
  kind === 'mealie' ? undefined : recipeServers[kind];
