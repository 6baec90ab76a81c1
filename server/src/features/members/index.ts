export { deleteAccount, giveRecipes } from './leaving.repository.ts';
export { memberRoutes } from './members.routes.ts';
