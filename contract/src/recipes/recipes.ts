import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { ListQuery, page, queryFlag, repeated } from '../lists.ts';
import { imageLimit } from '../media/media.ts';
import { SentMoment } from '../sent-times.ts';
import { Name } from '../shapes.ts';
import { Asset, Recipe, RecipeInput, RecipeSummary, visibilities } from './recipe.ts';

/** A save of one of several recipes, which is named by its id or else its slug. */
export const KnownRecipe = RecipeInput.extend({
  id: z.string().max(64).nullish(),
  slug: z.string().max(255).nullish(),
});
export type KnownRecipe = z.infer<typeof KnownRecipe>;

/** As many whole recipes as one call saves. */
const knownRecipes = z.array(KnownRecipe).max(200);
/** 24 MiB */
const knownRecipesLimit = 24 * 1024 * 1024;

/** The filters of the explorer: organizers by id or slug, foods by id; any of each kind, or all where required. */
export const RecipeListQuery = ListQuery.extend({
  search: z.string().max(500).optional(),
  categories: repeated(z.string().max(255)),
  tags: repeated(z.string().max(255)),
  tools: repeated(z.string().max(255)),
  foods: repeated(z.string().max(255)),
  requireAllCategories: queryFlag,
  requireAllTags: queryFlag,
  requireAllTools: queryFlag,
  requireAllFoods: queryFlag,
  cookbook: z.string().max(255).optional(),
});
export type RecipeListQuery = z.infer<typeof RecipeListQuery>;

/** 64 MiB for a file that is attached to a recipe. */
const assetLimit = 64 * 1024 * 1024;

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/recipes',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'Search and list the recipes of the group',
    query: RecipeListQuery,
    reply: page(RecipeSummary),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipes',
    access: 'member',
    summary: 'Create a recipe, of which the name is enough; answers its slug',
    body: RecipeInput,
    reply: z.string(),
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/recipes/{slug}',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'One recipe by its slug or id',
    reply: Recipe,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/recipes/{slug}',
    access: 'member',
    doneOnce: true,
    summary: 'Save a recipe; keys that are absent stay as they are',
    body: RecipeInput,
    reply: Recipe,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/recipes/{slug}',
    access: 'member',
    summary: 'Change parts of a recipe',
    body: RecipeInput,
    reply: Recipe,
  }),
  replaceMany: endpoint({
    method: 'PUT',
    path: '/recipes',
    access: 'member',
    summary: 'Save several recipes, all or none; keys that are absent stay as they are',
    body: knownRecipes,
    bodyLimit: knownRecipesLimit,
    reply: z.array(Recipe),
  }),
  changeMany: endpoint({
    method: 'PATCH',
    path: '/recipes',
    access: 'member',
    summary: 'Change parts of several recipes, all or none',
    body: knownRecipes,
    bodyLimit: knownRecipesLimit,
    reply: z.array(Recipe),
  }),
  untagged: endpoint({
    method: 'GET',
    path: '/recipes/summary/untagged',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'All recipes of the group without a tag',
    reply: z.array(RecipeSummary),
    cached: true,
  }),
  uncategorized: endpoint({
    method: 'GET',
    path: '/recipes/summary/uncategorized',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'All recipes of the group without a category',
    reply: z.array(RecipeSummary),
    cached: true,
  }),
  ofCategories: endpoint({
    method: 'GET',
    path: '/recipes/category',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'All recipes of the group in one of the categories, which are named by id or slug',
    query: RecipeListQuery.pick({ categories: true }),
    reply: z.array(RecipeSummary),
    cached: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipes/{slug}',
    access: 'member',
    summary: 'Delete a recipe with its files',
    reply: Recipe,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/duplicate',
    access: 'member',
    summary: 'Copy a recipe with its picture and files',
    body: z.object({ name: Name.nullish() }),
    reply: Recipe,
    status: 201,
  }),
  changeLastMade: endpoint({
    method: 'PATCH',
    path: '/recipes/{slug}/last-made',
    access: 'member',
    summary: 'Say when the recipe was last made',
    body: z.object({ timestamp: SentMoment }),
    reply: Recipe,
  }),
  changeVisibility: endpoint({
    method: 'PUT',
    path: '/recipes/{slug}/visibility',
    access: 'member',
    summary: 'Say who sees the recipe: only its owner can keep it to themselves',
    body: z.object({ visibility: z.enum(visibilities) }),
    reply: Recipe,
  }),
  replaceImage: endpoint({
    method: 'PUT',
    path: '/recipes/{slug}/image',
    storesFiles: true,
    access: 'member',
    summary: 'Upload the picture',
    form: z.object({ extension: z.string().max(20).optional() }),
    files: ['image'],
    bodyLimit: imageLimit,
    reply: z.object({ image: z.string() }),
  }),
  fetchImage: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/image',
    storesFiles: true,
    access: 'member',
    summary: 'Take the picture from an address',
    body: z.object({ url: z.string().min(1).max(4000), includeTags: z.boolean().optional() }),
    reply: z.null(),
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/recipes/{slug}/image',
    access: 'member',
    summary: 'Take the picture away',
    reply: z.null(),
  }),
  addAsset: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/assets',
    storesFiles: true,
    access: 'member',
    summary: 'Attach a file',
    form: z.object({ name: Name, icon: z.string().max(100).default('mdi-file'), extension: z.string().max(20) }),
    files: ['file'],
    bodyLimit: assetLimit,
    reply: Asset,
  }),
  exportFormats: endpoint({
    method: 'GET',
    path: '/recipes/exports',
    access: 'member',
    topics: [],
    summary: 'Formats in which one recipe can be taken away',
    reply: z.object({ json: z.array(z.string()), zip: z.array(z.string()), jinja2: z.array(z.string()) }),
  }),
  createExportToken: endpoint({
    method: 'POST',
    path: '/recipes/{slug}/exports',
    access: 'member',
    summary: 'A token, good for 30 minutes, that fetches the zip of a recipe',
    reply: z.object({ token: z.string() }),
  }),
  exportZip: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/exports/zip',
    access: 'visitor',
    topics: ['recipes', 'groupData'],
    summary: 'The zip of a recipe, by its token',
    query: z.object({ token: z.string().max(2000) }),
    reply: file('application/zip'),
  }),
  export: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/exports',
    access: 'member',
    topics: ['recipes', 'groupData'],
    summary: 'A recipe as JSON (raw) or zip',
    query: z.object({ templateName: z.string().max(255).default('raw') }),
    reply: file('*/*'),
  }),
};
