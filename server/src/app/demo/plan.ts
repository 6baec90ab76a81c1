/** What is planned in the demo, by days from today. */
export interface DemoMeal {
  day: number;
  lastDay?: number;
  entryType: 'breakfast' | 'lunch' | 'dinner' | 'side' | 'snack' | 'drink' | 'dessert';
  /** Name of a recipe. */
  recipe?: string;
  title?: string;
  text?: string;
  servings?: number;
  portionsEaten?: number;
}

export const demoPlan: DemoMeal[] = [
  { day: -3, entryType: 'dinner', recipe: 'Slow tomato spaghetti' },
  { day: -2, entryType: 'dinner', title: 'Pizza from Rossi' },
  { day: -1, entryType: 'dinner', recipe: 'Roast vegetables on a sheet' },
  { day: 0, entryType: 'lunch', recipe: 'Garden salad, radish and mint' },
  {
    day: 0,
    entryType: 'dinner',
    recipe: 'Shakshuka with feta',
    servings: 6,
    portionsEaten: 4,
    text: 'Leila brings the bread',
  },
  { day: 1, entryType: 'dinner', recipe: 'Pork and ginger dumplings' },
  { day: 2, entryType: 'breakfast', recipe: 'Blueberry pancakes' },
  { day: 2, entryType: 'dinner', recipe: 'Slow tomato spaghetti' },
  { day: 3, entryType: 'lunch', recipe: 'Roast vegetables on a sheet' },
  { day: 3, entryType: 'side', recipe: 'Oma Ilse’s red cabbage' },
  { day: 4, entryType: 'dinner', recipe: 'Roast tomato soup with basil cream' },
  { day: 4, lastDay: 6, entryType: 'lunch', title: 'Jonas away, 2 to feed' },
  { day: 6, entryType: 'dinner', recipe: 'Chickpea and coconut curry' },
  { day: 8, entryType: 'dinner', recipe: 'Roast tomato soup with basil cream' },
  { day: 11, entryType: 'dessert', recipe: 'Chocolate cake with berries' },
];
