import type { Nutrition as Nutrients } from '@larder/contract';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import classes from './Nutrition.module.css';

/** In the order in which labels on food list them; sodium and cholesterol are counted in milligrams. */
const nutrients = [
  ['calories', 'nutrition.calories', 'kcal'],
  ['proteinContent', 'nutrition.protein', 'g'],
  ['fatContent', 'nutrition.fat', 'g'],
  ['saturatedFatContent', 'nutrition.saturated-fat', 'g'],
  ['unsaturatedFatContent', 'nutrition.unsaturated-fat', 'g'],
  ['transFatContent', 'nutrition.trans-fat', 'g'],
  ['carbohydrateContent', 'nutrition.carbohydrates', 'g'],
  ['sugarContent', 'nutrition.sugar', 'g'],
  ['fiberContent', 'nutrition.fiber', 'g'],
  ['sodiumContent', 'nutrition.sodium', 'mg'],
  ['cholesterolContent', 'nutrition.cholesterol', 'mg'],
] as const satisfies [keyof Nutrients, MessageKey, string][];

export const hasNutrition = (nutrition: Nutrients) => nutrients.some(([key]) => nutrition[key]);

export function Nutrition({ nutrition }: { nutrition: Nutrients }) {
  return (
    <dl className={classes.nutrition}>
      {nutrients.map(([key, name, unit]) =>
        nutrition[key] ? (
          <div key={key}>
            <dd>
              {nutrition[key]}
              {/^[\d.,\s]+$/.test(nutrition[key]) && <small> {unit}</small>}
            </dd>
            <dt>{t(name)}</dt>
          </div>
        ) : null,
      )}
    </dl>
  );
}
