import type { Recipe } from '@larder/contract';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Method.module.css';
import { StepText } from './StepText.tsx';
import { useCheckedOff } from './use-checked-off.ts';

/** The steps, numbered through all sections; a tap on the number marks one as done. */
export function Method({ recipe }: { recipe: Pick<Recipe, 'name' | 'recipeInstructions'> }) {
  const { isChecked, toggle } = useCheckedOff();
  return (
    <ol className={classes.method}>
      {recipe.recipeInstructions.map((step, index) => {
        const number = formatNumber(index + 1);
        return (
          <li key={step.id} data-done={isChecked(step.id) || undefined}>
            {step.title && <h3 className={classes.heading}>{step.title}</h3>}
            <button
              type="button"
              className={classes.number}
              aria-pressed={isChecked(step.id)}
              aria-label={t('recipe.step-done', { number })}
              onClick={() => toggle(step.id)}
            >
              {number}
            </button>
            <div className={classes.text}>
              {step.summary && <h4 className={classes.summary}>{step.summary}</h4>}
              <StepText text={step.text} timerName={t('recipe.step-of', { number, recipe: recipe.name })} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
