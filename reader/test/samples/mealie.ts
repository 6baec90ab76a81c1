export const mealieRecipe = {
  id: 3,
  name: 'Plum cake',
  slug: 'plum-cake',
  description: 'Late summer.',
  recipe_category: ['Cake'],
  tags: [{ name: 'plums' }, ''],
  tools: ['Tin'],
  recipe_yield: '12 pieces',
  recipe_ingredient: [
    { title: 'Dough', note: '1/2 cup flour', unit: null, food: null, disable_amount: true, quantity: 1 },
    '2 eggs',
  ],
  recipe_instructions: [
    { title: '', text: 'Mix.' },
    { title: 'Oven', text: 'Bake.' },
  ],
  total_time: '1 Hour 10 Minutes',
  perform_time: '1 Day',
  org_url: 'https://cakes.example/plum',
  rating: 5,
  date_added: '2021-10-26',
  nutrition: { fat_content: '12', calories: '' },
  notes: [{ title: 'Tip', text: 'Use ripe plums.' }],
  extras: { wine: 'none' },
  comments: [{ text: 'Good!', user: { username: 'ada' } }],
  assets: [{ name: 'Card', icon: 'mdi-file-pdf', file_name: 'card.pdf' }],
};

export const mealieSample = { 'backup/recipes/plum-cake/plum-cake.json': JSON.stringify(mealieRecipe) };
