export { listOrganizers, organizerEntity } from './organizers.repository.ts';
export { organizerRoutes } from './organizers.routes.ts';
export { resolveOrganizers } from './resolve-organizers.ts';
