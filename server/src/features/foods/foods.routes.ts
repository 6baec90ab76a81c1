import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { type Links, mergeHandlers, tableHandlers } from '../group-data/index.ts';
import { foodTable } from './food-table.ts';
import { labelFoods } from './foods.repository.ts';

export const foodRoutes = (links: Links): Route[] =>
  implement(contract.foods, {
    ...tableHandlers(foodTable, links),
    ...mergeHandlers(foodTable, links, ({ fromFood, toFood }: { fromFood: string; toFood: string }) => ({
      from: fromFood,
      to: toFood,
    })),
    labelMany: ({ body }, { db }) =>
      db.change(async (db) => ({ changed: await labelFoods(db, body.ids, body.labelId) })),
  });
