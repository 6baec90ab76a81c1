import { MealTimes } from '@larder/contract';

/** As most people eat; a household may say otherwise. */
const usual: MealTimes = {
  breakfast: '08:00',
  lunch: '12:00',
  dinner: '18:00',
  side: '18:00',
  snack: '16:00',
  drink: '20:00',
  dessert: '19:00',
};

/** What is stored of them; empty for the usual ones. */
export const readMealTimes = (stored: string): MealTimes =>
  stored === '' ? usual : MealTimes.parse({ ...usual, ...JSON.parse(stored) });
