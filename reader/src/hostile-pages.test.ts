import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { readRecipeText } from './text/read-recipe-text.ts';

const url = 'https://kitchen.example/';

/** Waiting for a busy machine is no fault of the reader: what is bounded is the time of the processor. */
const patience = 300_000;
/** How many times slower than most this machine is. */
const pace = Number(process.env.LARDER_TEST_PACE ?? 1);
const page = `<!doctype html><html lang="en"><head><title>Cake | Kitchen</title><meta property="og:image" content="/a.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Recipe","@id":"#r","name":"Cake","author":{"@id":"#a"},"recipeYield":["4","4 servings"],
"recipeIngredient":["200 g flour","For the icing:","1 tbsp water"],"recipeInstructions":[{"@type":"HowToSection","name":"Dough","itemListElement":[{"@type":"HowToStep","text":"Bake &amp; cool."}]}],
"nutrition":{"calories":"240 kcal"},"totalTime":"PT1H"},{"@type":"Person","@id":"#a","name":"Ada"}]}</script></head>
<body><nav><a href="/">Home</a></nav><div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Cake</span></div>
<h2>Ingredients</h2><ul><li><b>200 g</b> flour</li><li>2 eggs</li></ul><h2>Method</h2><ol><li><p>Bake the cake for an hour.</p></li></ol>
<script>window.__STATE__={"recipe":{"ingredients":["1 egg","2 cups flour"],"steps":["Mix."]}}</script></body></html>`;

describe('whatever bytes come', { timeout: patience }, () => {
  test('a page that was cut, doubled and strewn with noise is read without an error', () => {
    const cut = fc.tuple(fc.nat(page.length), fc.nat(page.length), fc.string(), fc.nat(page.length));
    fc.assert(
      fc.property(cut, ([from, to, noise, at]) => {
        const mutated = page.slice(0, from) + noise + page.slice(Math.min(from, to), at) + page.slice(to);
        readRecipe({ html: mutated, url });
      }),
      { numRuns: 200 },
    );
  });

  test('any bytes are read without an error', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 500 }),
        fc.string(),
        (html, contentType) => void readRecipe({ html, url, contentType }),
      ),
    );
  });

  test('any values in structured data are read without an error', () => {
    const keys = [
      'name',
      'image',
      'author',
      'recipeYield',
      'totalTime',
      'recipeIngredient',
      'recipeInstructions',
      'nutrition',
      'aggregateRating',
      'video',
      'keywords',
      '@id',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (recipe) => {
        const html = `<script type="application/ld+json">${JSON.stringify({ ...recipe, '@type': 'Recipe' })}</script>`;
        readRecipe({ html, url });
      }),
    );
  });

  test('an address that is none does not matter', () => {
    expect(readRecipe({ html: page, url: 'not an address' })?.name).toBe('Cake');
  });
});

describe('a page that means harm is read in a bounded time', () => {
  test.each([
    ['nested tags', '<div>'.repeat(100_000)],
    ['nested tags and wrong ends', '<b>'.repeat(50_000) + '</i>'.repeat(50_000)],
    ['open tags', '<a '.repeat(200_000)],
    ['attributes', `<p ${'x=1 '.repeat(200_000)}>`],
    ['empty items', '<li>'.repeat(300_000)],
    ['short paragraphs', '<p>1 cup'.repeat(200_000)],
    ['one long word', `<p>${'1'.repeat(2_000_000)}`],
    ['one long line of words', `<li>${'a1 '.repeat(700_000)}`],
    [
      'a class of a million letters',
      `<div class="${'a-b '.repeat(250_000)}">${'<p>1 cup of flour</p>'.repeat(8000)}</div>`,
    ],
    ['entities', '&amp;'.repeat(400_000)],
    ['nested items', '<div itemscope itemprop="x">1'.repeat(50_000)],
    [
      'a list that refers to itself many times',
      `<script type="application/ld+json">[{"@type":"ItemList","@id":"#a","name":"s","itemListElement":[${'{"@id":"#a"},'.repeat(30)}"Mix."]},{"@type":"Recipe","recipeInstructions":[{"@id":"#a"}]}]</script>`,
    ],
    [
      'pictures that refer to lists of pictures',
      `<script type="application/ld+json">[{"@type":"ImageObject","@id":"#a","url":[${'{"@id":"#a"},'.repeat(20_000)}"x"]},{"@type":"Recipe","recipeIngredient":"1 egg","image":[${'{"@id":"#a"},'.repeat(20_000)}"x"]}]</script>`,
    ],
    [
      'ingredients that refer to themselves',
      `<script type="application/ld+json">[{"@type":"ItemList","@id":"#a","itemListElement":[${'{"@id":"#a"},'.repeat(30)}"1 egg"]},{"@type":"Recipe","recipeIngredient":{"@id":"#a"}}]</script>`,
    ],
    ['many values', `<script type="application/ld+json">[${'{"@type":"Recipe","name":"x"},'.repeat(50_000)}]</script>`],
    [
      'one long value',
      `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":"${'1 cup, '.repeat(200_000)}"}</script>`,
    ],
    [
      'many lines',
      `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":[${'"1 cup flour",'.repeat(20_000)}"x"],"recipeInstructions":"${'1. Mix. '.repeat(50_000)}"}</script><ul>${'<li>1 cup flour'.repeat(5000)}</ul>`,
    ],
  ])('%s', { timeout: patience }, (_, html) => {
    const start = process.cpuUsage();
    readRecipe({ html, url });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(8000 * pace);
  });
});

describe('a pasted text that means harm is read in a bounded time', { timeout: patience }, () => {
  test.each([
    ['open links', '[('.repeat(100_000)],
    ['open pictures', '![a]('.repeat(40_000)],
    ['a list of commas', `Ingredients: 1 egg${', a'.repeat(60_000)}`],
    ['a heading of blanks', `# a${' '.repeat(190_000)}b`],
    ['a heading of signs', `# ${'#'.repeat(190_000)}b`],
    ['stars', '**a __b '.repeat(25_000)],
    ['open brackets in data', `<p>x</p>{"a" ${'[1,'.repeat(60_000)}`],
  ])('%s', (_, text) => {
    const start = process.cpuUsage();
    readRecipeText(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000 * pace);
  });
});
