import { contract } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type Route, type Words } from '../../platform/http/index.ts';
import { allLabels } from '../labels/index.ts';
import { doOperations } from './do-operations.ts';
import { listLists } from './lists.repository.ts';
import { listPrices } from './prices.repository.ts';
import { findShoppingItems, listItems } from './read-items.repository.ts';
import { addRecipes, takeBackRecipes, takeRecipeOffList } from './recipe-on-list.ts';
import { createItems, removeItems, saveItems } from './save-items.ts';
import { createList, forgetPlaces, orderAisles, saveList } from './save-lists.ts';
import { createShop, removeShop, saveShop } from './save-shops.ts';
import { tellShoppers } from './shoppers.ts';
import { removeList } from './shopping-bin.ts';
import { readShops } from './shops.repository.ts';
import { answerList } from './written-list.repository.ts';

const listRoutes: Route[] = implement(contract.shoppingLists, {
  list: ({ query }, { db }) => listLists(db, query, '/groups/shopping/lists'),
  create: ({ body }, { db, member, platform, words }) =>
    createList(db, body, { by: member.id, at: platform.clock.now(), nameOtherwise: words('shopping.list') }),
  get: ({ params }, { db }) => answerList(db, params.listId.toLowerCase()),
  replace: ({ params, body }, { db, platform }) =>
    saveList(db, params.listId.toLowerCase(), body, platform.clock.now()),
  remove: ({ params }, { db, platform }) => removeList(db, params.listId.toLowerCase(), platform.clock.now()),
  orderLabels: ({ params, body }, { db, platform }) =>
    orderAisles(db, params.listId.toLowerCase(), body, platform.clock.now()),
  forgetPlaces: ({ params }, { db }) => forgetPlaces(db, params.listId.toLowerCase()),
  addRecipe: ({ params, body }, { db, platform }) => {
    const { listId, recipeId } = named(params);
    return addRecipes(db, listId, [{ ...body, recipeId }], platform.clock.now());
  },
  addRecipes: ({ params, body }, { db, platform }) =>
    addRecipes(db, params.listId.toLowerCase(), body, platform.clock.now()),
  takeBackRecipes: ({ params, body }, { db, platform }) =>
    takeBackRecipes(db, params.listId.toLowerCase(), body, platform.clock.now()),
  removeRecipe: ({ params, body }, { db, platform }) =>
    takeRecipeOffList(db, named(params), body?.recipeDecrementQuantity ?? 1, platform.clock.now()),
});

const named = ({ listId, recipeId }: { listId: string; recipeId: string }) => ({
  listId: listId.toLowerCase(),
  recipeId: recipeId.toLowerCase(),
});

const itemRoutes: Route[] = implement(contract.shoppingItems, {
  list: ({ query }, { db }) => listItems(db, query, '/groups/shopping/items'),
  create: ({ body }, { db, platform }) => createItems(db, [body], platform.clock.now()),
  createMany: ({ body }, { db, platform }) => createItems(db, body, platform.clock.now()),
  replaceMany: ({ body }, { db, platform }) => saveItems(db, body, platform.clock.now()),
  removeMany: async ({ query }, { db, words }) => removed(words, await removeItems(db, query.ids ?? [])),
  get: async ({ params }, { db }) => {
    const [item] = await findShoppingItems(db, [params.itemId.toLowerCase()]);
    return found(item, 'shopping-item.not-found');
  },
  replace: ({ params, body }, { db, platform }) =>
    saveItems(db, [{ ...body, id: params.itemId.toLowerCase() }], platform.clock.now()),
  remove: async ({ params }, { db, words }) => removed(words, await removeItems(db, [params.itemId.toLowerCase()])),
});

const priceRoutes: Route[] = implement(contract.shoppingPrices, { list: (_, { db }) => listPrices(db) });

const operationRoutes: Route[] = implement(contract.shoppingOperations, {
  send: ({ params, body }, { db, platform }) =>
    doOperations(db, params.listId.toLowerCase(), body, platform.clock.now()),
});

const shopperRoutes: Route[] = implement(contract.shoppers, {
  tell: ({ params, body }, { db, member, platform }) =>
    tellShoppers(db, { ...body, listId: params.listId.toLowerCase(), userId: member.id }, platform.clock.now()),
});

const shopRoutes: Route[] = implement(contract.shops, {
  list: async (_, { db }) => readShops(db, await allLabels(db)),
  create: ({ body }, { db, platform }) => createShop(db, body, platform.clock.now()),
  replace: ({ params, body }, { db, platform }) =>
    saveShop(db, params.shopId.toLowerCase(), body, platform.clock.now()),
  remove: ({ params }, { db, platform }) => removeShop(db, params.shopId.toLowerCase(), platform.clock.now()),
});

const removed = (words: Words, count: number) => ({
  message: words('shopping.items-deleted', { count }),
  error: false,
});

export const shoppingRoutes: Route[] = [
  ...listRoutes,
  ...itemRoutes,
  ...operationRoutes,
  ...priceRoutes,
  ...shopperRoutes,
  ...shopRoutes,
];
