import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, SearchableListQuery } from '../lists.ts';
import { Extras, Stamps } from '../shapes.ts';

export const Unit = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  pluralName: z.string().nullable(),
  description: z.string(),
  extras: Extras,
  /** Shown with fractions (½ cup) instead of decimals (0.5 kg). */
  fraction: z.boolean(),
  abbreviation: z.string(),
  pluralAbbreviation: z.string().nullable(),
  useAbbreviation: z.boolean(),
  aliases: z.array(z.object({ name: z.string() })),
  ...Stamps,
});
export type Unit = z.infer<typeof Unit>;

export const units = {
  list: endpoint({
    method: 'GET',
    path: '/units',
    access: 'member',
    summary: 'List the units of the group',
    query: SearchableListQuery,
    reply: page(Unit),
    remembered: true,
  }),
};
