import type { MoveServerKind } from '@larder/contract';
import { addHouseholdReading } from './mealie/household-reading-job.ts';
import { mealieApi } from './mealie/mealie-api.ts';
import { addRecipeReading } from './recipes/recipe-reading-job.ts';
import type { RecipeServer } from './recipes/recipe-server.ts';
import { recipeServers } from './recipes/recipe-servers.ts';
import { findApi } from './server-api.ts';
import type { ServerProgram } from './server-program.ts';

const recipeProgram = (server: RecipeServer): ServerProgram => ({
  find: (calls, login) => findApi(server, calls, login),
  read: addRecipeReading,
});

export const serverPrograms: Record<MoveServerKind, ServerProgram> = {
  mealie: {
    find: (calls, login) => findApi(mealieApi, calls, login),
    read: addHouseholdReading,
  },
  tandoor: recipeProgram(recipeServers.tandoor),
  nextcloud: recipeProgram(recipeServers.nextcloud),
  kitchenowl: recipeProgram(recipeServers.kitchenowl),
  recipesage: recipeProgram(recipeServers.recipesage),
};
