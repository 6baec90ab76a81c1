export const recipe = {
  id: 'soups.example/leek',
  title: 'Leek soup',
  text: 'From [Ada](https://ada.example).',
  link: 'https://soups.example/leek',
  yield: '4',
  prepTime: '10 min',
  cookTime: '1 hour',
  totalTime: '',
  ingredients: '2 leeks\n# Part 2\n1 **egg**',
  instructions: 'Cook.\n\n# To serve\nPour.\nEat.',
  nutrition: 'Calories: 120 kcal',
  notes: 'Add cream.',
  categories: ['Soup'],
  favorite: true,
  wantToCook: true,
  date: 682585478.5,
  images: [btoa('a picture')],
};

export const melaSample = { 'x.melarecipes/1': JSON.stringify(recipe) };
