import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { queryFlag } from '../lists.ts';
import { Recipe, RecipeInput } from '../recipes/recipe.ts';
import { OcrRow, ocrLanguages } from './shapes.ts';

/** 64 MiB: a photo of the largest camera, or a booklet. */
const fileLimit = 64 * 1024 * 1024;

const language = z.enum(ocrLanguages).optional();

export const ocr = {
  create: endpoint({
    method: 'POST',
    path: '/recipes/create-ocr',
    storesFiles: true,
    access: 'member',
    summary: 'Create a recipe with a photo, a scan or a PDF attached, to be read in the editor; answers its slug',
    form: z.object({
      /** Ignored: the content tells. */
      extension: z.string().max(20).optional(),
      makefilerecipeimage: queryFlag,
    }),
    files: ['file'],
    bodyLimit: fileLimit,
    reply: z.string(),
    status: 201,
  }),
  createFromImage: endpoint({
    method: 'POST',
    path: '/recipes/create/image',
    access: 'member',
    summary: 'Create a recipe from what is read in a photo, a scan or a PDF, which is attached to it; answers its slug',
    query: z.object({ language }),
    files: ['images'],
    bodyLimit: fileLimit,
    reply: z.string(),
    status: 201,
  }),
  text: endpoint({
    method: 'POST',
    path: '/ocr',
    access: 'member',
    summary: 'The text of a picture or PDF, columns one after the other',
    query: z.object({ language }),
    files: ['file'],
    bodyLimit: fileLimit,
    reply: z.string(),
  }),
  fileToTsv: endpoint({
    method: 'POST',
    path: '/ocr/file-to-tsv',
    access: 'member',
    summary: 'The words of a picture or PDF with their places',
    query: z.object({ language }),
    files: ['file'],
    bodyLimit: fileLimit,
    reply: z.array(OcrRow),
  }),
  assetToTsv: endpoint({
    method: 'POST',
    path: '/ocr/asset-to-tsv',
    access: 'member',
    summary: 'The words of a file that is attached to a recipe, with their places',
    body: z.object({ recipeSlug: z.string().max(500), assetName: z.string().max(500), language }),
    reply: z.array(OcrRow),
  }),
  read: endpoint({
    method: 'POST',
    path: '/ocr/readings',
    access: 'member',
    summary:
      'Read all pictures and PDFs attached to a recipe: a line of JSON for each progress, each page and, at the end, the guess of a recipe; ending the connection ends the work',
    body: z.object({
      recipeSlug: z.string().max(500),
      language,
      /** Whether the language model of the server is to look at the pages afterwards. */
      askModel: z.boolean().default(false),
    }),
    reply: file('application/x-ndjson'),
  }),
  addToScan: endpoint({
    method: 'POST',
    path: '/ocr/scans',
    access: 'member',
    summary:
      'Send a page, before there is a recipe: the first begins a scan, the others name it; a scan is kept for a day',
    form: z.object({ scanId: z.string().max(64).optional() }),
    files: ['file'],
    bodyLimit: fileLimit,
    reply: z.object({ scanId: z.string() }),
    status: 201,
  }),
  readScan: endpoint({
    method: 'POST',
    path: '/ocr/scans/{scanId}/readings',
    access: 'member',
    summary: 'Read the pages of a scan, told as for the pages of a recipe',
    body: z.object({ language, askModel: z.boolean().default(false) }),
    reply: file('application/x-ndjson'),
  }),
  scanPicture: endpoint({
    method: 'GET',
    path: '/ocr/scans/{scanId}/pages/{name}',
    access: 'member',
    topics: ['recipes'],
    summary: 'The picture of a page of a scan that was read, upright and straight',
    reply: file('image/webp'),
  }),
  saveScan: endpoint({
    method: 'POST',
    path: '/ocr/scans/{scanId}/recipe',
    access: 'member',
    summary: 'Make the recipe of a scan, with its pages attached',
    body: z.object({
      recipe: RecipeInput,
      /** Name of the page that becomes its picture; none for no picture. */
      page: z.string().max(255).nullish(),
    }),
    reply: z.object({
      slug: z.string(),
      recipe: Recipe,
      isPictureMissing: z.boolean(),
      /** The household has no room left for the pages, which the recipe has not got then. */
      isRoomMissing: z.boolean(),
    }),
    status: 201,
  }),
  pagePicture: endpoint({
    method: 'GET',
    path: '/ocr/recipes/{slug}/pages/{name}',
    access: 'member',
    topics: ['recipes'],
    summary: 'The picture of a page that was read, upright and straight',
    reply: file('image/webp'),
  }),
};
