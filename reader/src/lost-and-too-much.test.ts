import { describe, expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

function read(body: string, head = '<title>Plum jam | Kitchen</title>') {
  const recipe = readRecipe({
    html: `<html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`,
    url: 'https://kitchen.example/plum-jam',
  });
  return {
    name: recipe?.name,
    groups: recipe?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients]),
    steps: recipe?.instructionSections.flatMap((section) => section.steps.map(({ text }) => text)),
    notes: recipe?.notes,
  };
}

const ingredients = '<h2>Ingredients</h2><ul><li>1 kg plums</li><li>500 g sugar</li><li>1 lemon</li></ul>';
const boil = 'Boil the plums with the sugar for twenty minutes.';
const fill = 'Fill the jam into clean jars and close them well.';
const items = (steps: string[]) => `<ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;

describe('ingredients', () => {
  test('a last group of one line, and one that is laid out otherwise', () => {
    const { groups } = read(
      `<h2>Fruit</h2><ul><li>1 kg plums</li><li>1 cup raisins</li><li>1 lemon</li></ul><h2>Pantry</h2><ul><li>500 g sugar</li><li>1 tsp cinnamon</li><li>2 cloves</li></ul><h2>Dairy</h2><p>30 g butter for the pot</p><h3>1. Make the jam:</h3>${items([boil, fill])}`,
    );
    expect(groups).toEqual([
      ['Fruit', '1 kg plums', '1 cup raisins', '1 lemon'],
      ['Pantry', '500 g sugar', '1 tsp cinnamon', '2 cloves'],
      ['Dairy', '30 g butter for the pot'],
    ]);
  });

  test('a few words between the items of a list name a group', () => {
    const { groups } = read(
      `<h2>Ingredients</h2><div class="list"><ul><li>1 kg plums</li><li>500 g sugar</li></ul><p>spiced butter</p><ul><li>50 g butter</li><li>1 pinch cinnamon</li></ul></div><h2>Method</h2>${items([boil, fill])}`,
    );
    expect(groups).toEqual([
      [null, '1 kg plums', '500 g sugar'],
      ['spiced butter', '50 g butter', '1 pinch cinnamon'],
    ]);
  });

  test('a purpose that is laid out otherwise than the items names a group, and so does a heading of ingredients for a part', () => {
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Plum jam',
      recipeIngredient: ['1 kg plums', '500 g sugar', '50 g butter', '1 pinch cinnamon', '2 lemons', '1 l cream'],
      recipeInstructions: [boil, fill],
    });
    const { groups } = read(
      `<h2>Ingredients for the fruit:</h2><ul><li>1 kg plums</li><li>500 g sugar</li><li class="small">for the butter</li><li>50 g butter</li><li>1 pinch cinnamon</li></ul><p>${boil}</p><h2>Ingredients for the cream:</h2><ul><li>2 lemons</li><li>1 l cream</li></ul><p>${fill}</p>`,
      `<title>Plum jam</title><script type="application/ld+json">${data}</script>`,
    );
    expect(groups).toEqual([
      ['Ingredients for the fruit', '1 kg plums', '500 g sugar'],
      ['for the butter', '50 g butter', '1 pinch cinnamon'],
      ['Ingredients for the cream', '2 lemons', '1 l cream'],
    ]);
  });

  test('lines that only breaks part, inside an element that is no block', () => {
    const { groups } = read(
      `<h2>Ingredients</h2><p><span class="big"><span>1 kg plums</span><br><span>500 g sugar</span><br><span>1 lemon</span><br></span></p><h2>Method</h2>${items([boil, fill])}`,
    );
    expect(groups).toEqual([[null, '1 kg plums', '500 g sugar', '1 lemon']]);
  });
});

describe('a method', () => {
  test('is told once, without the numbers that stand above its steps or, the second time, in them', () => {
    const steps = [boil, 'Stir in the lemon and let it bubble once more.', fill];
    const first = steps.map((text, at) => `<li><h6>Step ${at + 1}</h6><p>${text}</p></li>`).join('');
    const second = steps.map((text, at) => `<li><h6>${at + 1}</h6><p>${at + 1} ${text}</p></li>`).join('');
    expect(read(`${ingredients}<h2>Method</h2><ol>${first}</ol><ol>${second}</ol>`).steps).toEqual(steps);
  });

  test('ends where a heading of its own rank stands above something else', () => {
    const { steps } = read(
      `${ingredients}<h2>How to make plum jam</h2><h3>Step 1: Boil</h3><p>${boil}</p><h3>Step 2: Fill</h3><p>${fill}</p><h2>Keeping it</h2><p>Let the jam cool and store it in a dark place for up to a year.</p><h2>That's it</h2><p>This jam is everything that you want from an autumn, and quick to make.</p>`,
    );
    expect(steps).toEqual([boil, fill]);
  });

  test('goes on in a part that is laid out the same', () => {
    const { steps } = read(
      `${ingredients}<h3>Method</h3><h4>Step 1</h4><p>${boil}</p><h4>Step 2</h4><p>Skim the jam with a spoon.</p><h3>The jars</h3><h4>Step 1</h4><p>${fill}</p>`,
    );
    expect(steps).toEqual([boil, 'Skim the jam with a spoon.', fill]);
  });

  test('that stands on the page twice is told once', () => {
    const { steps } = read(
      `${ingredients}<h2>Method</h2>${items([boil, 'Skim the jam.', fill])}<h3>Kitchen sugar for jam</h3><p>Missing something? Find out what you can use in its place.</p><h2>Method</h2>${items([boil, 'Skim the jam.', fill])}`,
    );
    expect(steps?.filter((text) => text === boil)).toHaveLength(1);
    expect(steps?.slice(0, 3)).toEqual([boil, 'Skim the jam.', fill]);
    expect(steps).not.toContain('Missing something? Find out what you can use in its place.');
  });

  test('what it ends with is a note', () => {
    const { steps, notes } = read(
      `${ingredients}<h2>Method</h2><p>| ${boil}</p><p>| ${fill}</p><p>NOTE | frozen plums do just as well as fresh ones here.</p>`,
    );
    expect(steps).toEqual([boil, fill]);
    expect(notes).toEqual([{ title: 'NOTE', text: 'frozen plums do just as well as fresh ones here.' }]);
  });

  test('a footnote below it is a note, asterisks before all of its steps are bullets', () => {
    expect(
      read(`${ingredients}<h2>Method</h2>${items([boil, fill, '*Ripe plums need less sugar than hard ones.'])}`),
    ).toMatchObject({
      steps: [boil, fill],
      notes: [{ title: null, text: 'Ripe plums need less sugar than hard ones.' }],
    });
    expect(read(`${ingredients}<h2>Method</h2><p>* ${boil}</p><p>* ${fill}</p>`).steps).toHaveLength(2);
  });
});

describe('a name', () => {
  test('without the writer behind it', () => {
    const { name } = read(
      `<h1>Plum jam with cloves by <a rel="author">Ada Cook</a></h1>${ingredients}<h2>Method</h2>${items([boil, fill])}`,
      '<title>Plum jam with cloves | Jams | Kitchen</title>',
    );
    expect(name).toBe('Plum jam with cloves');
  });

  test('is neither a group of ingredients nor the second line of a heading', () => {
    const head =
      '<title>Plum jam with cinnamon butter | Kitchen</title><meta property="og:title" content="Plum jam with cinnamon butter | Kitchen">';
    expect(
      read(
        `<h1>Plum jam with cinnamon butter</h1><p><b>INGREDIENTS</b></p><p><b>Plum jam</b></p><ul><li>1 kg plums</li><li>500 g sugar</li></ul><h2>Method</h2>${items([boil, fill])}`,
        head,
      ).name,
    ).toBe('Plum jam with cinnamon butter');
    expect(
      read(`<h1>Best jam</h1><h1>with cinnamon butter</h1>${ingredients}<h2>Method</h2>${items([boil, fill])}`, head)
        .name,
    ).toBe('Plum jam with cinnamon butter');
  });
});

describe('what an item or a line holds', () => {
  test('what stands in for an ingredient, hidden until somebody asks', () => {
    const { groups } = read(
      `<h2>Ingredients</h2><ul><li>1 kg plums <span class="substitute hidden">apricots</span></li><li>500 g sugar</li><li>1 lemon</li></ul><h2>Method</h2>${items([boil, fill])}`,
    );
    expect(groups).toEqual([[null, '1 kg plums', '500 g sugar', '1 lemon']]);
  });

  test('a method in a box that is hidden for a tab', () => {
    const { steps } = read(`${ingredients}<h2>Method</h2><div class="tab hidden">${items([boil, fill])}</div>`);
    expect(steps).toEqual([boil, fill]);
  });

  test('Chinese lines that a break parts, as one', () => {
    const { steps } = read(
      `<h2>材料</h2><ul><li>李子 1公斤</li><li>糖 500克</li><li>柠檬 1个</li></ul><h2>做法</h2><ol><li>李子洗净去核，放入预热好的锅中加糖<br>210度煮二十分钟，不停搅拌</li><li>趁热装入干净的瓶子，盖紧盖子放凉</li></ol>`,
    );
    expect(steps?.[0]).toBe('李子洗净去核，放入预热好的锅中加糖210度煮二十分钟，不停搅拌');
  });
});

describe('a page without data', () => {
  const method = `<h2>Method</h2>${items([boil, fill])}`;

  test.each([
    ['Garnish', ['Icing sugar']],
    ['Optional', ['Whipped cream', 'Ground cinnamon']],
  ])('a group of which nothing is measured: %s', (name, words) => {
    const group = `<h3>${name}</h3><ul>${words.map((word) => `<li>${word}</li>`).join('')}</ul>`;
    expect(read(`<h1>Plum jam</h1>${ingredients}${group}${method}`).groups).toEqual([
      [null, '1 kg plums', '500 g sugar', '1 lemon'],
      [name, ...words],
    ]);
    // Behind the method it is something else.
    expect(read(`<h1>Plum jam</h1>${ingredients}${method}${group}`).groups).toHaveLength(1);
  });

  test('lists in a list are its groups', () => {
    const nested =
      '<h2>Ingredients</h2><ul><li>Fruit<ul><li>1 kg plums</li><li>1 lemon</li></ul></li><li>Sweet<ul><li>500 g sugar</li><li>2 tbsp honey</li></ul></li></ul>';
    expect(read(`<h1>Plum jam</h1>${nested}${method}`).groups).toEqual([
      ['Fruit', '1 kg plums', '1 lemon'],
      ['Sweet', '500 g sugar', '2 tbsp honey'],
    ]);
  });

  test.each(['<h2>Ingredients</h2><p>', '<p>Ingredients: '])('all ingredients in one line: %s', (before) => {
    const { groups } = read(
      `<h1>Plum jam</h1>${before}1 kg plums (or 500 g plums, 500 g figs), 500 g sugar, 1 lemon.</p>${method}`,
    );
    expect(groups).toEqual([[null, '1 kg plums (or 500 g plums, 500 g figs)', '500 g sugar', '1 lemon']]);
  });

  test.each(['- ', '– ', '• ', '☐ '])('paragraphs that begin with “%s” are steps', (dash) => {
    const paragraphs = [boil, fill].map((text) => `<p>${dash}${text}</p>`).join('');
    expect(read(`<h1>Plum jam</h1>${ingredients}<h2>Method</h2>${paragraphs}`).steps).toEqual([boil, fill]);
  });

  test('numbers on keys count steps', () => {
    const paragraphs = `<p>1️⃣ ${boil}</p><p>2️⃣ ${fill}</p>`;
    expect(read(`<h1>Plum jam</h1>${ingredients}<h2>👩‍🍳 Method</h2>${paragraphs}`).steps).toEqual([boil, fill]);
  });

  test('the consent to a newsletter is no step, what the dish holds for allergics a note', () => {
    const consent = 'I agree to receive the newsletter by e-mail, and have read the privacy policy.';
    const list = ingredients.replace('</ul>', '<li>Allergens: sulphites</li></ul>');
    const { groups, steps, notes } = read(`<h1>Plum jam</h1>${list}<h2>Method</h2>${items([boil, fill, consent])}`);
    expect(groups).toEqual([[null, '1 kg plums', '500 g sugar', '1 lemon']]);
    expect(steps).toEqual([boil, fill]);
    expect(notes).toEqual([{ title: 'Allergens', text: 'sulphites' }]);
  });
});
