export { exploreRoutes } from './explore.routes.ts';
