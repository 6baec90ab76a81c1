import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { type Dependents, entityHandlers, mergeHandlers } from '../entities/index.ts';
import { foods } from './food-entity.ts';
import { labelFoods } from './foods.repository.ts';

export const foodRoutes = (dependents: Dependents): Route[] =>
  implement(contract.foods, {
    ...entityHandlers(foods, dependents),
    ...mergeHandlers(foods, dependents, ({ fromFood, toFood }: { fromFood: string; toFood: string }) => ({
      from: fromFood,
      to: toFood,
    })),
    labelMany: ({ body }, { db }) =>
      db.change(async (db) => ({ changed: await labelFoods(db, body.ids, body.labelId) })),
  });
