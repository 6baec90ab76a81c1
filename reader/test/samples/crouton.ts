export const recipe = {
  uuid: '7c1a',
  name: 'Leek pie',
  serves: 6,
  duration: 35,
  cookingDuration: 40,
  rating: 0,
  defaultScale: 1,
  webLink: 'https://pies.example/leek',
  sourceName: 'pies.example',
  notes: 'Freezes well.',
  neutritionalInfo: 'Calories: 240 kcal',
  tags: ['Pies', ' Winter '],
  folderIDs: [],
  images: [btoa('a picture')],
  ingredients: [
    { order: 3, ingredient: { name: 'flour' }, quantity: { amount: 200, quantityType: 'GRAMS' } },
    { order: 0, ingredient: { name: 'leeks' }, quantity: { amount: 2, secondaryAmount: 3, quantityType: 'ITEM' } },
    { order: 1, ingredient: { name: 'salt' } },
    { order: 2, ingredient: { name: 'Pastry' }, quantity: { amount: 0, quantityType: 'SECTION' } },
  ],
  steps: [
    { order: 2, step: 'Bake.', isSection: false },
    { order: 0, step: 'Cook.', isSection: false },
    { order: 1, step: 'Oven:', isSection: true },
  ],
};

export const croutonSample = { 'Leek pie.crumb': JSON.stringify(recipe) };
