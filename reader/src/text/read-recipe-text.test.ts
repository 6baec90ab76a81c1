import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipeText } from './read-recipe-text.ts';

const groups = (text: string) =>
  readRecipeText(text)?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients]);
const steps = (text: string) =>
  readRecipeText(text)?.instructionSections.flatMap((section) => section.steps.map(({ text }) => text));

describe('a pasted text', () => {
  const plain = `Grandma's Pancakes

The ones that we had every Sunday when I was small.

Serves 4
Prep time: 10 minutes
Cook time: 20 minutes

Ingredients
2 cups flour
3 eggs
1 pinch of salt
milk

Instructions
1. Whisk everything together until it is smooth.
2. Fry in hot butter until golden on both sides.`;

  test('is read by its headings', () => {
    expect(readRecipeText(plain)).toMatchObject({
      name: "Grandma's Pancakes",
      description: 'The ones that we had every Sunday when I was small.',
      yield: { amount: 4 },
      prepMinutes: 10,
      cookMinutes: 20,
      totalMinutes: 30,
      origins: { ingredientGroups: 'text' },
    });
    expect(groups(plain)).toEqual([[null, '2 cups flour', '3 eggs', '1 pinch of salt', 'milk']]);
    expect(steps(plain)).toEqual([
      'Whisk everything together until it is smooth.',
      'Fry in hot butter until golden on both sides.',
    ]);
  });

  test('may have no headings at all', () => {
    const text = `Pancakes\n\n250 g flour\n3 eggs\n500 ml milk\n\nWhisk everything together until it is smooth.\nFry in hot butter until golden.`;
    expect(readRecipeText(text)?.name).toBe('Pancakes');
    expect(groups(text)).toEqual([[null, '250 g flour', '3 eggs', '500 ml milk']]);
    expect(steps(text)).toHaveLength(2);
  });

  test('in Markdown keeps its groups', () => {
    const text = `# Cake\n\n## Zutaten\n\n### Teig\n\n- 200 g **Mehl**\n- 2 [Eier](https://eggs.example)\n\n### Guss\n\n- 100 g Zucker\n- 1 EL Wasser\n\n## Zubereitung\n\n1. Den Teig eine Stunde lang backen.\n2. Den Guss darauf verstreichen.`;
    expect(readRecipeText(text)?.name).toBe('Cake');
    expect(groups(text)).toEqual([
      ['Teig', '200 g Mehl', '2 Eier'],
      ['Guss', '100 g Zucker', '1 EL Wasser'],
    ]);
    expect(steps(text)).toEqual(['Den Teig eine Stunde lang backen.', 'Den Guss darauf verstreichen.']);
  });

  test('whose lines were broken is put together again', () => {
    const text = `Pancakes\n\nIngredients\n2 cups flour\n3 eggs\n\nMethod\nWhisk the flour and the eggs together in a large bowl until\nthe batter is smooth. Then fry it.`;
    expect(steps(text)).toEqual([
      'Whisk the flour and the eggs together in a large bowl until the batter is smooth. Then fry it.',
    ]);
  });

  test('that is a page or JSON is read as such', () => {
    expect(
      groups('<h2>Ingredients</h2><ul><li>2 eggs<li>1 cup flour</ul><h2>Method</h2><p>Fry everything in butter.</p>'),
    ).toEqual([[null, '2 eggs', '1 cup flour']]);
    expect(groups('{"@type":"Recipe","name":"Cake","recipeIngredient":["2 eggs"]}')).toEqual([[null, '2 eggs']]);
    expect(
      groups(
        '{"name":"Cake","recipeIngredient":[{"quantity":2,"unit":{"name":"cup"},"food":{"name":"flour"},"note":"sifted"}]}',
      ),
    ).toEqual([[null, '2 cup flour, sifted']]);
    expect(groups('{"title":"Cake","ingredients":["2 eggs","1 cup flour"],"steps":["Mix."]}')).toEqual([
      [null, '2 eggs', '1 cup flour'],
    ]);
  });

  test('without a recipe is none', () => {
    expect(readRecipeText('Dear Ada, see you on Sunday.')).toBeNull();
    expect(readRecipeText('')).toBeNull();
  });

  test('may be anything', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void readRecipeText(text)));
    fc.assert(fc.property(fc.json(), (text) => void readRecipeText(text)));
  });
});
