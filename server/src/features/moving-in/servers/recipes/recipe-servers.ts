import type { MoveServerKind } from '@larder/contract';
import { kitchenowl } from './kitchenowl.ts';
import { mealie } from './mealie.ts';
import { nextcloud } from './nextcloud.ts';
import type { RecipeServer } from './recipe-server.ts';
import { recipesage } from './recipesage.ts';
import { tandoor } from './tandoor.ts';

export const recipeServers: Record<MoveServerKind, RecipeServer> = {
  mealie,
  tandoor,
  nextcloud,
  kitchenowl,
  recipesage,
};
