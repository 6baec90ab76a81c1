import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const data = {
  '@type': 'Recipe',
  name: 'Leek tart',
  author: { '@type': 'Person', name: 'Ada Cook' },
  image: ['/tart.jpg'],
  recipeYield: ['4', '4 to 6 servings'],
  recipeIngredient: ['3 leeks', '40 g butter (softened)', '2 eggs', '150 ml cream'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Soften the leeks.' },
    { '@type': 'HowToStep', text: 'Bake.' },
  ],
};
const page = `<html lang="en"><head><title>Leek tart | Kitchen</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek tart by Ada Cook</h1><p>10 min Preparation Time</p><h2>Ingredients</h2><ul class="ingredients"><li itemprop="recipeIngredient">3 leeks</li><li>40 g butter, softened until it is easy to spread</li></ul><p><b>Custard:</b></p><table><tr><td>2</td><td>eggs</td></tr><tr><td>150 ml</td><td>cream</td></tr></table><h2>Method</h2><ol itemprop="recipeInstructions"><li>1. Soften the leeks in the butter.</li><li>2. Bake for half an hour. Serves 4</li><li>*Leeks keep for a week.</li></ol><footer>© 2024 Ada Cook. All rights reserved.</footer></body></html>`;

/** Numbers that look thrown and are the same each time. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const rubbish = [
  '<',
  '"',
  '</',
  '{',
  '[',
  '\\',
  '\u0000',
  '\ud83c',
  '½',
  '&#x;',
  '<!--',
  '<li>',
  '</ul>',
  '<script>',
  '(s)',
  '\n',
];

function garbled(seed: number): string {
  const throwDice = dice(seed);
  let text = page;
  for (let change = 0; change <= seed % 5; change++) {
    const at = throwDice(text.length);
    const to = Math.min(text.length, at + throwDice(120));
    const piece = text.slice(at, to);
    const kind = throwDice(5);
    if (kind === 0) text = text.slice(0, at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(to);
    else if (kind === 2) text = text.slice(0, to) + piece.repeat(3) + text.slice(to);
    else if (kind === 3) text = text.slice(0, at) + (rubbish[throwDice(rubbish.length)] ?? '') + text.slice(at);
    else text = text.slice(0, at) + [...piece].reverse().join('') + text.slice(to);
  }
  return text;
}

test('three hundred pages that were cut, mixed up and broken are read, or are none', () => {
  let recipes = 0;
  for (let seed = 0; seed < 300; seed++) {
    const recipe = readRecipe({ html: garbled(seed), url: 'https://kitchen.example/leek-tart' });
    if (recipe === null) continue;
    recipes++;
    const lines = recipe.ingredientGroups.flatMap(({ ingredients }) => ingredients);
    const steps = recipe.instructionSections.flatMap((section) => section.steps);
    expect(lines.length + steps.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.trim() !== '')).toBe(true);
  }
  expect(recipes).toBeGreaterThan(200);
});
