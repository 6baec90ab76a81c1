import { expect, test } from 'vitest';
import { draftOf, nameInAddress, previewOfFound, recipeOf } from './preview-draft.ts';

const found = previewOfFound({
  url: 'https://example.org/soup',
  name: 'Soup',
  description: '',
  pictures: ['https://example.org/soup.jpg'],
});
const preview = {
  ...found,
  recipe: {
    ...found.recipe,
    recipeYield: '4 to 6 servings',
    recipeServings: 4,
    recipeYieldQuantity: 4,
    ingredients: [
      { title: null, text: '1 onion', isDoubtful: false },
      { title: 'To serve', text: 'bread', isDoubtful: true },
    ],
    instructions: [{ title: '', summary: 'Chop', text: 'Chop it.' }],
  },
  tags: ['Winter', 'Quick'],
};

test('a preview that nobody touched is saved as it was read', () => {
  expect(recipeOf(preview, draftOf(preview, { takeTags: false }))).toMatchObject({
    name: 'Soup',
    orgURL: 'https://example.org/soup',
    recipeServings: 4,
    recipeIngredient: [
      { title: null, note: '1 onion', originalText: '1 onion' },
      { title: 'To serve', note: 'bread' },
    ],
    recipeInstructions: [{ title: '', summary: 'Chop', text: 'Chop it.' }],
    tags: [],
  });
});

test('what was changed counts, and empty lines do not', () => {
  const draft = draftOf(preview, { takeTags: true });
  const ingredients = draft.ingredients.map((line) => (line.text === 'bread' ? { ...line, text: '  ' } : line));
  expect(recipeOf(preview, { ...draft, name: ' Our soup ', recipeYield: '8 bowls', ingredients })).toMatchObject({
    name: 'Our soup',
    recipeServings: 8,
    recipeIngredient: [{ note: '1 onion' }],
    tags: [{ name: 'Winter' }, { name: 'Quick' }],
  });
});

test.each([
  ['https://example.org/recipes/best-tomato-soup-123.html', 'Best tomato soup'],
  ['https://example.org/2024/05/onion_pie/', 'Onion pie'],
  ['https://example.org/?p=7', ''],
  ['nonsense', ''],
])('%s speaks of "%s"', (url, name) => expect(nameInAddress(url)).toBe(name));
