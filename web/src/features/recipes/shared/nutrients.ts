import type { Nutrition } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';

/** In the order in which labels on food list them, each with its name and what it is counted in: sodium and cholesterol in milligrams. */
export const nutrients: [key: keyof Nutrition, name: () => string, unit: string][] = [
  ['calories', () => t('nutrition.calories'), 'kcal'],
  ['proteinContent', () => t('nutrition.protein'), 'g'],
  ['fatContent', () => t('nutrition.fat'), 'g'],
  ['saturatedFatContent', () => t('nutrition.saturated-fat'), 'g'],
  ['unsaturatedFatContent', () => t('nutrition.unsaturated-fat'), 'g'],
  ['transFatContent', () => t('nutrition.trans-fat'), 'g'],
  ['carbohydrateContent', () => t('nutrition.carbohydrates'), 'g'],
  ['sugarContent', () => t('nutrition.sugar'), 'g'],
  ['fiberContent', () => t('nutrition.fiber'), 'g'],
  ['sodiumContent', () => t('nutrition.sodium'), 'mg'],
  ['cholesterolContent', () => t('nutrition.cholesterol'), 'mg'],
];
