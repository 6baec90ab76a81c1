import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Name, Stamps } from '../shapes.ts';

/** Fewer trips than this teach nothing: the first one may have been a hurried one. */
export const tripsToLearn = 3;

/** A shop of the household, in which a list can be bought. */
export const Shop = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  /** Ids of all labels of the group, in the order in which their aisles are walked past: the learned one where that counts. */
  aisles: z.array(z.string()),
  /** Ids of foods in the order in which they are taken, where that is learned and counts; those of one list only when it is part of it. */
  foods: z.array(z.string()),
  /** Whether the order is that of the last trips, once there are enough; otherwise it is the one that somebody made. */
  learnsOrder: z.boolean(),
  /** From how many trips an order is known. */
  trips: z.number().int(),
  ...Stamps,
});
export type Shop = z.infer<typeof Shop>;

const aisles = z.array(Id).max(2000).nullish();

export const shops = {
  list: endpoint({
    method: 'GET',
    path: '/groups/shopping/shops',
    access: 'member',
    topics: ['shopping', 'groupData'],
    summary: 'The shops of the group, by name',
    reply: z.array(Shop),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/shopping/shops',
    access: 'member',
    summary: 'Add a shop; its aisles begin in the order that is sent',
    body: z.object({ name: Name, aisles }),
    reply: Shop,
    status: 201,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/shopping/shops/{shopId}',
    access: 'member',
    summary:
      'Save what is sent of a shop; an order of aisles counts instead of the learned one until that is asked for',
    body: z.object({ name: Name.nullish(), aisles, learnsOrder: z.boolean().nullish() }),
    reply: Shop,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/shopping/shops/{shopId}',
    access: 'member',
    summary: 'Delete a shop; its lists go on with their own order of aisles',
    reply: Shop,
  }),
};
