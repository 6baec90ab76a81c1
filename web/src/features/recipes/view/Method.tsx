import type { Instruction, Recipe } from '@larder/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { LinkedMethods } from '../linked/LinkedMethods.tsx';
import classes from './Method.module.css';
import { StepText } from './StepText.tsx';
import { stepIngredients } from './step-ingredients.ts';
import { stepTimers } from './step-timers.ts';
import { useCheckedOff } from './use-checked-off.ts';

/** The steps, numbered through all sections; a tap on the number marks one as done, a tap on a section's title folds it. */
export function Method({ recipe }: { recipe: Pick<Recipe, 'name' | 'recipeIngredient' | 'recipeInstructions'> }) {
  const { isChecked, toggle } = useCheckedOff();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string) =>
    setFolded((now) => (now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id])));
  const steps = recipe.recipeInstructions;
  const hasLinks = recipe.recipeIngredient.some(({ referencedRecipe }) => referencedRecipe !== null);
  return (
    <ol className={classes.method}>
      {numbered(steps).map(({ step, number, section }) => {
        const isFolded = section !== null && folded.has(section);
        if (isFolded && !step.title) return null;
        return (
          <li key={step.id} data-done={isChecked(step.id) || undefined}>
            {step.title && (
              <h3 className={classes.heading}>
                <button type="button" aria-expanded={!isFolded} onClick={() => fold(step.id)}>
                  {step.title}
                  <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
                </button>
              </h3>
            )}
            {!isFolded && (
              <>
                <button
                  type="button"
                  className={classes.number}
                  aria-pressed={isChecked(step.id)}
                  aria-label={t('recipe.step-done', { number })}
                  onClick={() => toggle(step.id)}
                >
                  {number}
                </button>
                <div className={classes.text} dir="auto">
                  {step.summary && <h4 className={classes.summary}>{step.summary}</h4>}
                  <StepText text={step.text} timers={stepTimers(recipe, step, number)} />
                  <LinkedMethods lines={hasLinks ? stepIngredients(step, steps, recipe.recipeIngredient) : []} />
                </div>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Each step with its number, and with the step that opened its section; null before the first title. */
function numbered(steps: Instruction[]) {
  let section: string | null = null;
  return steps.map((step, index) => {
    if (step.title) section = step.id;
    return { step, number: formatNumber(index + 1), section };
  });
}
