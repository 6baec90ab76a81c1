import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What so much of a food cost when somebody said so last. */
export const FoodPrice = z.object({
  foodId: z.string(),
  price: z.number(),
  quantity: z.number(),
  unitId: z.string().nullable(),
});
export type FoodPrice = z.infer<typeof FoodPrice>;

export const shoppingPrices = {
  list: endpoint({
    method: 'GET',
    path: '/groups/shopping/prices',
    access: 'member',
    topics: ['shopping'],
    summary: 'What foods cost when somebody said so last',
    reply: z.array(FoodPrice),
    cached: true,
  }),
};
