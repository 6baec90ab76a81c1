import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, SearchableListQuery } from '../lists.ts';

export const organizerKinds = ['category', 'tag', 'tool'] as const;
export type OrganizerKind = (typeof organizerKinds)[number];

export const organizerPaths = { category: 'categories', tag: 'tags', tool: 'tools' } as const satisfies Record<
  OrganizerKind,
  string
>;

export const Organizer = z.object({ id: z.string(), groupId: z.string(), name: z.string(), slug: z.string() });
export type Organizer = z.infer<typeof Organizer>;
export const Tool = Organizer.extend({ onHand: z.boolean() });
export type Tool = z.infer<typeof Tool>;

const list = <Path extends string, Item extends z.ZodType>(path: Path, item: Item) =>
  endpoint({
    method: 'GET',
    path: `/organizers/${path}`,
    access: 'member',
    summary: `List the ${path} of the group`,
    query: SearchableListQuery,
    reply: page(item),
    remembered: true,
  });

export const organizers = {
  categories: list('categories', Organizer),
  tags: list('tags', Organizer),
  tools: list('tools', Tool),
};
