import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** 256 MiB: a recipe with its picture and attached files. */
const archiveLimit = 256 * 1024 * 1024;

export const imports = {
  fromUrl: endpoint({
    method: 'POST',
    path: '/recipes/create-url',
    access: 'member',
    summary: 'Import a recipe from a web page; answers its slug',
    body: z.object({ url: z.string().trim().min(1).max(4000), includeTags: z.boolean().default(false) }),
    reply: z.string(),
    status: 201,
  }),
  testUrl: endpoint({
    method: 'POST',
    path: '/recipes/test-scrape-url',
    access: 'member',
    summary: 'What would be read from a web page, without saving it',
    body: z.object({ url: z.string().trim().min(1).max(4000), useOpenAI: z.boolean().optional() }),
    reply: z.unknown(),
  }),
  fromHtmlOrJson: endpoint({
    method: 'POST',
    path: '/recipes/create/html-or-json',
    access: 'member',
    summary: 'Import a recipe from the HTML of a page or from schema.org JSON; answers its slug',
    body: z.object({
      data: z.string().min(1).max(20_000_000),
      url: z.string().trim().max(4000).nullish(),
      includeTags: z.boolean().default(false),
    }),
    bodyLimit: 24 * 1024 * 1024,
    reply: z.string(),
    status: 201,
  }),
  fromZip: endpoint({
    method: 'POST',
    path: '/recipes/create-from-zip',
    access: 'member',
    summary: 'Import the zip of one recipe; answers its slug',
    files: ['archive'],
    bodyLimit: archiveLimit,
    reply: z.string(),
    status: 201,
  }),
};
