export const recipe = {
  name: 'Leek pie',
  description: '1. Cook **well**.\n2. Bake.',
  time: 75,
  cook_time: 40,
  prep_time: 35,
  yields: 6,
  source: 'https://pies.example/leek',
  photo: 'https://pies.example/leek.jpg',
  items: [
    { name: 'Leek', description: '2', optional: false },
    { name: 'Cream', description: '100 ml', optional: true },
    { name: 'Salt', description: '', optional: false },
  ],
  tags: ['Pies', 'Winter'],
};

export const kitchenowlSample = {
  'kitchenowl.json': JSON.stringify({ items: [{ name: 'Leek', category: 'Vegetables' }], recipes: [recipe] }),
};
