import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, Stamps } from '../shapes.ts';

const chosen = z.array(z.string().max(255)).max(200).optional();
const isWanted = z.boolean().optional();

/** What is set in the explorer: organizers by id or slug, foods by id, and the order. */
export const FilterSettings = z.object({
  search: z.string().max(500).optional(),
  categories: chosen,
  tags: chosen,
  tools: chosen,
  foods: chosen,
  requireAllCategories: isWanted,
  requireAllTags: isWanted,
  requireAllTools: isWanted,
  requireAllFoods: isWanted,
  /** Those of whoever looks, or of anybody in the household. */
  favorites: z.enum(['own', 'anyone']).optional(),
  /** In so many minutes at most. */
  readyIn: z.number().int().min(1).max(100_000).optional(),
  /** At least so many stars. */
  rating: z.number().int().min(1).max(5).optional(),
  made: z.enum(['never', 'long-ago', 'this-week']).optional(),
  orderBy: z.string().max(50).optional(),
  orderDirection: z.enum(['asc', 'desc']).optional(),
});
export type FilterSettings = z.infer<typeof FilterSettings>;

/** A filter of recipes that somebody has given a name. */
export const SavedFilter = z.object({ id: z.string(), name: z.string(), filter: FilterSettings, ...Stamps });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const savedFilters = {
  list: endpoint({
    method: 'GET',
    path: '/users/self/recipe-filters',
    access: 'member',
    topics: ['household', 'groupData'],
    summary: 'The filters of recipes that the caller has saved, the oldest first',
    reply: z.array(SavedFilter),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/self/recipe-filters',
    access: 'member',
    summary: 'Save a filter of recipes under a name',
    body: z.object({ name: Name, filter: FilterSettings }),
    reply: SavedFilter,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/users/self/recipe-filters/{filterId}',
    access: 'member',
    summary: 'Give a saved filter another name, or change what it asks for; keys that are absent stay as they are',
    body: z.object({ name: Name.optional(), filter: FilterSettings.optional() }),
    reply: SavedFilter,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/self/recipe-filters/{filterId}',
    access: 'member',
    summary: 'Delete a saved filter',
    reply: SavedFilter,
  }),
};
