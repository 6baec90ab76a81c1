export const recipe = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: 'Bread',
  recipeYield: 2,
  prepTime: 'PT0H10M',
  cookTime: '',
  totalTime: null,
  recipeIngredient: ['500 g flour', '[Sourdough](#r/12), 100 g', '## Crust', '1 egg'],
  recipeInstructions: ['Mix.', '## Oven', 'Bake.\n'],
  recipeCategory: '*',
  keywords: 'bread,baking',
  tool: ['Oven'],
  image: '/Recipes/Bread/full.jpg',
  url: '',
  nutrition: [],
};

export const nextcloudSample = { 'x/recipe.json': JSON.stringify(recipe), 'x/full.jpg': 'a' };
