import { contract } from '@larder/contract';
import { implement } from '../../platform/http/index.ts';
import { listFoods } from './foods.repository.ts';

export const foodRoutes = implement(
  { list: contract.foods.list },
  {
    list: ({ query }, { db }) => listFoods(db, query, '/foods'),
  },
);
