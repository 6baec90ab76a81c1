import type { PrintedRecipe } from './printed-recipe.ts';

export const english: PrintedRecipe = {
  language: 'eng',
  name: 'Apple and Oat Crumble',
  facts: 'Serves 6 | Preparation time: 20 minutes | Cooking time: 40 minutes',
  servings: 6,
  minutes: { prep: 20, cook: 40 },
  ingredientsHeading: 'Ingredients',
  ingredients: [
    '1 kg tart apples',
    '150 g plain flour',
    '100 g cold butter, diced',
    '80 g brown sugar',
    '½ tsp ground cinnamon',
    '1 pinch of salt',
    '2 tbsp lemon juice',
    '50 g rolled oats',
    'vanilla custard, to serve',
  ],
  methodHeading: 'Method',
  steps: [
    '1. Heat the oven to 190 °C. Peel and core the apples, cut them into wedges and toss them with the lemon juice and half of the sugar.',
    '2. Rub the butter into the flour with your fingers until it looks like coarse crumbs, then stir in the oats, the cinnamon, the salt and the remaining sugar.',
    '3. Put the apples into a buttered dish, cover them with the crumbs and press them down lightly so that they hold together.',
    '4. Bake for 40 minutes until the top is golden brown and the juice of the apples bubbles at the edges. Let it rest for ten minutes and serve it warm.',
  ],
};
