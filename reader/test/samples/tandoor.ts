const line = (amount: number, unit: string | null, food: string | null, more = {}) => ({
  amount,
  unit: unit && { name: unit },
  food: food && { name: food },
  note: '',
  order: 0,
  is_header: false,
  no_amount: false,
  ...more,
});

export const recipe = {
  name: '“Red” chili',
  description: 'Hot.',
  keywords: [{ name: 'Beans', description: '' }, 'Winter'],
  steps: [
    {
      name: 'Sauce',
      instruction: 'Fry {{ ingredients[0] }} and {{ ingredients[2].food }}.\n\nStir for {% scale_number 5 %} minutes.',
      ingredients: [
        line(2, 'oz', 'chile', { note: 'dry' }),
        line(0, null, null, { is_header: true, note: 'For later' }),
        line(1, null, 'salt', { no_amount: true }),
      ],
      time: 15,
      order: 0,
      file: { name: 'pan.jpg', file: 'files/pan.jpg' },
    },
    { name: '', instruction: 'Serve.', ingredients: [line(0.5, 'cup', 'cream')], time: 0, order: 1 },
    { name: '', instruction: '', ingredients: [], order: 2, step_recipe: 7, step_recipe_data: { id: 7, name: 'Rice' } },
  ],
  working_time: 20,
  waiting_time: 60,
  internal: true,
  nutrition: { calories: '310.0', carbohydrates: 12, fats: 0, proteins: 8, source: 'label' },
  servings: 4,
  servings_text: 'bowls',
  source_url: 'https://chili.example/red',
};

export const tandoorSample = { 'out.zip/1.zip/recipe.json': JSON.stringify(recipe), 'out.zip/1.zip/image.jpeg': 'a' };
