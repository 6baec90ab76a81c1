export { exploreRoutes } from './explore.routes.ts';
export { describePage, notFoundHead, type PageVisit } from './page-heads/describe-page.ts';
export { type PageHead, recipeHead, siteOf } from './page-heads/heads.ts';
