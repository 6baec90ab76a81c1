export { groupRoutes, revisionRoutes } from './groups.routes.ts';
export { groupsTables } from './groups.tables.ts';
export { oldestInvitation } from './invitations.ts';
export { newGroup } from './new-group.ts';
