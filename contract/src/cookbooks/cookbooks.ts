import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, SearchableListQuery } from '../lists.ts';
import { Organizer, Tool } from '../organizers/organizers.ts';
import { BookInput, exportFormats } from '../recipes/bulk-actions.ts';
import { OrganizerReference, RecipeSummary } from '../recipes/recipe.ts';
import { Id, Name, Stamps, Text } from '../shapes.ts';

/** As many recipes as one book holds by hand. */
export const mostPicked = 500;

/** A recipe that was put into a book by hand. */
export const PickedRecipe = RecipeSummary.pick({ id: true, slug: true, name: true, image: true, imageColor: true });
export type PickedRecipe = z.infer<typeof PickedRecipe>;

/**
 * A choice of recipes: those that were picked by hand, and those that have its organizers and that its filter fits. With neither
 * organizers nor a filter its rules fit all.
 */
export const Cookbook = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  /** Its place among the books of the group, from 1. */
  position: z.number().int(),
  /** Visitors of a public group see it, with those of its recipes that are public. */
  public: z.boolean(),
  categories: z.array(Organizer),
  tags: z.array(Organizer),
  tools: z.array(Tool),
  requireAllCategories: z.boolean(),
  requireAllTags: z.boolean(),
  requireAllTools: z.boolean(),
  /** A filter as lists take it, over recipes; empty for none. */
  queryFilterString: z.string(),
  /** Without rules it holds what was picked by hand alone. */
  byRules: z.boolean(),
  /** Picked by hand, in their order; visitors are told of public ones alone. */
  picked: z.array(PickedRecipe),
  /** Its season, as months from 1; empty for a book of all seasons. */
  months: z.array(z.number().int().min(1).max(12)),
  ...Stamps,
});
export type Cookbook = z.infer<typeof Cookbook>;

export const CookbookWithRecipes = Cookbook.extend({ recipes: z.array(RecipeSummary) });
export type CookbookWithRecipes = z.infer<typeof CookbookWithRecipes>;

const organizers = z.array(OrganizerReference).max(200).nullish();

/** What falls into a book. Organizers are named by id or by name, and have to be there. */
const CookbookFilter = z.object({
  categories: organizers,
  tags: organizers,
  tools: organizers,
  requireAllCategories: z.boolean().nullish(),
  requireAllTags: z.boolean().nullish(),
  requireAllTools: z.boolean().nullish(),
  queryFilterString: z.string().max(10_000).nullish(),
  byRules: z.boolean().nullish(),
  /** Ids of recipes; those that are gone are passed over. */
  picked: z.array(Id).max(mostPicked).nullish(),
});
export type CookbookFilter = z.infer<typeof CookbookFilter>;

/** Keys that are absent stay as they are; a new book without a name gets its number as one. */
export const CookbookInput = CookbookFilter.extend({
  name: Name.nullish(),
  description: Text.nullish(),
  position: z.number().int().min(0).max(1_000_000).nullish(),
  public: z.boolean().nullish(),
  months: z.array(z.number().int().min(1).max(12)).max(12).nullish(),
});
export type CookbookInput = z.infer<typeof CookbookInput>;

export const KnownCookbook = CookbookInput.extend({ id: Id });
export type KnownCookbook = z.infer<typeof KnownCookbook>;

const slugs = z.array(z.string().min(1).max(255)).max(mostPicked).default([]);

/** How many recipes fall into a book, and the first of them. */
export const CookbookPreview = z.object({ total: z.number().int(), recipes: z.array(RecipeSummary) });
export type CookbookPreview = z.infer<typeof CookbookPreview>;

export const cookbooks = {
  list: endpoint({
    method: 'GET',
    path: '/groups/cookbooks',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'The cookbooks of the group, by their position unless asked otherwise',
    query: SearchableListQuery,
    reply: page(Cookbook),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/cookbooks',
    access: 'member',
    summary: 'Make a cookbook, as the last one unless a position is given',
    body: CookbookInput,
    reply: Cookbook,
    status: 201,
  }),
  replaceMany: endpoint({
    method: 'PUT',
    path: '/groups/cookbooks',
    access: 'member',
    summary: 'Save several cookbooks, all or none: how they are put in order',
    body: z.array(KnownCookbook).max(1000),
    reply: z.array(Cookbook),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/groups/cookbooks/preview',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'What would fall into a cookbook, without saving one',
    body: CookbookFilter,
    reply: CookbookPreview,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/groups/cookbooks/export',
    access: 'member',
    summary:
      'Write the recipes of cookbooks into a file to take away, as `/recipes/bulk-actions/export` does; in a book each cookbook is a chapter',
    body: z.object({
      /** Ids of cookbooks; all of the group where nothing is said. */
      cookbooks: z.array(Id).min(1).max(1000).nullish(),
      exportType: z.enum(exportFormats).default('json'),
      ...BookInput.shape,
      /** Of a single cookbook: its categories, or none, which leaves its recipes in their order. */
      chapters: z.enum(['category', 'none']).default('none'),
    }),
    reply: z.null(),
    status: 202,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/cookbooks/{itemId}',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'A cookbook by its id or slug, with its recipes',
    reply: CookbookWithRecipes,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/cookbooks/{itemId}',
    access: 'member',
    summary: 'Save a cookbook; its address follows its name',
    body: CookbookInput,
    reply: Cookbook,
  }),
  pick: endpoint({
    method: 'POST',
    path: '/groups/cookbooks/{itemId}/recipes',
    access: 'member',
    summary: 'Put recipes into a cookbook by hand, or take out those that were; answers which of them that has changed',
    body: z.object({ add: slugs, remove: slugs }),
    reply: z.object({ id: z.string(), name: z.string(), slug: z.string(), changed: z.array(z.string()) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/cookbooks/{itemId}',
    access: 'member',
    summary: 'Delete a cookbook; its recipes stay',
    reply: Cookbook,
  }),
};
