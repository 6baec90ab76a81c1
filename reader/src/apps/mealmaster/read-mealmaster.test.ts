import { describe, expect, test } from 'vitest';
import { mealmasterText } from '../../../test/samples/mealmaster.ts';
import { readAll } from '../../../test/sent-files.ts';
import type { AppRecipe } from '../app-recipe.ts';

const ingredientsOf = ({ ingredientGroups }: AppRecipe) =>
  ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients.map(({ text }) => text)]);
const stepsOf = ({ instructionSections }: AppRecipe) =>
  instructionSections.map(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);

/** A recipe around these lines of ingredients and method. */
const around = (lines: string) =>
  `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Soup\n Categories: Soups\n      Yield: 4 Servings\n\n${lines}\n\nMMMMM\n`;

const readOne = async (lines: string): Promise<AppRecipe> => {
  const [recipe] = await readAll({ a: around(lines) });
  if (!recipe) throw new Error('No recipe was read.');
  return recipe;
};

test('recipes among the words of a mail come with all that they have', async () => {
  const [pie, punch, ...others] = await readAll({ 'mail.txt': mealmasterText });
  expect(others).toEqual([]);
  expect(pie).toMatchObject({
    app: 'mealmaster',
    name: 'Leek and Potato Pie',
    categories: ['Pies', 'Main dish', 'Winter'],
    yield: '6 Servings',
    prepTime: 45,
    notes: [{ title: 'Source', text: 'The Village Cook, May 1991' }],
  });
  expect(pie && ingredientsOf(pie)).toEqual([
    [null, '2 pounds Leeks; washed and cut into rings', '1 1/2 cups Milk', '2 cloves Garlic, minced', 'Salt & pepper'],
    ['PASTRY', '3 cups Flour', '1 tablespoon Lard, or butter if you have none', '1/2 teaspoon Salt'],
  ]);
  expect(pie && stepsOf(pie)).toEqual([
    [
      null,
      'Cook the leeks in the milk until they are soft. Rub the lard into the flour with the salt.',
      'Fill the pie and bake it for 40 minutes at 375 F.',
    ],
  ]);
  expect(punch).toMatchObject({ name: 'Plain Punch', yield: '4' });
});

test('two columns are read down the left and then down the right, and a block of text as its sentences', async () => {
  const [, punch] = await readAll({ a: mealmasterText });
  expect(punch && ingredientsOf(punch)).toEqual([
    [null, '1 l Water', '100 g Sugar', 'Ice', '2 Lemons, sliced', '3 slices Ginger'],
  ]);
  expect(punch && stepsOf(punch)).toEqual([
    [
      null,
      'Stir the sugar into the water and wait until none of it is seen.',
      'Add the lemons and the ginger, and leave it alone in a cold place for 2 hours or for a whole night.',
      'Serve it with ice.',
    ],
  ]);
});

describe('lines of ingredients', () => {
  test.each([
    ['a range', '    1-2 tb Oil', ['1-2 tablespoons Oil']],
    ['an amount that fills its column', '1-1 1/2 c  Oats', ['1-1 1/2 cups Oats']],
    ['capitals that mean more', '      2 T  Oil\n      2 t  Salt', ['2 tablespoons Oil', '2 teaspoons Salt']],
    ['a unit that is none', '      3 ea Eggs', ['3 Eggs']],
    ['a unit that nobody knows', '      3 zz Eggs', ['3 zz Eggs']],
    ['bits after two dashes', '      1 cn Beans\n           -- drained', ['1 can Beans drained']],
    [
      'bits after a semicolon',
      '      1 cn Beans\n           ;drained, and\n           ;peeled',
      ['1 can Beans drained, and peeled'],
    ],
    ['bits in brackets', '      1 cn Beans (white\n           Or Brown)', ['1 can Beans (white Or Brown)']],
    ['columns that begin further right', '        3 TB Starch\n  :          Salt', ['3 tablespoons Starch', 'Salt']],
    ['amounts that were typed anywhere', '   2 cups flour\n   1/2 lb. butter', ['2 cups flour', '1/2 lb. butter']],
  ])('%s', async (_, lines, expected) => {
    expect(ingredientsOf(await readOne(`${lines}\n\n  Cook all of it.`))).toEqual([[null, ...expected]]);
  });

  test.each([
    ['rules of the program', 'MMMMM------------SAUCE-------------'],
    ['bare rules', '--------------------SAUCE---------------------'],
    ['rules in the column', '           -----SAUCE-----'],
    ['a colon', '           SAUCE:'],
    ['capitals', '           SAUCE'],
  ])('a heading by %s', async (_, heading) => {
    const recipe = await readOne(`      2    Carrots\n      1 lb Peas\n${heading}\n      1 c  Cream\n\n  Cook.`);
    expect(ingredientsOf(recipe)).toEqual([
      [null, '2 Carrots', '1 pound Peas'],
      ['SAUCE', '1 cup Cream'],
    ]);
  });
});

test('a heading among the steps begins a section of them', async () => {
  const recipe = await readOne(
    '      2    Carrots\n\n  Cook them.\n\nMMMMM-----------SAUCE-----------\n\n  Stir the cream.\n\n  GLAZE\n\n  Brush it on.',
  );
  expect(stepsOf(recipe)).toEqual([
    [null, 'Cook them.'],
    ['SAUCE', 'Stir the cream.'],
    ['GLAZE', 'Brush it on.'],
  ]);
});

describe('a method without empty lines', () => {
  test.each([
    [
      'is parted at its numbers',
      '  1. Slice the carrots thinly and put them into the pot. 2.\n  Pour in the stock. Boil it. 3. Serve the soup in warm bowls.',
      [
        'Slice the carrots thinly and put them into the pot.',
        'Pour in the stock. Boil it.',
        'Serve the soup in warm bowls.',
      ],
    ],
    [
      'keeps a short sentence with its next one',
      '  Peel all the carrots and slice them as thinly as you are able to. Rinse.\n  Drain. Boil them in the stock until nothing of them is hard any more.',
      [
        'Peel all the carrots and slice them as thinly as you are able to.',
        'Rinse. Drain. Boil them in the stock until nothing of them is hard any more.',
      ],
    ],
    [
      'has sentences without a space between them',
      '  Peel all the carrots and slice them as thinly as you can.Boil them in\n  the stock for half an hour.Rub them through a fine sieve into the pot.',
      [
        'Peel all the carrots and slice them as thinly as you can.',
        'Boil them in the stock for half an hour.',
        'Rub them through a fine sieve into the pot.',
      ],
    ],
    [
      'has long paragraphs by indents',
      '    Peel all the carrots and slice them as thinly as you are able to. Then\n  boil them in the stock until nothing of them is hard any more.\n    Serve it hot.',
      [
        'Peel all the carrots and slice them as thinly as you are able to.',
        'Then boil them in the stock until nothing of them is hard any more.',
        'Serve it hot.',
      ],
    ],
    [
      'loses numbers that only its first steps have',
      '  1. Peel the carrots.\n  2. Boil them.\n\n  From my aunt.\n\n  She had a garden.\n\n  It was green.',
      ['Peel the carrots.', 'Boil them.', 'From my aunt.', 'She had a garden.', 'It was green.'],
    ],
    [
      'may have a rule in it',
      '  Peel all the carrots and slice them as thinly as you are able to. Then\n  boil them in the stock until nothing of them is hard any more.\n  ***********************\n  *********************** Serve it hot.',
      [
        'Peel all the carrots and slice them as thinly as you are able to.',
        'Then boil them in the stock until nothing of them is hard any more.',
        '*********************** Serve it hot.',
      ],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(stepsOf(await readOne(`      2    Carrots\n\n${lines}`))).toEqual([[null, ...expected]]);
  });

  test('is parted below a heading too', async () => {
    const recipe = await readOne(
      '      2    Carrots\n\nMMMMM--------MILD--------\n\n  Peel all the carrots and slice them as thinly as you are able to. Then\n  boil them in the stock until nothing of them is hard any more.',
    );
    expect(stepsOf(recipe)).toEqual([
      [
        'MILD',
        'Peel all the carrots and slice them as thinly as you are able to.',
        'Then boil them in the stock until nothing of them is hard any more.',
      ],
    ]);
  });

  test('may begin with a note, which is its first sentence', async () => {
    const recipe = await readOne(
      '      2    Carrots\n\n  Note: Turnips do as well. Slice the carrots. Boil them in\n  the stock.',
    );
    expect(recipe.notes).toEqual([{ title: 'Note', text: 'Turnips do as well.' }]);
    expect(stepsOf(recipe)).toEqual([[null, 'Slice the carrots. Boil them in the stock.']]);
  });
});

test('a paragraph that its writer parted from others is one step', async () => {
  const method =
    'Peel all the carrots and slice them as thinly as you are able to. Then boil them in the stock until nothing of them is hard.';
  const recipe = await readOne(`      2    Carrots\n\n  ${method}\n\n  Source: The Village Cook`);
  expect(stepsOf(recipe)).toEqual([[null, method]]);
});

test('amounts at the beginning of a line of the method are no ingredients', async () => {
  const recipe = await readOne('      2    Carrots\n\n  Cut them to pieces of\n  2 1/2 to 3 inches.');
  expect(ingredientsOf(recipe)).toEqual([[null, '2 Carrots']]);
  expect(stepsOf(recipe)).toEqual([[null, 'Cut them to pieces of 2 1/2 to 3 inches.']]);
});

test('what a portion has is nutrition, and who wrote it an author', async () => {
  const recipe = await readOne(
    '      2    Carrots\n\n  Cook.\n\n  Per serving: 120 calories, 3 g fat\n\n  Recipe by: Ada Crust',
  );
  expect(recipe).toMatchObject({ nutrition: { calories: '120', fatContent: '3 g' }, author: 'Ada Crust' });
});

test('a quoted mail and letters of DOS are read', async () => {
  const quoted = around('      2 tb Käse\n\n  Cook.').replace(/^/gm, '> ');
  const dos = Uint8Array.from([...quoted].map((letter) => (letter === 'ä' ? 0x84 : letter.charCodeAt(0))));
  const [recipe] = await readAll({ a: dos });
  expect(recipe && ingredientsOf(recipe)).toEqual([[null, '2 tablespoons Käse']]);
});

test('files of others are left to them', async () => {
  const rezkonv =
    '========== REZKONV-Rezept - RezkonvSuite v1.2\n\n     Titel: A\nKategorien: B\n     Menge: 2 Portionen\n';
  const mastercook = '* Exported from MasterCook *\n\n   A pie\n\nRecipe By     :\nServing Size  : 4\n';
  const mail = 'A mail about Meal-Master and how it was in 1995.\n';
  const found = await readAll({ a: rezkonv, b: mastercook, c: mail });
  expect(found.filter(({ app }) => app === 'mealmaster')).toEqual([]);
});
