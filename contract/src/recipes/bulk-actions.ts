import { z } from 'zod';
import { endpoint, file, type MemberAccess } from '../endpoint.ts';
import { queryFlag } from '../lists.ts';
import { Message, Moment } from '../shapes.ts';
import { OrganizerReference, RecipeSettings } from './recipe.ts';

/** As many recipes as one call takes. */
export const mostRecipesAtOnce = 10_000;

const slugs = z.array(z.string().min(1).max(255)).max(mostRecipesAtOnce);
const organizers = z.array(OrganizerReference).max(200);

/** What a bulk action has done: a recipe that is locked by another member, or not there, is passed over. */
export const BulkOutcome = z.object({
  /** Slugs of the recipes to which it was done, whether or not that made a difference. */
  done: z.array(z.string()),
  /** Their ids, in the same order. */
  ids: z.array(z.string()),
  /** What is different now, for whoever wants to take it back: ids of organizers, or names of settings. */
  changed: z.array(z.object({ slug: z.string(), what: z.array(z.string()) })),
  skipped: z.array(z.object({ slug: z.string(), reason: z.enum(['locked', 'not-found']) })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const exportFormats = [
  'json',
  'schema-org',
  'markdown',
  'epub',
  'pdf',
  'mealie',
  'paprika',
  'cooklang',
  /** An archive with a file in each of the other formats. */
  'everything',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** How a book of recipes is made. */
export const BookInput = z.object({
  /** What it is called; the name of the group where nothing is said. */
  title: z.string().trim().min(1).max(255).optional(),
  /** What the pages of a PDF are as large as. */
  paper: z.enum(paperSizes).default('a4'),
});

/** A file with recipes to take away; it is kept for a day. */
export const RecipeExport = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  filename: z.string(),
  /** Names the file when it is fetched. */
  path: z.string(),
  /** In words, such as “1.2 MB”. */
  size: z.string(),
  expires: Moment,
  createdAt: Moment,
  format: z.enum(exportFormats),
  status: z.enum(['in-progress', 'ready', 'failed']),
  recipesDone: z.number().int(),
  recipesInAll: z.number().int(),
  /** Scripts whose letters could not be printed, by their codes of ISO 15924, as no font of the server has them. */
  unprinted: z.array(z.string()),
});
export type RecipeExport = z.infer<typeof RecipeExport>;

/** 256 MiB: what a server with little memory can take in at once. */
const archiveLimit = 256 * 1024 * 1024;

const action = <const Path extends string, Body extends z.ZodRawShape>(
  path: Path,
  summary: string,
  body: Body,
  access: MemberAccess = 'member',
) =>
  endpoint({
    method: 'POST',
    path: `/recipes/bulk-actions/${path}`,
    access,
    summary: `${summary}. Answers null, or with \`details\` what was done and what was passed over`,
    query: z.object({ details: queryFlag }),
    body: z.object({ recipes: slugs, ...body }),
    reply: BulkOutcome.nullable(),
  });

export const bulkRecipes = {
  tag: action('tag', 'Give recipes more tags', { tags: organizers }),
  categorize: action('categorize', 'Put recipes into more categories', { categories: organizers }),
  untag: action('untag', 'Take tags off recipes', { tags: organizers }),
  uncategorize: action('uncategorize', 'Take recipes out of categories', { categories: organizers }),
  settings: action(
    'settings',
    'Change the settings of recipes; each stays locked or unlocked as it is',
    { settings: RecipeSettings.partial() },
    'organizer',
  ),
  remove: action('delete', 'Put recipes in the bin', {}, 'organizer'),
  startExport: endpoint({
    method: 'POST',
    path: '/recipes/bulk-actions/export',
    access: 'member',
    summary:
      'Write recipes into a file to take away: those that are named, or all of the group; more than a few in the background',
    body: z.object({
      recipes: slugs.nullish(),
      exportType: z.enum(exportFormats).default('json'),
      ...BookInput.shape,
      /** What its chapters are: categories, or none, which leaves recipes in the order in which they are named. */
      chapters: z.enum(['category', 'none']).default('category'),
    }),
    reply: z.null(),
    status: 202,
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/recipes/bulk-actions/export',
    access: 'member',
    topics: ['household'],
    summary: 'Files with recipes that can be taken away, the newest first',
    reply: z.array(RecipeExport),
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/recipes/bulk-actions/export/download',
    access: 'member',
    topics: ['household'],
    summary: 'A token, good for 30 minutes, that fetches an export by `/utils/download`',
    query: z.object({ path: z.string().max(1000) }),
    reply: z.object({ fileToken: z.string() }),
  }),
  removeExport: endpoint({
    method: 'DELETE',
    path: '/recipes/bulk-actions/export/{exportId}',
    access: 'member',
    summary: 'Delete one export; one that waits or is being written ends',
    reply: Message,
  }),
  purgeExports: endpoint({
    method: 'DELETE',
    path: '/recipes/bulk-actions/export/purge',
    access: 'member',
    summary: 'Delete all exports of the group',
    reply: Message,
  }),
  download: endpoint({
    method: 'GET',
    path: '/utils/download',
    access: 'visitor',
    topics: ['household'],
    summary: 'The file that a token names',
    query: z.object({ token: z.string().max(2000).default('') }),
    reply: file('application/octet-stream'),
  }),
};

export const recipeCollections = {
  restore: endpoint({
    method: 'POST',
    path: '/recipes/bulk-actions/restore',
    storesFiles: true,
    access: 'member',
    summary:
      'Bring back every recipe of an export, in the background; answers the id of the report that tells how it goes',
    files: ['archive'],
    bodyLimit: archiveLimit,
    reply: z.object({ reportId: z.string() }),
    status: 202,
  }),
};
