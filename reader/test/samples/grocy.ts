export const recipes = [
  {
    ...{ id: 1, name: 'Leek pie', description: '<p>Cook.</p><p>Bake &amp; eat.</p>', base_servings: 6 },
    ...{
      desired_servings: 2,
      type: 'normal',
      picture_file_name: 'pie.jpg',
      row_created_timestamp: '2024-03-01 10:00:00',
    },
  },
  { id: 2, name: '2024-03-01', base_servings: 1, desired_servings: 1, type: 'mealplan-day' },
];

export const recipes_pos = [
  { id: 1, recipe_id: 1, product_id: 7, amount: 2, qu_id: 3, note: 'sliced', ingredient_group: null },
  { id: 2, recipe_id: 1, product_id: '8', amount: '200', qu_id: 4, note: null, ingredient_group: 'Pastry' },
  { id: 3, recipe_id: 1, product_id: 9, amount: 1, qu_id: 3, variable_amount: 'a pinch of' },
  { id: 4, recipe_id: 2, product_id: 7, amount: 1, qu_id: 3 },
];

export const products = [
  { id: 7, name: 'leeks' },
  { id: 8, name: 'flour' },
  { id: 9, name: 'salt' },
];

export const quantity_units = [
  { id: 3, name: '' },
  { id: 4, name: 'g' },
];

export const grocySample = { 'grocy.json': JSON.stringify({ recipes, recipes_pos, products, quantity_units }) };
