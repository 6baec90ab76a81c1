export { householdRoutes } from './households.routes.ts';
export { leaveGroup, readLeftBehind, type WantedHeirs } from './leave-group.ts';
export { memberRoutes } from './members.routes.ts';
export { type OwnAccounts, ownAccountRoutes } from './own-account.routes.ts';
