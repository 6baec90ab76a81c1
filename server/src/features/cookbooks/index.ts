export { cookbookBin } from './cookbook-bin.ts';
export { cookbookReferences } from './cookbook-references.repository.ts';
export { getBook, listBooks } from './cookbooks.repository.ts';
export { cookbookRoutes, recipeListRoutes } from './cookbooks.routes.ts';
export { cookbooksTables } from './cookbooks.tables.ts';
export { ruleFilterReferences } from './filter-references.repository.ts';
export { findPublicBookFilter, readPublicCookbook } from './read-cookbooks.ts';
export { findRecipeInBook, readSharedCookbook } from './shared-cookbook.ts';
