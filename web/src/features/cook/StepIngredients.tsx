import type { Ingredient } from '@larder/contract';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { amountText, type CheckedOff, type ShownLine, useShownLines } from '../recipes/index.ts';
import classes from './StepIngredients.module.css';

interface StepIngredientsProps {
  ingredients: Ingredient[];
  scale: number;
  /** What has been got ready, remembered from step to step. */
  ready: CheckedOff;
}

/** What a step uses, with amounts as large as the step; a tap ticks one off. */
export function StepIngredients({ ingredients, scale, ready }: StepIngredientsProps) {
  const shownLine = useShownLines(scale);
  return (
    <ul className={classes.used} aria-label={t('cook.used')}>
      {ingredients.map((ingredient) => {
        const shown = shownLine(ingredient);
        const isReady = ready.isChecked(ingredient.referenceId);
        const words = [shown.food, shown.note].filter(Boolean).join(', ');
        return (
          <li key={ingredient.referenceId} data-ready={isReady || undefined}>
            <button
              type="button"
              className={classes.tick}
              aria-pressed={isReady}
              aria-label={t('cook.ready', { ingredient: [amountText(shown), words].filter(Boolean).join(' ') })}
              onClick={() => ready.toggle(ingredient.referenceId)}
            >
              {isReady ? <IconCircleCheckFilled aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
            </button>
            {shown.isConverted ? <ConvertedAmount shown={shown} /> : <OwnAmount shown={shown} />}
            <span className={classes.words} dir="auto">
              {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const OwnAmount = ({ shown }: { shown: ShownLine }) =>
  amountText(shown) && (
    <span className={classes.amount} dir="auto">
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
