import type { Ingredient } from '@larder/contract';
import { useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { amountText, type ShownLine, useShownLines } from '../recipes/index.ts';
import classes from './StepIngredients.module.css';

/** What a step uses, with amounts as large as the step. */
export function StepIngredients({ ingredients, scale }: { ingredients: Ingredient[]; scale: number }) {
  const shownLine = useShownLines(scale);
  return (
    <ul className={classes.used} aria-label={t('cook.used')}>
      {ingredients.map((ingredient) => {
        const shown = shownLine(ingredient);
        return (
          <li key={ingredient.referenceId}>
            {shown.isConverted ? <ConvertedAmount shown={shown} /> : <OwnAmount shown={shown} />}
            <span data-written>{[shown.food, shown.note].filter(Boolean).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

const OwnAmount = ({ shown }: { shown: ShownLine }) =>
  amountText(shown) && (
    <span className={classes.amount} data-written>
      {amountText(shown)}
    </span>
  );

/** A tap shows what the recipe says. */
function ConvertedAmount({ shown }: { shown: ShownLine }) {
  const [asWritten, setAsWritten] = useState(false);
  return (
    <button
      type="button"
      className={classes.amount}
      data-converted={!asWritten || undefined}
      aria-pressed={asWritten}
      aria-label={t('cook.amount', { amount: amountText(shown), original: amountText(shown.written) })}
      onClick={() => setAsWritten(!asWritten)}
    >
      {amountText(asWritten ? shown.written : shown)}
    </button>
  );
}
