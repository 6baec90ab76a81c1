import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { PlanEntry } from '../mealplans/entries.ts';
import { Recipe, RecipeSummary } from '../recipes/recipe.ts';
import { SentDay, SentMoment } from '../sent-times.ts';
import { Id, Moment } from '../shapes.ts';
import { Unit } from '../units/units.ts';

/** What a link can open: a recipe, a cookbook, seven days of the meal plan, or a shopping list. */
export const sharedKinds = ['recipe', 'cookbook', 'week', 'list'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** A link by which anybody reads something without an account, for a time. Whoever has its id has the link. */
export const ShareLink = z.object({
  id: z.string(),
  kind: z.enum(sharedKinds),
  /** Id of what it opens; of a week its first day. */
  item: z.string(),
  /** People with the link to a list can tick its items. */
  mayTick: z.boolean(),
  /** Who made it, and that member's full name; null once that member has gone. */
  userId: z.string().nullable(),
  createdBy: z.string().nullable(),
  expiresAt: Moment,
  createdAt: Moment,
});
export type ShareLink = z.infer<typeof ShareLink>;

const withLife = { expiresAt: SentMoment.nullish(), mayTick: z.boolean().default(false) };

const NewShareLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['recipe', 'cookbook', 'list']), item: Id, ...withLife }),
  z.object({ kind: z.literal('week'), item: SentDay, ...withLife }),
]);

/** Who shares it and until when. */
const BySharer = { sharedBy: z.string().nullable(), expiresAt: Moment };

/** A recipe among others that were shared, as far as its card shows it. */
export const SharedCard = RecipeSummary.pick({
  id: true,
  slug: true,
  name: true,
  image: true,
  imageColor: true,
  recipeYield: true,
  recipeServings: true,
  recipeYieldQuantity: true,
  totalTime: true,
  prepTime: true,
  performTime: true,
  description: true,
});
export type SharedCard = z.infer<typeof SharedCard>;

export const SharedRecipe = z.object({ recipe: Recipe, ...BySharer });
export type SharedRecipe = z.infer<typeof SharedRecipe>;

export const SharedCookbook = z.object({
  name: z.string(),
  description: z.string(),
  recipes: z.array(SharedCard),
  ...BySharer,
});
export type SharedCookbook = z.infer<typeof SharedCookbook>;

/** Something that is planned, without whose plan it is. */
export const SharedMeal = PlanEntry.pick({
  date: true,
  endDate: true,
  entryType: true,
  title: true,
  text: true,
  servings: true,
}).extend({ recipe: SharedCard.nullable() });
export type SharedMeal = z.infer<typeof SharedMeal>;

export const SharedWeek = z.object({ firstDay: z.string(), meals: z.array(SharedMeal), ...BySharer });
export type SharedWeek = z.infer<typeof SharedWeek>;

export const SharedItem = z.object({
  id: z.string(),
  checked: z.boolean(),
  quantity: z.number(),
  unit: Unit.pick({
    name: true,
    pluralName: true,
    abbreviation: true,
    pluralAbbreviation: true,
    useAbbreviation: true,
    fraction: true,
  }).nullable(),
  food: z.object({ name: z.string(), pluralName: z.string().nullable() }).nullable(),
  note: z.string(),
  /** Place of its aisle among those of the list; null where it has none. */
  aisle: z.number().int().nullable(),
  updatedAt: Moment.nullable(),
});
export type SharedItem = z.infer<typeof SharedItem>;

export const SharedList = z.object({
  name: z.string(),
  mayTick: z.boolean(),
  /** Those that have items, in the order of the shop. */
  aisles: z.array(z.object({ name: z.string(), color: z.string() })),
  items: z.array(SharedItem),
  ...BySharer,
});
export type SharedList = z.infer<typeof SharedList>;

export const mostTicksAtOnce = 200;

/** An item that somebody ticked, or no longer ticks; the id of it is made on the device, so that it counts once. */
export const Tick = z.object({ id: Id, itemId: Id, checked: z.boolean(), seen: Moment.max(40).nullish() });
export type Tick = z.infer<typeof Tick>;

export const shareLinks = {
  list: endpoint({
    method: 'GET',
    path: '/shared/links',
    access: 'member',
    topics: ['recipes', 'household'],
    summary: 'The links that work now of a recipe, cookbook, week or shopping list, those that end last first',
    query: z.object({ kind: z.enum(sharedKinds), item: z.string().toLowerCase().max(64) }),
    reply: z.array(ShareLink),
  }),
  create: endpoint({
    method: 'POST',
    path: '/shared/links',
    access: 'member',
    summary:
      'Make a link to a recipe, cookbook, week or shopping list, which works for 30 days unless it is said until when',
    body: NewShareLink,
    reply: ShareLink,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shared/links/{tokenId}',
    access: 'member',
    summary: 'Delete a link: it works no more',
    reply: ShareLink,
  }),
  cookbook: endpoint({
    method: 'GET',
    path: '/shared/cookbooks/{tokenId}',
    access: 'visitor',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'The cookbook of a link with the cards of its recipes',
    reply: SharedCookbook,
  }),
  week: endpoint({
    method: 'GET',
    path: '/shared/weeks/{tokenId}',
    access: 'visitor',
    topics: ['plans', 'recipes', 'groupData', 'household'],
    summary: 'What is planned for the seven days of a link',
    reply: SharedWeek,
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/shared/links/{tokenId}/recipes/{recipeSlug}',
    access: 'visitor',
    topics: ['plans', 'recipes', 'groupData', 'household'],
    summary: 'A recipe of the cookbook or week of a link',
    reply: SharedRecipe,
  }),
  recipeZip: endpoint({
    method: 'GET',
    path: '/shared/links/{tokenId}/recipes/{recipeSlug}/zip',
    access: 'visitor',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'A recipe of the cookbook or week of a link with its picture and files',
    reply: file('application/zip'),
  }),
  shoppingList: endpoint({
    method: 'GET',
    path: '/shared/lists/{tokenId}',
    access: 'visitor',
    topics: ['shopping', 'recipes', 'groupData', 'household'],
    summary: 'The shopping list of a link',
    reply: SharedList,
  }),
  tick: endpoint({
    method: 'POST',
    path: '/shared/lists/{tokenId}/ticks',
    access: 'visitor',
    summary: 'Tick items of the shopping list of a link, where its sharer allows that; answers the list as it is then',
    body: z.object({
      /** Names the device, or the program on it. */
      device: Id,
      ticks: z.array(Tick).max(mostTicksAtOnce),
    }),
    reply: SharedList,
    throttled: true,
  }),
};
