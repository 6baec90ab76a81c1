export { exploreRoutes } from './explore.routes.ts';
export { describePage } from './page-heads/describe-page.ts';
