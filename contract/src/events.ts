import { z } from 'zod';
import { type EntityKind, entityKinds, type MergeKind, mergeKinds } from './entities/merging.ts';
import { reportCategories } from './reports/reports.ts';
import { sharedKinds } from './sharing/share-links.ts';

/** An entity as its events speak of it: by the name that it has afterwards, or had before it was deleted. */
const Named = z.object({ id: z.string(), name: z.string() });

const Recipe = Named.extend({ slug: z.string() });

/** What belongs to a recipe. */
const OfRecipe = z.object({ id: z.string(), recipeId: z.string(), recipeSlug: z.string() });

/** What a link opens; a week by its first day. */
const Shared = Named.extend({ kind: z.enum(sharedKinds) });

/** An entry of the meal plan, by the id of the wire; a note has no recipe. */
const PlannedEntry = z.object({
  id: z.number(),
  date: z.string(),
  recipeId: z.string().nullable(),
  recipeName: z.string().nullable(),
  recipeSlug: z.string().nullable(),
});

type Changed<Entity extends string, Payload> = Record<
  `${Entity}.${'created' | 'updated' | 'deleted'}`,
  z.ZodType<Payload>
>;

const changed = <const Entity extends string, Payload>(
  entity: Entity,
  payload: z.ZodType<Payload>,
): Changed<Entity, Payload> =>
  ({
    [`${entity}.created`]: payload,
    [`${entity}.updated`]: payload,
    [`${entity}.deleted`]: payload,
    // The compiler does not see which names a template makes.
  }) as Changed<Entity, Payload>;

/** What goes to the bin when it is deleted can come back. */
const changedOrRestored = <const Entity extends string, Payload>(
  entity: Entity,
  payload: z.ZodType<Payload>,
): Changed<Entity, Payload> & Record<`${Entity}.restored`, z.ZodType<Payload>> =>
  ({ ...changed(entity, payload), [`${entity}.restored`]: payload }) as Changed<Entity, Payload> &
    Record<`${Entity}.restored`, z.ZodType<Payload>>;

/** With the parts that changed. */
const Updated = Named.extend({ fields: z.array(z.string()) });
const Merge = z.object({ from: Named, to: Named });

/** Of every kind of entity that is defined once, and of those that can be merged. */
const ofEntities = Object.assign(
  {},
  ...entityKinds.map((kind) => ({ ...changedOrRestored(kind, Named), [`${kind}.updated`]: Updated })),
  ...mergeKinds.map((kind) => ({ [`${kind}.merged`]: Merge, [`${kind}.unmerged`]: Merge })),
) as Changed<EntityKind, z.infer<typeof Named>> &
  Record<`${EntityKind}.restored`, typeof Named> &
  Record<`${EntityKind}.updated`, typeof Updated> &
  Record<`${MergeKind}.${'merged' | 'unmerged'}`, typeof Merge>;

/** What changes record about themselves, as `<entity>.<what happened>`; who did it, when and in which group is beside the payload. */
export const events = {
  ...changedOrRestored('recipe', Recipe),
  'recipe.updated': Recipe.extend({ /** Which parts changed. */ fields: z.array(z.string()) }),
  ...changedOrRestored('timeline-event', OfRecipe),
  ...changedOrRestored('comment', OfRecipe),
  'recipe.made': Recipe.extend({ madeAt: z.string() }),
  /** No rating: it was taken back. */
  'recipe.rated': z.object({ id: z.string(), rating: z.number().nullable() }),
  ...ofEntities,
  /** They name what is shared: whoever had the id of the token could open it. */
  'share-token.created': Shared,
  'share-token.deleted': Shared,
  'share-token.restored': Shared,
  ...changedOrRestored('cookbook', Named),
  ...changedOrRestored('shopping-list', Named),
  ...changedOrRestored('shop', Named),
  /** Several of one list at once. */
  ...changed('shopping-item', z.object({ listId: z.string(), ids: z.array(z.string()) })),
  ...changedOrRestored('webhook', Named),
  ...changedOrRestored('notifier', Named),
  ...changedOrRestored('recipe-action', Named),
  ...changedOrRestored('mealplan-entry', PlannedEntry),
  /** Named by what they ask for. */
  ...changedOrRestored('mealplan-rule', Named),
  ...changedOrRestored('mealplan-template', Named),
  ...changedOrRestored('mealplan-repeat', Named),
  /** The language is that of the lists it wants to begin with, where it wants any. */
  'group.created': z.object({ seedLocale: z.string().nullable() }),
  'group.updated': z.object({ fields: z.array(z.string()) }),
  'invitation.created': z.object({ usesLeft: z.number() }),
  'invitation.deleted': z.object({ usesLeft: z.number() }),
  'user.created': z.object({ id: z.string(), username: z.string() }),
  'user.updated': z.object({ id: z.string(), fields: z.array(z.string()) }),
  /** With the names of those to whom they left their recipes and lists. */
  'user.deleted': z.object({
    id: z.string(),
    username: z.string(),
    recipesTo: z.string().nullish(),
    listsTo: z.string().nullish(),
  }),
  /** From which address, where that is known. */
  'user.logged-in': z.object({ id: z.string(), address: z.string().nullish() }),
  'api-token.created': z.object({ id: z.number(), name: z.string() }),
  'api-token.deleted': z.object({ id: z.number(), name: z.string() }),
  'report.finished': z.object({
    id: z.string(),
    status: z.enum(['success', 'failure', 'partial', 'in-progress']),
    category: z.enum(reportCategories).nullish(),
  }),
  /** In the households of administrators; once, until it has gone well again. */
  'backup.failed': z.object({
    kind: z.enum(['backup', 'copy']),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  /** In all households, which became what they were at that moment; with the name of who did it. */
  'backup.restored': z.object({ madeAt: z.string(), by: z.string().nullable() }),
  /** In all households, as it holds what each of them has. */
  'backup.downloaded': z.object({ madeAt: z.string().nullable(), by: z.string().nullable() }),
  /** In the household of whoever did it, as themes are the server's. */
  ...changed('theme', Named),
  /** Neither where the colours of the settings hold again. */
  'theme.chosen': z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  'export.finished': z.object({ id: z.string(), status: z.enum(['ready', 'failed']) }),
} satisfies Record<string, z.ZodType>;

export type EventType = keyof typeof events;

export type EventPayload<Type extends EventType> = z.infer<(typeof events)[Type]>;
