export { type AboutSource, aboutRoutes, describeApp } from './about.routes.ts';
