import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page } from '../lists.ts';
import { RecipeSummary } from '../recipes/recipe.ts';

/** A text with what was sought in it: from where to where, in UTF-16 code units. */
export const MarkedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type MarkedText = z.infer<typeof MarkedText>;

/** Parts of a recipe beside its name, in the order in which a match in them counts. */
const matchedParts = ['organizer', 'ingredient', 'description', 'step'] as const;

export const FoundRecipe = z.object({
  recipe: RecipeSummary,
  name: MarkedText,
  /** The line that says why it was found, where the name alone does not. */
  line: MarkedText.extend({ part: z.enum(matchedParts) }).nullable(),
});
export type FoundRecipe = z.infer<typeof FoundRecipe>;

const FoundEntity = z.object({ id: z.string(), name: z.string(), slug: z.string().nullable() });
export type FoundEntity = z.infer<typeof FoundEntity>;

/** What a few letters find. */
export const Found = z.object({
  /** The best of them, and how many there are. */
  recipes: page(FoundRecipe).pick({ total: true, items: true }),
  categories: z.array(FoundEntity),
  tags: z.array(FoundEntity),
  tools: z.array(FoundEntity),
  foods: z.array(FoundEntity),
});
export type Found = z.infer<typeof Found>;

/** What is sought, with at least one letter or digit. */
export const SearchQuery = z.object({ search: z.string().trim().min(1).max(500) });

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/groups/search',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'Find recipes, with the lines that match, and categories, tags, tools and foods by a few letters',
    query: SearchQuery,
    reply: Found,
    cached: true,
  }),
};
