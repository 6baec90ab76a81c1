import { mealieRecipe } from './mealie.ts';

const eventId = '3f3a1f0e-1111-4222-8333-444455556666';
const folder = 'recipes/plum-cake';

/** A recipe of our own archive: fields as a Mealie has them, and beside them what we alone take along. */
export const larderSample = {
  [`${folder}/plum-cake.json`]: JSON.stringify({
    ...mealieRecipe,
    id: '0e3a1f0e-1111-4222-8333-444455556666',
    larder: { version: 3, comments: [], events: [{ id: eventId, subject: 'Made it', hasImage: true }] },
  }),
  [`${folder}/images/original.webp`]: 'a',
  [`${folder}/images/timeline/${eventId}/original.webp`]: 'b',
};
