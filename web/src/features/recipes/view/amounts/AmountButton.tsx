import type { Ingredient } from '@larder/contract';
import { Suspense, useId, useRef, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import type { Available } from '../use-scale.ts';
import classes from './AmountButton.module.css';
import { amountText, type ShownLine } from './shown-line.ts';

const AmountPanel = lazy(() => import('./AmountPanel.tsx'));

interface AmountButtonProps {
  line: Ingredient;
  shown: ShownLine;
  onAvailable?: ((available: Available) => void) | undefined;
}

/** The amount of a line. Where there is more to know or to do about it, a tap opens that below the line. */
export function AmountButton({ line, shown, onAvailable }: AmountButtonProps) {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { quantity, unit, food, note, isConverted } = shown;
  // An amount runs in the direction of its unit, also on a page that runs in the other.
  const text = (
    <bdi>
      {quantity && <bdi dir="ltr">{quantity}</bdi>} {unit && <span className={classes.unit}>{unit}</span>}
    </bdi>
  );
  if (!quantity || !(isConverted || onAvailable)) return <span className={classes.amount}>{text}</span>;

  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const fitTo = (available: Available) => {
    onAvailable?.(available);
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.amount}
        data-converted={isConverted || undefined}
        aria-label={t('recipe.amounts.change', { amount: amountText(shown), food: food || note })}
        aria-expanded={opened}
        aria-controls={panel}
        onClick={() => setOpened(!opened)}
      >
        {text}
      </button>
      <div id={panel} className={classes.panel} hidden={!opened}>
        {opened && (
          <Suspense>
            <AmountPanel line={line} shown={shown} onAvailable={onAvailable && fitTo} onClose={close} />
          </Suspense>
        )}
      </div>
    </>
  );
}
