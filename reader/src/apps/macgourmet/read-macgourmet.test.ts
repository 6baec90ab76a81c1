import { expect, test } from 'vitest';
import { binaryPlist } from '../../../test/binary-plist.ts';
import { readAll } from '../../../test/sent-files.ts';

const recipe = {
  NAME: 'Leek pie',
  SERVINGS: 6,
  PREP_TIMES: [{ AMOUNT: 20, TIME_UNIT_ID: 2, TIME_TYPE_ID: 9 }],
  INGREDIENTS: [
    { QUANTITY: '2', DESCRIPTION: 'leeks', IS_DIVIDER: false },
    { DESCRIPTION: 'Dough', IS_DIVIDER: true },
    { QUANTITY: '200', MEASUREMENT: 'g', DESCRIPTION: 'flour', IS_DIVIDER: false },
  ],
  DIRECTIONS: 'Cook.\n\nBake.',
  IMAGE: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
};

test.each([
  ['one recipe', recipe],
  ['a list', [recipe]],
  ['a named list', { RECIPES: [recipe] }],
])('a binary list of MacGourmet with %s is read', async (_, list) => {
  expect(await readAll({ 'a.mgourmet': binaryPlist(list) })).toMatchObject([
    {
      app: 'macgourmet',
      name: 'Leek pie',
      yield: '6',
      prepTime: 20,
      ingredientGroups: [
        { name: null, ingredients: [{ text: '2 leeks' }] },
        { name: 'Dough', ingredients: [{ text: '200 g flour' }] },
      ],
      instructionSections: [{ name: null, steps: [{ text: 'Cook.' }, { text: 'Bake.' }] }],
      pictures: [{ bytes: recipe.IMAGE }],
    },
  ]);
});

test('another binary list is nobody’s, and neither is one that names itself', async () => {
  const endless = binaryPlist({ RECIPES: [{ NAME: 'a' }] });
  expect(await readAll({ a: endless, b: binaryPlist({ a: 1, b: [true, 'c'] }), c: endless.subarray(0, 40) })).toEqual(
    [],
  );
});
