import { z } from 'zod';
import { Cookbook, CookbookWithRecipes } from '../cookbooks/cookbooks.ts';
import { endpoint } from '../endpoint.ts';
import { Food } from '../foods/foods.ts';
import { page, SearchableListQuery } from '../lists.ts';
import { Organizer, Tool } from '../organizers/organizers.ts';
import { Recipe, RecipeSummary } from '../recipes/recipe.ts';
import { RecipeListQuery } from '../recipes/recipes.ts';
import { Found, SearchQuery } from '../search/search.ts';

const organizerList = <Path extends string, Item extends z.ZodType>(path: Path, item: Item) =>
  endpoint({
    method: 'GET',
    path: `/explore/groups/{groupSlug}/organizers/${path}`,
    access: 'guest',
    topics: ['groupData', 'household'],
    summary: `The ${path} of a public group`,
    query: SearchableListQuery,
    reply: page(item),
    cached: true,
  });

const organizerItem = <Path extends string, Item extends z.ZodType>(path: Path, item: Item) =>
  endpoint({
    method: 'GET',
    path: `/explore/groups/{groupSlug}/organizers/${path}/{itemId}`,
    access: 'guest',
    topics: ['groupData', 'household'],
    summary: `One of the ${path} of a public group by its id`,
    reply: item,
    cached: true,
  });

/** Reading a public group's pages. A private group is not found. */
export const explore = {
  group: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}',
    access: 'guest',
    topics: ['household'],
    summary: 'Name of a public group',
    reply: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    cached: true,
  }),
  recipes: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/recipes',
    access: 'guest',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'Search and list the public recipes of a public group',
    query: RecipeListQuery,
    reply: page(RecipeSummary),
    cached: true,
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/recipes/{recipeSlug}',
    access: 'guest',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'One public recipe of a public group',
    reply: Recipe,
    cached: true,
  }),
  cookbooks: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/cookbooks',
    access: 'guest',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'The public cookbooks of a public group',
    query: SearchableListQuery,
    reply: page(Cookbook),
    cached: true,
  }),
  cookbook: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/cookbooks/{itemId}',
    access: 'guest',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'A public cookbook by its id or slug, with its public recipes',
    reply: CookbookWithRecipes,
    cached: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/search',
    access: 'guest',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'Find public recipes, categories, tags, tools and foods of a public group by a few letters',
    query: SearchQuery,
    reply: Found,
    cached: true,
  }),
  categories: organizerList('categories', Organizer),
  category: organizerItem('categories', Organizer),
  tags: organizerList('tags', Organizer),
  tag: organizerItem('tags', Organizer),
  tools: organizerList('tools', Tool),
  tool: organizerItem('tools', Tool),
  foods: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/foods',
    access: 'guest',
    topics: ['groupData', 'household'],
    summary: 'Foods of a public group',
    query: SearchableListQuery,
    reply: page(Food),
    cached: true,
  }),
  food: endpoint({
    method: 'GET',
    path: '/explore/groups/{groupSlug}/foods/{itemId}',
    access: 'guest',
    topics: ['groupData', 'household'],
    summary: 'One food of a public group by its id',
    reply: Food,
    cached: true,
  }),
};
