import { describe, expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const url = 'https://kitchen.example/pancakes';
const read = (html: string) => readRecipe({ html, url });
const withJsonLd = (json: unknown) =>
  `<html lang="en"><head><script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script></head><body></body></html>`;

const pancakes = {
  '@type': 'Recipe',
  name: 'Pancakes',
  recipeIngredient: ['2 eggs', '200 g flour'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Whisk.' },
    { '@type': 'HowToStep', text: 'Fry.' },
  ],
};

describe('a page with JSON-LD', () => {
  test('its fields are read, with their origin', () => {
    const recipe = read(
      withJsonLd({
        ...pancakes,
        author: { '@type': 'Person', name: 'Ada' },
        image: ['/a.jpg'],
        prepTime: 'PT10M',
        totalTime: 'PT1H5M',
        recipeYield: ['4', '4 servings'],
        keywords: 'sweet, quick',
        nutrition: { '@type': 'NutritionInformation', calories: '240 kcal' },
        aggregateRating: { ratingValue: '4.5', ratingCount: '1,204' },
      }),
    );
    expect(recipe).toMatchObject({
      name: 'Pancakes',
      author: 'Ada',
      image: 'https://kitchen.example/a.jpg',
      prepMinutes: 10,
      totalMinutes: 65,
      yield: { amount: 4, unit: 'servings', text: '4 servings' },
      language: 'en',
      keywords: ['sweet', 'quick'],
      nutrition: { calories: '240 kcal' },
      rating: { value: 4.5, count: 1204 },
      ingredientGroups: [{ name: null, ingredients: ['2 eggs', '200 g flour'] }],
      instructionSections: [{ name: null, steps: [{ text: 'Whisk.' }, { text: 'Fry.' }] }],
    });
    expect(recipe?.origins.name).toBe('json-ld');
    expect(recipe?.origins.language).toBe('meta');
  });

  test('a recipe inside a graph is found, and its references are followed', () => {
    const recipe = read(
      withJsonLd({
        '@graph': [
          { '@type': 'Person', '@id': '#ada', name: 'Ada' },
          { '@type': 'ImageObject', '@id': '#picture', url: 'https://kitchen.example/big.jpg' },
          { ...pancakes, author: { '@id': '#ada' }, image: { '@id': '#picture' } },
        ],
      }),
    );
    expect(recipe).toMatchObject({ author: 'Ada', image: 'https://kitchen.example/big.jpg' });
  });

  test('sections of the method keep their names', () => {
    const recipe = read(
      withJsonLd({
        ...pancakes,
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Whisk.' }] },
          { '@type': 'HowToSection', name: 'Pan', itemListElement: [{ '@type': 'HowToStep', text: 'Fry.' }] },
        ],
      }),
    );
    expect(recipe?.instructionSections).toEqual([
      { name: 'Dough', steps: [{ text: 'Whisk.' }] },
      { name: 'Pan', steps: [{ text: 'Fry.' }] },
    ]);
  });

  test('lines that end in a colon head groups of ingredients', () => {
    const recipe = read(withJsonLd({ ...pancakes, recipeIngredient: ['2 eggs', 'For the sauce:', '1 cup cream'] }));
    expect(recipe?.ingredientGroups).toEqual([
      { name: null, ingredients: ['2 eggs'] },
      { name: 'For the sauce', ingredients: ['1 cup cream'] },
    ]);
  });

  test.each([
    ['a line break inside a string', '{"@type":"Recipe","name":"Pan\ncakes","recipeIngredient":["2 eggs"]}'],
    ['a trailing comma', '{"@type":"Recipe","name":"Pan cakes","recipeIngredient":["2 eggs",],}'],
    ['a comment', '/* x */{"@type":"Recipe",// y\n"name":"Pan cakes","recipeIngredient":["2 eggs"]}'],
    ['a missing end', '{"@type":"Recipe","name":"Pan cakes","recipeIngredient":["2 eggs"'],
    [
      'quotation marks inside a string',
      '{"@type":"Recipe","description":"a "good" one","name":"Pan cakes","recipeIngredient":["2 eggs"]}',
    ],
    [
      'escaped as HTML',
      '{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Pan cakes&quot;,&quot;recipeIngredient&quot;:[&quot;2 eggs&quot;]}',
    ],
  ])('%s does not stop the reading', (_, json) => {
    expect(read(withJsonLd(json))).toMatchObject({
      name: 'Pan cakes',
      ingredientGroups: [{ ingredients: ['2 eggs'] }],
    });
  });

  test('of several recipes the one that the page is about is read', () => {
    const recipe = read(
      `<title>Pancakes | Kitchen</title>${withJsonLd([{ '@type': 'Recipe', name: 'Waffles' }, pancakes, { '@type': 'Recipe', name: 'Crepes' }])}`,
    );
    expect(recipe?.name).toBe('Pancakes');
  });
});

test('a recipe in the data that has a page of its own is not taken for that of this page', () => {
  const other = { ...pancakes, name: 'Plum cake', url: 'https://kitchen.example/plum-cake' };
  const html = `<title>Soup</title><h1>Soup</h1>${withJsonLd(other)}<h2>Ingredients</h2><ul><li>1 onion<li>2 leeks<li>1 l stock</ul><h2>Method</h2><ol><li>Chop the onion and the leeks.<li>Simmer them in the stock.</ol>`;
  expect(read(html)).toMatchObject({ name: 'Soup', origins: { ingredientGroups: 'page' } });
});

test('a page with microdata is read', () => {
  const recipe = read(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1>
    <meta itemprop="totalTime" content="PT20M"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ada</b></span>
    <ul><li itemprop="recipeIngredient">2 eggs<li itemprop="recipeIngredient">200 g flour</ul>
    <div itemprop="recipeInstructions"><p>Whisk.</p><p>Fry.</p></div></div>`);
  expect(recipe).toMatchObject({
    name: 'Pancakes',
    author: 'Ada',
    totalMinutes: 20,
    ingredientGroups: [{ ingredients: ['2 eggs', '200 g flour'] }],
    instructionSections: [{ steps: [{ text: 'Whisk.' }, { text: 'Fry.' }] }],
    origins: { ingredientGroups: 'microdata' },
  });
});

test('a page without a recipe is none', () => {
  expect(read('<title>News</title><p>Nothing to eat.</p>')).toBeNull();
});
