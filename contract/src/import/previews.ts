import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Nutrition, Recipe, RecipeInput, RecipeNote } from '../recipes/recipe.ts';

/** 24 MiB: more than any page has. */
const pageLimit = 24 * 1024 * 1024;

/** What a person looks at before saving, in the order of the page. */
export const previewFields = [
  'image',
  'name',
  'description',
  'times',
  'yield',
  'ingredients',
  'instructions',
  'notes',
  'nutrition',
  'categories',
  'tags',
] as const;
export type PreviewField = (typeof previewFields)[number];

/** By which reading a field was found; the first are told by the page's own data, the last are guessed from its words. */
export const readingOrigins = [
  'site-rule',
  'json-ld',
  'microdata',
  'rdfa',
  'hrecipe',
  'app-state',
  'plugin',
  'page',
  'meta',
  'text',
  'photo',
] as const;
export type ReadingOrigin = (typeof readingOrigins)[number];

const text = z.string().nullable();

export const ImportPreview = z.object({
  /** Names what the server keeps of the page until the recipe is saved, for a day. */
  draftId: z.string(),
  kind: z.enum(['page', 'text', 'data', 'scan']),
  /** Where it is from; empty when nobody knows. */
  url: z.string(),
  language: text,
  recipe: z.object({
    name: z.string(),
    description: z.string(),
    recipeYield: text,
    recipeServings: z.number().nullable(),
    recipeYieldQuantity: z.number().nullable(),
    prepTime: text,
    performTime: text,
    totalTime: text,
    /** Lines as they stand on the page. With `title`, a line opens a section. */
    ingredients: z.array(
      z.object({
        title: text,
        text: z.string(),
        /** It reads unlike an ingredient: worth a look before saving. */
        isDoubtful: z.boolean(),
      }),
    ),
    instructions: z.array(z.object({ title: z.string(), summary: z.string(), text: z.string() })),
    notes: z.array(RecipeNote),
    nutrition: Nutrition,
    categories: z.array(z.string()),
  }),
  /** How each field was found that was found. */
  found: z.array(
    z.object({
      field: z.enum(previewFields),
      origin: z.enum(readingOrigins),
      /** From 0 to 1: how sure the reader is. */
      confidence: z.number(),
    }),
  ),
  missing: z.array(z.enum(previewFields)),
  /** Addresses of pictures that may show the dish, the best first. */
  pictures: z.array(z.string()),
  /** The page's own keywords, to take or to leave. */
  tags: z.array(z.string()),
  /** Lines of a text, in their order, that stand in no field; a page has none. */
  unplaced: z.array(z.string()),
  /** The page no longer looks as the rule for its site expects: it was read as any other page is. */
  isRuleOutdated: z.boolean(),
  /** Recipes of the group that are probably the same. */
  duplicates: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      image: text,
      imageColor: text,
      reason: z.enum(['same-page', 'alike']),
    }),
  ),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** What a refused import adds to its error: what was found all the same, to begin a recipe by hand with. */
export const FoundAnyway = z.object({
  url: z.string(),
  name: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
});
export type FoundAnyway = z.infer<typeof FoundAnyway>;

export const importPreviews = {
  read: endpoint({
    method: 'POST',
    path: '/recipes/import/preview',
    access: 'member',
    summary: 'What a page, a text or data would become as a recipe, without saving it',
    body: z.object({
      /** The page to fetch, or where the text is from. */
      url: z.string().trim().max(4000).nullish(),
      /** Plain text, Markdown, the HTML of a page, or JSON. Without one, the page is fetched. */
      text: z.string().max(20_000_000).nullish(),
      /** A token of `importPreviews.handOver` where a page comes from the bookmark in the browser; it serves once. */
      handOver: z.string().max(200).nullish(),
    }),
    bodyLimit: pageLimit,
    reply: ImportPreview,
  }),
  readFile: endpoint({
    method: 'POST',
    path: '/recipes/import/preview-file',
    access: 'member',
    summary: 'What a saved page, a text or a file of data would become as a recipe, without saving it',
    files: ['file'],
    bodyLimit: pageLimit,
    reply: ImportPreview,
  }),
  save: endpoint({
    method: 'POST',
    path: '/recipes/import',
    access: 'member',
    summary: 'Save what was looked at, as a new recipe or into an existing one',
    body: z.object({
      draftId: z.string().max(64).nullish(),
      recipe: RecipeInput,
      /** Address of the picture that was chosen; none for no picture, or to leave that of an existing recipe. */
      image: z.string().max(4000).nullish(),
      /** Slug or id of the recipe that is updated. */
      into: z.string().max(255).nullish(),
    }),
    reply: z.object({
      slug: z.string(),
      recipe: Recipe,
      /** The picture that was chosen could not be had. */
      isPictureMissing: z.boolean(),
      /** The household has no room left for it. */
      isRoomMissing: z.boolean(),
    }),
    status: 201,
  }),
  preparePicture: endpoint({
    method: 'POST',
    path: '/recipes/import/preview/{draftId}/picture',
    access: 'member',
    summary: 'Begin to fetch the picture that was chosen, so that saving need not wait for it',
    body: z.object({ image: z.string().max(4000) }),
    reply: z.null(),
    status: 202,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/recipes/import/preview/{draftId}',
    access: 'member',
    summary: 'Forget what was read, with its pictures, before it is saved',
    reply: z.null(),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/recipes/import/hand-over',
    access: 'member',
    summary: 'A token, good once and for ten minutes, with which the bookmark in the browser hands over a page',
    reply: z.object({ token: z.string() }),
    status: 201,
  }),
};
