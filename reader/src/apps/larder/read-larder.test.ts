import { expect, test } from 'vitest';
import { larderSample } from '../../../test/samples/larder.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of our own archive names the file from which it comes back, and the pictures of its timeline', async () => {
  const read = await readAll(larderSample);
  expect(read).toMatchObject([
    {
      app: 'larder',
      name: 'Plum cake',
      pictures: [{ file: { path: 'recipes/plum-cake/images/original.webp' } }],
      unplaced: [],
      whole: {
        path: 'recipes/plum-cake/plum-cake.json',
        events: [{ path: expect.stringMatching(/images\/timeline\/.+\/original\.webp$/) }],
      },
    },
  ]);
});
