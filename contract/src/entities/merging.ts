import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Message, Moment } from '../shapes.ts';

/** Kinds of entities that can be merged. */
export const mergeKinds = ['food', 'unit', 'category', 'tag', 'tool'] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** All kinds of entities whose definition is written once. */
export const entityKinds = [...mergeKinds, 'label'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** What refers to entities. */
export const userKinds = ['recipe', 'cookbook', 'shoppingList', 'mealPlanRule', 'ingredientCorrection'] as const;
export type UserKind = (typeof userKinds)[number];

const Named = z.object({ id: z.string(), name: z.string() });

/** What a merge would change: each kind of entity that refers to the one that goes, how many there are, and the first by name. */
export const MergePreview = z.object({
  from: Named,
  to: Named,
  /** Names that lead to the one that stays from then on. */
  aliases: z.array(z.string()),
  dependents: z.array(
    z.object({
      kind: z.enum(userKinds),
      /** How many recipes, for example. */
      owners: z.number().int(),
      /** How many references they have: a recipe may name a food twice. */
      references: z.number().int(),
      first: z.array(Named.extend({ slug: z.string().nullable(), references: z.number().int() })),
    }),
  ),
  /** Cookbooks whose filter looks for the name that goes by a part of it: they stay as they are, and may find less. */
  left: z.array(Named),
});
export type MergePreview = z.infer<typeof MergePreview>;

/** `moved` is how many references were moved; by its id the merge can be undone. */
export const Merged = Message.extend({ mergeId: z.string(), moved: z.number().int() });
export type Merged = z.infer<typeof Merged>;

/** Two endpoints of one address: what a merge would change, and the merge. */
export const mergeEndpoints = <const Path extends string, Two extends z.ZodType>(
  path: Path,
  many: string,
  two: Two,
) => ({
  previewMerge: endpoint({
    method: 'GET',
    path: `/${path}/merge`,
    access: 'member',
    topics: ['groupData', 'recipes'],
    summary: `What merging two of the ${many} would change`,
    query: two,
    reply: MergePreview,
  }),
  merge: endpoint({
    method: 'PUT',
    path: `/${path}/merge`,
    access: 'organizer',
    summary: `Move all references from one of the ${many} to another and delete the first; can be undone for 30 days`,
    body: two,
    reply: Merged,
  }),
});

/** A merge of the last 30 days. */
export const Merge = z.object({
  id: z.string(),
  kind: z.enum(mergeKinds),
  fromId: z.string(),
  fromName: z.string(),
  toId: z.string(),
  toName: z.string(),
  /** How many references were moved. */
  moved: z.number().int(),
  /** Full name of the member, null once that one has gone. */
  mergedBy: z.string().nullable(),
  createdAt: Moment,
  undoUntil: Moment,
});
export type Merge = z.infer<typeof Merge>;

export const merges = {
  list: endpoint({
    method: 'GET',
    path: '/groups/merges',
    access: 'member',
    topics: ['groupData', 'household'],
    summary: 'Merges of the last 30 days that can be undone, the latest first; filter by kind',
    query: ListQuery,
    reply: page(Merge),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/groups/merges/{itemId}/undo',
    access: 'organizer',
    summary: 'Bring back what was merged away, with the references that still refer to the one that stayed',
    reply: z.object({ kind: z.enum(mergeKinds), id: z.string(), name: z.string(), moved: z.number().int() }),
  }),
};
