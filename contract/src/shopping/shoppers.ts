import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../shapes.ts';

/** Somebody who has a list open now, on one device or several. */
export const Shopper = z.object({ userId: z.string(), name: z.string(), cacheKey: z.string() });
export type Shopper = z.infer<typeof Shopper>;

/** Who says nothing for so many seconds has left. */
export const shopperLeavesAfter = 30;

export const shoppers = {
  tell: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists/{listId}/shoppers',
    access: 'member',
    summary: 'Say that one has a list open, every few seconds, or has closed it; answers who else has it open',
    body: z.object({
      /** Names the device, or the program on it. */
      device: Id,
      isHere: z.boolean(),
    }),
    reply: z.array(Shopper),
  }),
};
