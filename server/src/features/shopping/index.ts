export { learnJobs } from './learn-order.jobs.ts';
export { oldItemsJobs, tidyDaily } from './old-items.jobs.ts';
export { addRecipes, takeRecipeOffList } from './recipe-on-list.ts';
export { shopBin } from './save-shops.ts';
export { getListName, readSharedList, tickItems } from './shared-list.ts';
export { shoppingRoutes } from './shopping.routes.ts';
export { shoppingTables } from './shopping.tables.ts';
export { shoppingListBin } from './shopping-bin.ts';
export { shoppingReferences } from './shopping-references.repository.ts';
