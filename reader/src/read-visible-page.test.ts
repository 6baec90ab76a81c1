import { describe, expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const read = (body: string, head = '') =>
  readRecipe({
    html: `<html><head>${head}</head><body>${body}</body></html>`,
    url: 'https://kitchen.example/pancakes',
  });
const groups = (body: string, head = '') =>
  read(body, head)?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients]);
const steps = (body: string) =>
  read(body)?.instructionSections.flatMap((section) => section.steps.map(({ text }) => text));

const menu = '<nav><ul><li>Home<li>2 cups of news</ul></nav>';
const comments =
  '<div id="comments"><p>I used 3 cups of flour and baked it for 20 minutes. Great recipe for the family.</p></div>';

describe('a page without structured data', () => {
  test.each([
    [
      'en',
      'Ingredients',
      ['2 cups flour', '1 pinch salt', '3 eggs'],
      'Instructions',
      ['Whisk everything together well.', 'Fry in hot butter until golden.'],
    ],
    [
      'de',
      'Zutaten für 4 Personen',
      ['250 g Mehl', '1 Prise Salz', '3 Eier'],
      'Zubereitung',
      ['Alles gut miteinander verrühren.', 'In heißer Butter goldbraun backen.'],
    ],
    [
      'fr',
      'Ingrédients',
      ['250 g de farine', '1 pincée de sel', '3 œufs'],
      'Préparation',
      ['Mélangez bien tous les ingrédients.', 'Faites cuire dans le beurre chaud.'],
    ],
    [
      'it',
      'Ingredienti',
      ['250 g di farina', '1 pizzico di sale', '3 uova'],
      'Procedimento',
      ['Mescolate bene tutti gli ingredienti.', 'Cuocete nel burro caldo.'],
    ],
    [
      'es',
      'Ingredientes',
      ['250 g de harina', '1 pizca de sal', '3 huevos'],
      'Elaboración',
      ['Mezclar bien todos los ingredientes.', 'Freír en mantequilla caliente.'],
    ],
    [
      'pt',
      'Ingredientes',
      ['2 xícaras de farinha', '1 pitada de sal', '3 ovos'],
      'Modo de preparo',
      ['Misture bem todos os ingredientes.', 'Frite na manteiga bem quente.'],
    ],
    [
      'nl',
      'Ingrediënten',
      ['250 g bloem', '1 snufje zout', '3 eieren'],
      'Bereiding',
      ['Meng alles goed door elkaar.', 'Bak in hete boter goudbruin.'],
    ],
    [
      'sv',
      'Ingredienser',
      ['3 dl mjöl', '1 krm salt', '3 ägg'],
      'Gör så här',
      ['Vispa ihop allt till en slät smet.', 'Stek i smör tills de är gyllene.'],
    ],
    [
      'pl',
      'Składniki',
      ['250 g mąki', '1 szczypta soli', '3 jajka'],
      'Przygotowanie',
      ['Wszystko dobrze wymieszać razem.', 'Smażyć na gorącym maśle.'],
    ],
    [
      'cs',
      'Suroviny',
      ['250 g mouky', '1 špetka soli', '3 vejce'],
      'Postup',
      ['Všechno dobře promícháme dohromady.', 'Smažíme na rozpáleném másle.'],
    ],
    [
      'hu',
      'Hozzávalók',
      ['25 dkg liszt', '1 csipet só', '3 tojás'],
      'Elkészítés',
      ['Mindent jól összekeverünk egy tálban.', 'Forró vajban kisütjük.'],
    ],
    [
      'ru',
      'Ингредиенты',
      ['250 г муки', '1 щепотка соли', '3 яйца'],
      'Приготовление',
      ['Всё хорошо смешать в миске.', 'Жарить на горячем масле.'],
    ],
    [
      'tr',
      'Malzemeler',
      ['2 su bardağı un', '1 tutam tuz', '3 adet yumurta'],
      'Hazırlanışı',
      ['Bütün malzemeyi iyice karıştırın.', 'Kızgın yağda pişirin.'],
    ],
    [
      'ja',
      '材料',
      ['小麦粉 250g', '塩 少々', '卵 3個'],
      '作り方',
      ['全部をよく混ぜ合わせます。', '熱したバターで焼きます。'],
    ],
  ])('is read in %s', (_, heading, ingredients, method, text) => {
    const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
    const body = `${menu}<h1>Pancakes</h1><p>My family loves them.</p><h2>${heading}</h2><ul>${items(ingredients)}</ul><h2>${method}</h2><ol>${items(text)}</ol>${comments}`;
    expect(groups(body)).toEqual([[null, ...ingredients]]);
    expect(steps(body)).toEqual(text);
    expect(read(body)).toMatchObject({
      name: 'Pancakes',
      origins: { ingredientGroups: 'page', instructionSections: 'page' },
    });
  });

  test('shows groups by the headings in its list', () => {
    const body = `<h1>Cake</h1><h2>Ingredients</h2><h3>Dough</h3><ul><li>200 g flour<li>2 eggs</ul><h3>Icing</h3><ul><li>100 g sugar<li>1 tbsp water</ul>
      <h2>Method</h2><p>Bake the dough for an hour.</p><p>Stir the icing and pour it over.</p>`;
    expect(groups(body)).toEqual([
      ['Dough', '200 g flour', '2 eggs'],
      ['Icing', '100 g sugar', '1 tbsp water'],
    ]);
  });

  test('may have its lines parted by breaks, in tables, in boxes or in pairs', () => {
    const method = '<h2>Method</h2><p>Mix everything in a large bowl.</p><p>Bake it for half an hour.</p>';
    const lines = [[null, '200 g flour', '2 eggs', '1 tsp salt']];
    expect(groups(`<h2>Ingredients</h2><p>200 g flour<br>2 eggs<br>1 tsp salt</p>${method}`)).toEqual(lines);
    expect(
      groups(
        `<h2>Ingredients</h2><table><tr><td>200 g<td>flour<tr><td>2<td>eggs<tr><td>1 tsp<td>salt</table>${method}`,
      ),
    ).toEqual(lines);
    expect(
      groups(
        `<h2>Ingredients</h2><div class="i"><div>200 g</div><div>flour</div></div><div class="i"><div>2</div><div>eggs</div></div><div class="i"><div>1 tsp</div><div>salt</div></div>${method}`,
      ),
    ).toEqual(lines);
    expect(groups(`<h2>Ingredients</h2><dl><dt>200 g<dd>flour<dt>2<dd>eggs<dt>1 tsp<dd>salt</dl>${method}`)).toEqual(
      lines,
    );
  });

  test('that gives its list twice, in two systems, is read once', () => {
    const body = `<h2>Ingredients</h2><ul><li>200 g flour<li>100 g butter<li>50 ml milk<li>10 g yeast</ul>
      <ul><li>7 oz flour<li>3.5 oz butter<li>1.7 fl oz milk<li>0.3 oz yeast</ul><h2>Method</h2><p>Knead everything for ten minutes.</p>`;
    expect(groups(body)).toEqual([[null, '200 g flour', '100 g butter', '50 ml milk', '10 g yeast']]);
  });

  test('says times and yield beside their labels', () => {
    const body = `<h1>Pancakes</h1><ul><li>Prep time: 10 min<li>Cook time: 1 h 20 min</ul><p>Serves 4</p>
      <h2>Ingredients</h2><ul><li>200 g flour<li>2 eggs</ul><h2>Method</h2><p>Fry everything in hot butter.</p>`;
    expect(read(body)).toMatchObject({ prepMinutes: 10, cookMinutes: 80, totalMinutes: 90, yield: { amount: 4 } });
  });

  test('steps lose the numbers that stand before them', () => {
    const body = `<h2>Ingredients</h2><ul><li>200 g flour<li>2 eggs</ul><h2>Method</h2><p>1. Whisk the eggs well.</p><p>Step 2: Fry them in butter.</p>`;
    expect(steps(body)).toEqual(['Whisk the eggs well.', 'Fry them in butter.']);
  });
});

const recipeData = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Cake', ...recipe })}</script>`;

describe('a blog with a recipe card below its story', () => {
  const story = `<h1>The best ever lemon cake recipe</h1><h2>How to make lemon cake</h2>
<p>${'Begin by telling everybody how lovely this cake is, and how your grandmother made it on Sundays. '.repeat(5)}</p>
<p>${'Beat the eggs for as long as you can, and then a little longer, which is what all the pictures show. '.repeat(5)}</p>`;
  const card = `<h2><div><span>Lemon cake, the best</span></div></h2><p>4.9 from 12 votes</p><h3>Ingredients US Customary – Metric</h3>
<h4><div>For the icing</div></h4><ul><li>1 cup sugar<li>2 lemons</ul><h4><div>For the cake</div></h4><ul><li>3 eggs<li>2 cups flour<li>salt</ul>
<h3>Instructions</h3><ol><li>Beat the eggs with the sugar.<li>Add the flour and bake for an hour.</ol>
<h3>Per serving</h3><ul><li>30 g protein<li>5 g fat, of which saturated 2 g<li>12 g carbs<li>83 g flour 303 kcal</ul>`;

  test('is read from the card', () => {
    expect(steps(story + card)).toEqual(['Beat the eggs with the sugar.', 'Add the flour and bake for an hour.']);
    expect(groups(story + card)).toEqual([
      ['For the icing', '1 cup sugar', '2 lemons'],
      ['For the cake', '3 eggs', '2 cups flour', 'salt'],
    ]);
  });

  test('is called what its card calls it', () => {
    expect(read(story + card)?.name).toBe('Lemon cake, the best');
  });
});

describe('structured data beside what the page shows', () => {
  test('gets the groups that the page names', () => {
    const head = recipeData({
      recipeIngredient: ['200 g flour', '2 eggs', '100 g sugar', '1 tbsp water'],
      recipeInstructions: ['Bake.'],
    });
    const body = `<p>You need flour, eggs and sugar for this cake.</p><h3>Ingredients</h3><h4>Dough</h4><ul><li>200 g flour<li>2 eggs</ul><h4>Icing</h4><ul><li>100 g sugar<li>1 tbsp water</ul>`;
    expect(groups(body, head)).toEqual([
      ['Dough', '200 g flour', '2 eggs'],
      ['Icing', '100 g sugar', '1 tbsp water'],
    ]);
    expect(read(body, head)?.origins.ingredientGroups).toBe('json-ld');
  });

  test('gets the amounts that it dropped', () => {
    const head = recipeData({ recipeIngredient: ['flour', 'eggs', 'salt'], recipeInstructions: ['Bake.'] });
    const body = '<h3>Ingredients</h3><ul><li>200 g flour<li>2 eggs<li>1 pinch of salt</ul>';
    expect(groups(body, head)).toEqual([[null, '200 g flour', '2 eggs', '1 pinch of salt']]);
    expect(read(body, head)?.origins.ingredientGroups).toBe('page');
  });

  test('is put together again where it was cut at commas', () => {
    const head = recipeData({
      recipeIngredient: ['250 g pork', ' diced', ' 1 egg', ' 40 g butter', ' melted'],
      recipeInstructions: ['Bake.'],
    });
    const body = '<h3>Ingredients</h3><ul><li>250 g pork, diced<li>1 egg<li>40 g butter, melted</ul>';
    expect(groups(body, head)).toEqual([[null, '250 g pork, diced', '1 egg', '40 g butter, melted']]);
  });

  test('gives way to a method that goes on', () => {
    const head = recipeData({ recipeIngredient: ['2 eggs'], recipeInstructions: ['Break the eggs.'] });
    const body =
      '<h3>Method</h3><ol><li>Break the eggs.<li>Whisk them well.<li>Add a little milk.<li>Fry in butter.</ol>';
    expect(read(body, head)?.instructionSections[0]?.steps).toHaveLength(4);
  });
});
