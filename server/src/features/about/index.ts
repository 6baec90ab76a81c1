export { type AboutSource, aboutRoutes } from './about.routes.ts';
