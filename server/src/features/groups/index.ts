export { groupRoutes } from './groups.routes.ts';
export { oldestInvitation } from './invitations.ts';
export { newGroup } from './new-group.ts';
