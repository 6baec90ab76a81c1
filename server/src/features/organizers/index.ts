export { listOrganizers, organizers } from './organizer-entities.ts';
export { organizersLinkedBy } from './organizers.repository.ts';
export { organizerRoutes } from './organizers.routes.ts';
export { organizersTables } from './organizers.tables.ts';
export { listPlanCategories } from './plan-categories.repository.ts';
export { knownOrganizers, resolveOrganizers } from './resolve-organizers.ts';
