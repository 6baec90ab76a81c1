export { importRoutes } from './import.routes.ts';
