export { exploreRoutes } from './explore.routes.ts';
export { describePage, notFoundHead, type PageVisit } from './page-heads/describe-page.ts';
export { type PageHead, pictureOf, plainHead, recipeHead, type Site, shortened, siteOf } from './page-heads/heads.ts';
