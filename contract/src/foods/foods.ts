import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, SearchableListQuery } from '../lists.ts';
import { Extras, Stamps } from '../shapes.ts';

export const Food = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  pluralName: z.string().nullable(),
  description: z.string(),
  extras: Extras,
  labelId: z.string().nullable(),
  label: z.null(),
  aliases: z.array(z.object({ name: z.string() })),
  onHand: z.boolean(),
  ...Stamps,
});
export type Food = z.infer<typeof Food>;

export const foods = {
  list: endpoint({
    method: 'GET',
    path: '/foods',
    access: 'member',
    summary: 'List the foods of the group',
    query: SearchableListQuery,
    reply: page(Food),
    remembered: true,
  }),
};
