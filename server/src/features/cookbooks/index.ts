export { cookbookReferences } from './cookbook-references.repository.ts';
export { listBooks } from './cookbooks.repository.ts';
export { cookbookRoutes } from './cookbooks.routes.ts';
export { cookbooksTables } from './cookbooks.tables.ts';
export { findBookFilter, findPublicBookFilter, readPublicCookbook } from './read-cookbooks.ts';
