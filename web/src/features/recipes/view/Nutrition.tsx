import type { Nutrition as Nutrients } from '@larder/contract';
import { nutrients } from '../shared/nutrients.ts';
import classes from './Nutrition.module.css';

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
            <dt>{name()}</dt>
          </div>
        ) : null,
      )}
    </dl>
  );
}
