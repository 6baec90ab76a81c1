import type { Ingredient } from '@larder/contract';
import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import type { Available } from '../use-scale.ts';
import classes from './AmountPanel.module.css';
import { AvailableFields } from './AvailableFields.tsx';
import { amountText, type ShownLine } from './shown-line.ts';
import { useAvailable } from './use-available.ts';

interface AmountPanelProps {
  line: Ingredient;
  shown: ShownLine;
  /** Absent where the recipe keeps its scale. */
  onAvailable?: ((available: Available) => void) | undefined;
  onClose: () => void;
}

/** Below a line: what the recipe says, and how much of it one has. */
export default function AmountPanel({ line, shown, onAvailable, onClose }: AmountPanelProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its fields closes the panel
    <div className={classes.panel} onKeyDown={closeOnEscape}>
      {shown.isConverted && <p>{t('recipe.amounts.converted-from', { amount: amountText(shown.written) })}</p>}
      {onAvailable && <AvailableForm line={line} shown={shown} onAvailable={onAvailable} />}
    </div>
  );
}

type AvailableFormProps = Pick<Required<AmountPanelProps>, 'line' | 'shown'> & {
  onAvailable: (available: Available) => void;
};

function AvailableForm({ line, shown, onAvailable }: AvailableFormProps) {
  const entry = useAvailable(line, shown);
  const { outcome } = entry;
  const [refused, setRefused] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('available' in outcome) onAvailable(outcome.available);
    else setRefused(entry.text);
  };
  const error = 'problem' in outcome && refused === entry.text ? t(outcome.problem) : undefined;
  return (
    <form onSubmit={submit} className={classes.form}>
      <span>{t('recipe.amounts.have')}</span>
      <AvailableFields entry={entry} error={error} autoFocus />
      <Button type="submit" disabled={!entry.isReady}>
        {t('recipe.amounts.scale')}
      </Button>
    </form>
  );
}
