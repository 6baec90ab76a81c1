import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';

export const imageFiles = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;
export type ImageFile = (typeof imageFiles)[number];

/** 32 MiB: a photograph of a large camera. */
export const imageLimit = 32 * 1024 * 1024;

/** With the version that an entity names, an address never changes its content. */
const versioned = z.object({
  version: z.string().max(100).optional(),
  cacheKey: z.string().max(100).optional(),
  rnd: z.string().max(100).optional(),
});

export const media = {
  recipeImage: endpoint({
    method: 'GET',
    path: '/media/recipes/{recipeId}/images/{fileName}',
    access: 'visitor',
    topics: ['recipes'],
    summary:
      'A picture of a recipe: original.webp, min-original.webp (at most 1200 px) or tiny-original.webp (at most 400 px)',
    query: versioned,
    reply: file('image/webp'),
  }),
  formerImage: endpoint({
    method: 'GET',
    path: '/media/recipes/{recipeId}/pictures/{image}/{fileName}',
    access: 'visitor',
    topics: ['recipes'],
    summary: 'A picture that a recipe had, for as long as one of its versions has it',
    reply: file('image/webp'),
  }),
  timelineImage: endpoint({
    method: 'GET',
    path: '/media/recipes/{recipeId}/images/timeline/{eventId}/{fileName}',
    access: 'visitor',
    topics: ['recipes'],
    summary: 'A picture of an event in the timeline of a recipe, in the sizes of a recipe’s picture',
    query: versioned,
    reply: file('image/webp'),
  }),
  recipeAsset: endpoint({
    method: 'GET',
    path: '/media/recipes/{recipeId}/assets/{fileName}',
    access: 'visitor',
    topics: ['recipes'],
    summary: 'A file attached to a recipe',
    reply: file('*/*'),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/media/users/{userId}/{fileName}',
    access: 'visitor',
    topics: ['household'],
    summary: 'Picture of a user: profile.webp; a drawn one for who has none',
    query: versioned,
    reply: file('image/webp'),
  }),
  validate: endpoint({
    method: 'GET',
    path: '/media/docker/validate.txt',
    access: 'visitor',
    topics: [],
    summary: 'Whether files are served',
    reply: file('text/plain'),
  }),
};
