import { expect, test } from 'vitest';
import { umamiSample } from '../../../test/samples/umami.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of Umami is known by its address, and comes with all that it has', async () => {
  expect(await readAll(umamiSample)).toMatchObject([
    {
      app: 'umami',
      name: 'Leek soup',
      url: 'https://www.umami.recipes/recipe/abc123',
      yield: '4 bowls',
      prepTime: 20,
      categories: ['Soup'],
      notes: [{ title: 'Tip', text: 'Add cream.' }],
    },
  ]);
});
