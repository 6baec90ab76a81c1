import { z } from 'zod';

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
