/** A recipe as Paprika writes it. */
export const paprikaRecipe = {
  uid: 'A1',
  name: 'Leek pie',
  ingredients: '2 leeks\n200 g flour\nFor the glaze:\n1 egg',
  directions: '1. Cook the leeks.\n\n2. Bake for 40 minutes.',
  description: 'Good on the second day.',
  notes: 'Freezes well.',
  nutritional_info: 'Calories: 310 kcal\nTotal Fat: 12 g\nServing size: a slice',
  servings: '6 slices',
  prep_time: '20 mins',
  cook_time: '1 hr 10 mins',
  total_time: '',
  difficulty: 'Easy',
  source: 'Aunt Ada',
  source_url: 'https://pies.example/leek',
  image_url: 'https://pies.example/leek.jpg',
  categories: ['Pies', 'Winter'],
  rating: 4,
  on_favorites: 1,
  created: '2020-03-31 17:21:49',
  photo_data: btoa('a picture'),
};

export const paprikaSample = { 'Leek pie.paprikarecipe': JSON.stringify(paprikaRecipe) };
