import { endpoint } from '../endpoint.ts';
import { file } from '../file-reply.ts';

export const imageFiles = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;
export type ImageFile = (typeof imageFiles)[number];

export const media = {
  recipeImage: endpoint({
    method: 'GET',
    path: '/media/recipes/{recipeId}/images/{fileName}',
    access: 'visitor',
    summary:
      'A picture of a recipe: original.webp, min-original.webp (at most 1200 px) or tiny-original.webp (at most 400 px)',
    reply: file('image/webp'),
  }),
  recipeAsset: endpoint({
    method: 'GET',
    path: '/media/recipes/{recipeId}/assets/{fileName}',
    access: 'visitor',
    summary: 'A file attached to a recipe',
    reply: file('*/*'),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/media/users/{userId}/{fileName}',
    access: 'visitor',
    summary: 'Picture of a user: profile.webp',
    reply: file('image/webp'),
  }),
};
