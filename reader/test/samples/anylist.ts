export const anylistRecipe = {
  identifier: 'r1',
  name: 'Leek pie',
  note: 'Better the next day.',
  sourceName: 'Pies of the world',
  sourceUrl: 'https://pies.example/leek',
  ingredients: [
    { rawIngredient: '2 leeks, sliced', quantity: '2', name: 'leeks', note: 'sliced' },
    { rawIngredient: '# Dough' },
    { quantity: '200 g', name: 'flour', note: 'sifted' },
  ],
  preparationSteps: ['# Filling', 'Cook the leeks.', 'Bake.'],
  prepTime: 1200,
  cookTime: 2400,
  servings: '6 servings',
  rating: 4,
  nutritionalInfo: 'Calories: 320 kcal',
  creationTimestamp: 1577880000,
  photoUrls: ['https://photos.example/leek.jpg'],
};

export const anylistSample = {
  'anylist.json': JSON.stringify({ recipes: [anylistRecipe], collections: [{ name: 'Pies', recipeIds: ['r1'] }] }),
};
