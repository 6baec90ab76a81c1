import type { MoveServerKind } from '@larder/contract';
import { recipeProgram } from './recipes/recipe-program.ts';
import { recipeServers } from './recipes/recipe-servers.ts';
import type { ServerProgram } from './server-program.ts';

export const serverPrograms: Record<MoveServerKind, ServerProgram> = {
  mealie: recipeProgram(recipeServers.mealie),
  tandoor: recipeProgram(recipeServers.tandoor),
  nextcloud: recipeProgram(recipeServers.nextcloud),
  kitchenowl: recipeProgram(recipeServers.kitchenowl),
  recipesage: recipeProgram(recipeServers.recipesage),
};
