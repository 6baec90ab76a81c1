export { findEverything } from './find-everything.ts';
export { searchRoutes } from './search.routes.ts';
