import { describe, expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const step = (text: string) => ({ '@type': 'HowToStep', text });

/** A page whose data says one thing and whose body another. */
function read(data: object, body: string) {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Leek tart', ...data });
  const html = `<html lang="en"><head><title>Leek tart</title><script type="application/ld+json">${json}</script></head><body><main><h1>Leek tart</h1>${body}</main></body></html>`;
  const recipe = readRecipe({ html, url: 'https://kitchen.example/leek-tart' });
  return {
    origins: recipe?.origins,
    groups: recipe?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients]),
    steps: recipe?.instructionSections.flatMap((section) => section.steps.map(({ text }) => text)),
    yield: recipe?.yield,
    times: [recipe?.prepMinutes, recipe?.cookMinutes, recipe?.totalMinutes],
  };
}

const list = (lines: string[]) => `<ul class="ingredients">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const method = `<h2>Method</h2><ol><li>Soften the leeks in the butter over a low heat.</li><li>Bake the tart for half an hour until golden.</li></ol>`;
const instructions = [
  step('Soften the leeks in the butter over a low heat.'),
  step('Bake the tart for half an hour until golden.'),
];

describe('ingredients that the data does not tell as the page does', () => {
  test('one food of the whole list', () => {
    const lines = ['3 large leeks, sliced', '40 g butter', '1 sheet shortcrust pastry', '2 eggs'];
    const { groups, origins } = read(
      { recipeIngredient: ['Leeks'], recipeInstructions: instructions },
      `<h2>Ingredients</h2>${list(lines)}${method}`,
    );
    expect(groups).toEqual([[null, ...lines]]);
    expect(origins?.ingredientGroups).toBe('page');
  });

  test('the last parts of the recipe only, out of order', () => {
    const { groups } = read(
      { recipeIngredient: ['1 egg', '150 ml cream', '30 g Gruyère'], recipeInstructions: instructions },
      `<h2>Ingredients</h2>${list(['3 large leeks', '40 g butter', '1 sheet shortcrust pastry'])}<h3>For the custard</h3>${list(['150 ml cream', '1 egg', '30 g Gruyère'])}${method}`,
    );
    expect(groups).toEqual([
      [null, '3 large leeks', '40 g butter', '1 sheet shortcrust pastry'],
      ['For the custard', '150 ml cream', '1 egg', '30 g Gruyère'],
    ]);
  });

  test('other amounts: the page is what people cook from', () => {
    const { groups, origins } = read(
      {
        recipeIngredient: ['3 large leeks', '2 tsp nutmeg', '13.65 gm olive oil', '2 eggs'],
        recipeInstructions: instructions,
      },
      `<h2>Ingredients</h2>${list(['3 large leeks', '1/2 tsp nutmeg', '1 tbsp olive oil', '2 eggs'])}${method}`,
    );
    expect(groups).toEqual([[null, '3 large leeks', '1/2 tsp nutmeg', '1 tbsp olive oil', '2 eggs']]);
    expect(origins?.ingredientGroups).toBe('page');
  });

  test('an amount that was cut, in the first line', () => {
    const shown = ['1.5 tsp salt', '3 leeks', '50 g butter', '200 g flour'];
    const data = { recipeIngredient: ['5 tsp salt', ...shown.slice(1)], recipeInstructions: instructions };
    expect(read(data, `${list(shown)}${method}`).groups).toEqual([[null, ...shown]]);
  });

  test('the same amounts in other signs are no other amounts', () => {
    const { groups, origins } = read(
      { recipeIngredient: ['1.5 cups cream', '0.333 cup milk', '1/2 tsp nutmeg'], recipeInstructions: instructions },
      `<h2>Ingredients</h2>${list(['1½ cups cream', '⅓ cup milk', '½ tsp nutmeg'])}${method}`,
    );
    expect(groups).toEqual([[null, '1.5 cups cream', '0.333 cup milk', '1/2 tsp nutmeg']]);
    expect(origins?.ingredientGroups).toBe('json-ld');
  });

  test('a line that breaks off, among lines with their remarks', () => {
    const { groups } = read(
      {
        recipeIngredient: ['3 leeks (white part only)', '2 oz cheddar', '40 g butter (softened)'],
        recipeInstructions: instructions,
      },
      `<h2>Ingredients</h2>${list(['3 leeks white part only', '2 oz cheddar grated on the large holes of a grater', '40 g butter softened'])}${method}`,
    );
    expect(groups).toEqual([
      [
        null,
        '3 leeks (white part only)',
        '2 oz cheddar grated on the large holes of a grater',
        '40 g butter (softened)',
      ],
    ]);
  });

  test('remarks that the data leaves out everywhere stay out', () => {
    const { groups } = read(
      { recipeIngredient: ['3 leeks', '2 oz cheddar', '40 g butter'], recipeInstructions: instructions },
      `<h2>Ingredients</h2>${list(['3 leeks, the white part only of each', '2 oz cheddar, grated on the large holes', '40 g butter, softened at room temperature'])}${method}`,
    );
    expect(groups).toEqual([[null, '3 leeks', '2 oz cheddar', '40 g butter']]);
  });

  test('two sizes of the recipe, one after the other', () => {
    const { groups, steps } = read(
      {
        recipeIngredient: [
          '3 leeks',
          '40 g butter',
          '2 eggs',
          '150 ml cream',
          '6 leeks',
          '80 g butter',
          '4 eggs',
          '300 ml cream',
        ],
        recipeInstructions: [
          step('Soften the leeks in the butter over a low heat for ten minutes.'),
          step('Beat the eggs with the cream and pour them over the leeks.'),
          step('Bake in the small tin for half an hour until golden on top.'),
          step('Soften the leeks in the butter over a low heat for fifteen minutes.'),
          step('Beat the eggs with the cream and pour them over the leeks.'),
          step('Bake in the large tin for half an hour until golden on top.'),
        ],
      },
      '',
    );
    expect(groups).toEqual([[null, '3 leeks', '40 g butter', '2 eggs', '150 ml cream']]);
    expect(steps).toHaveLength(3);
  });

  test('salt and pepper in both parts stay in both', () => {
    const { groups } = read(
      {
        recipeIngredient: [
          '3 leeks',
          '0.5 tsp salt',
          '0.25 tsp pepper',
          '150 ml cream',
          '0.5 tsp salt',
          '0.25 tsp pepper',
        ],
        recipeInstructions: instructions,
      },
      `<h2>Ingredients</h2><h4>Filling:</h4>${list(['3 leeks', '½ tsp salt', '¼ tsp pepper'])}<h4>Custard:</h4>${list(['150 ml cream', '½ tsp salt', '¼ tsp pepper'])}${method}`,
    );
    expect(groups).toEqual([
      ['Filling', '3 leeks', '0.5 tsp salt', '0.25 tsp pepper'],
      ['Custard', '150 ml cream', '0.5 tsp salt', '0.25 tsp pepper'],
    ]);
  });
});

describe('lines of the data beside those of the page', () => {
  const data = (recipeIngredient: string[]) => ({ recipeIngredient, recipeInstructions: instructions });

  test('the first one is missing', () => {
    const { groups } = read(
      data(['40 g butter', '2 eggs', '150 ml cream']),
      `<h2>Ingredients</h2><div class="ingredients"><p>3 large leeks, sliced</p>${list(['40 g butter', '2 eggs', '150 ml cream'])}</div>${method}`,
    );
    expect(groups).toEqual([[null, '3 large leeks, sliced', '40 g butter', '2 eggs', '150 ml cream']]);
  });

  test('an item without an amount below the heading of its group is missing', () => {
    const { groups } = read(
      data(['3 leeks', '40 g butter', '2 eggs', '1 sheet pastry', '30 g cheese']),
      `<h2>Ingredients</h2><p>For the leeks:</p>${list(['3 leeks', '40 g butter', '2 eggs'])}<p>Also for a tart:</p>${list(['All of the above', '1 sheet pastry', '30 g cheese'])}${method}`,
    );
    expect(groups).toEqual([
      ['For the leeks', '3 leeks', '40 g butter', '2 eggs'],
      ['Also for a tart', 'All of the above', '1 sheet pastry', '30 g cheese'],
    ]);
  });

  test('what the page shows as a heading names a group', () => {
    const lines = ['3 leeks', '40 g butter', 'Custard', '2 eggs', '150 ml cream'];
    const { groups } = read(
      data(lines),
      `<h2>Ingredients</h2><p class="list"><span class="ingredients">3 leeks<br>40 g butter<br><span class="underline">Custard</span><br>2 eggs<br>150 ml cream<br></span></p>${method}`,
    );
    expect(groups).toEqual([
      [null, '3 leeks', '40 g butter'],
      ['Custard', '2 eggs', '150 ml cream'],
    ]);
  });

  test('"(s)" stays unless the page says the plural', () => {
    expect(read(data(['1 package(s) frozen leeks', '2 cup(s) double cream', '40 g butter']), '').groups).toEqual([
      [null, '1 package(s) frozen leeks', '2 cup(s) double cream', '40 g butter'],
    ]);
    expect(
      read(
        data(['1 package(s) frozen leeks', '2 cup(s) double cream', '40 g butter']),
        `<h2>Ingredients</h2>${list(['1 package frozen leeks', '2 cups double cream', '40 g butter'])}${method}`,
      ).groups,
    ).toEqual([[null, '1 package frozen leeks', '2 cups double cream', '40 g butter']]);
  });

  test('words that only a program says', () => {
    const { groups } = read(
      data(['3 leeks', '6 Numbers basil', '40 g butter']),
      `<h2>Ingredients</h2>${list(['3 leeks', '6 basil', '40 g butter'])}${method}`,
    );
    expect(groups).toEqual([[null, '3 leeks', '6 basil', '40 g butter']]);
  });
});

describe('a method that the data does not tell as the page does', () => {
  test('the whole article', () => {
    const { steps, origins } = read(
      {
        recipeIngredient: ['3 leeks', '40 g butter'],
        recipeInstructions: [
          'Leeks are at their best in winter, when everything else is gone.',
          'Which leeks to buy',
          'Soften the leeks in the butter over a low heat.',
          'How to make leek tart',
          'Soften the leeks in the butter over a low heat.',
          'Bake the tart for half an hour until golden.',
          'Our ten best tarts for winter',
        ].join('\n'),
      },
      `<p>Leeks are at their best in winter, when everything else is gone.</p><h2>How to make leek tart</h2><ol><li>Soften the leeks in the butter over a low heat.</li><li>Bake the tart for half an hour until golden.</li></ol><h2>More recipes</h2><ul><li>Our ten best tarts for winter</li></ul>`,
    );
    expect(steps).toEqual(instructions.map(({ text }) => text));
    expect(origins?.instructionSections).toBe('page');
  });

  test('its first steps only', () => {
    const texts = ['Wash', 'Slice', 'Soften', 'Beat', 'Pour', 'Bake', 'Cool', 'Serve'].map(
      (verb) => `${verb} everything with care and without any haste at all.`,
    );
    const { steps } = read(
      { recipeIngredient: ['3 leeks', '40 g butter'], recipeInstructions: texts.slice(0, 1) },
      `<h2>Ingredients</h2>${list(['3 leeks', '40 g butter'])}<h2>Method</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`,
    );
    expect(steps).toEqual(texts);
  });

  test('a whole one stays, whatever stands in the same boxes', () => {
    const whole = [
      {
        '@type': 'HowToSection',
        name: 'Roast',
        itemListElement: [step('Heat the oven to 425 F.'), step('Line a tray.')],
      },
      { '@type': 'HowToSection', name: 'Dress', itemListElement: [step('Whisk the oil and the juice.')] },
    ];
    const { steps, origins } = read(
      { recipeIngredient: ['2 beets', '1 lemon', '2 tbsp oil'], recipeInstructions: whole },
      `<h2>Ingredients</h2>${list(['2 beets', '1 lemon', '2 tbsp oil'])}<h2>Method</h2><ul><li><b>Roast</b> <span>Heat the oven to 425 F.</span> <span>Line a tray.</span> <span>2 beets</span> <span>Connect your oven to the application now</span></li><li><b>Dress</b> <span>Whisk the oil and the juice.</span> <span>1 lemon</span> <span>2 tbsp oil of any kind that you like</span></li></ul>`,
    );
    expect(steps).toEqual(['Heat the oven to 425 F.', 'Line a tray.', 'Whisk the oil and the juice.']);
    expect(origins?.instructionSections).toBe('json-ld');
  });

  const food = { recipeIngredient: ['3 leeks', '40 g butter'] };

  test('in one piece, where the page tells it step by step', () => {
    const told = [
      'Slice the leeks and wash them well.',
      'Soften them in the butter for ten minutes.',
      'Fill the tart and bake it.',
    ];
    const body = `<h2>Ingredients</h2>${list(food.recipeIngredient)}<h2>Method</h2>${told.map((text, at) => `<p>${at + 1}. ${text}</p>`).join('')}`;
    const { steps, origins } = read({ ...food, recipeInstructions: told.join(' ') }, body);
    expect(steps).toEqual(told);
    expect(origins?.instructionSections).toBe('json-ld');
    const sentence = told.join(' ').replace('. Soften', ', then Soften');
    expect(read({ ...food, recipeInstructions: sentence }, `<p>${sentence}</p>`).steps).toEqual([sentence]);
  });

  test('in one piece, parted by numbers or by breaks that left no blank', () => {
    const parted = (text: string) => read({ ...food, recipeInstructions: [step(text)] }, '').steps;
    expect(parted('Slice the leeks.Soften them in butter.Bake at 180 C. Serve.')).toEqual([
      'Slice the leeks.',
      'Soften them in butter.',
      'Bake at 180 C. Serve.',
    ]);
    expect(parted('For the tart: 1.Slice the leeks. 2.Soften them. 3. Bake.')).toEqual([
      'For the tart:',
      'Slice the leeks.',
      'Soften them.',
      'Bake.',
    ]);
    expect(parted('Leave it for 2. Then serve.')).toEqual(['Leave it for 2. Then serve.']);
  });
});

describe('times that cannot be', () => {
  const timesOf = (data: object, shown: string) =>
    read({ recipeIngredient: ['3 leeks'], recipeInstructions: instructions, ...data }, `<p>${shown}</p>`).times;

  test('a total of the page that is shorter than the parts in the data', () => {
    expect(timesOf({ prepTime: 'PT45M', cookTime: 'PT2H' }, 'Takes 45 minutes')).toEqual([45, 120, 165]);
    expect(timesOf({ prepTime: 'PT20M', cookTime: 'PT20M' }, 'Total time: 90 minutes')).toEqual([20, 20, 90]);
  });

  test('the one time of the data, which the page calls otherwise', () => {
    expect(timesOf({ cookTime: 'PT40M' }, 'Preparation: 40 minutes')).toEqual([null, 40, 40]);
  });

  test('hours that are minutes on the page', () => {
    expect(timesOf({ prepTime: 'PT10H', cookTime: 'PT30H' }, 'Prep: 10 min')).toEqual([10, 30, 40]);
  });

  test('durations that are nearly written as they should be', () => {
    expect(timesOf({ prepTime: 'PT20 Mins', cookTime: 'PT0D1H5M', totalTime: 'P0DT1H25M' }, '')).toEqual([20, 65, 85]);
  });
});

test('of a range the upper end, or the number that the data counts with', () => {
  expect(read({ recipeIngredient: ['3 leeks'], recipeYield: '4 to 6 servings' }, '').yield?.amount).toBe(6);
  expect(read({ recipeIngredient: ['3 leeks'], recipeYield: ['4', '4 to 6 servings'] }, '').yield?.amount).toBe(4);
});
