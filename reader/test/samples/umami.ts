import { soup } from './schema.ts';

export const umamiSample = {
  'umami/Leek soup.json': JSON.stringify({ ...soup, image: [], url: 'https://www.umami.recipes/recipe/abc123' }),
};
