import type { Ingredient } from '@larder/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { largestScale } from '../../recipe-search.ts';
import type { Available } from '../use-scale.ts';
import classes from './AmountPanel.module.css';
import { measuredLine } from './measured-line.ts';
import { type ChosenUnit, factorFor, unitsFor } from './needed-amount.ts';
import { amountText, type ShownLine } from './shown-line.ts';
import { unitWord } from './unit-word.ts';
import { useUnits } from './use-units.ts';

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
  const units = useUnits(true);
  const choices = units ? unitsFor(line, units) : [];
  const [text, setText] = useState(shown.quantity);
  const [unit, setUnit] = useState<ChosenUnit>(shown.broughtTo ?? 'own');
  const [error, setError] = useState<string>();
  const food = measuredLine(line)?.food || shown.food || shown.note;
  const chosen = choices.includes(unit) ? unit : 'own';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const factor = units ? factorFor(line, text, chosen, units) : null;
    if (!factor) return setError(t('recipe.amounts.unreadable'));
    if (factor > largestScale || factor < 1 / largestScale) return setError(t('recipe.amounts.too-far'));
    const hasOwnUnit = /\p{L}/u.test(text);
    const amount = hasOwnUnit ? text.trim() : amountText({ quantity: text.trim(), unit: wordFor(chosen) });
    onAvailable({ factor, amount, food });
  };
  const wordFor = (choice: ChosenUnit) => (choice === 'own' ? shown.written.unit : unitWord(choice, 2));

  return (
    <form onSubmit={submit} className={classes.form}>
      <span>{t('recipe.amounts.have')}</span>
      <TextInput
        aria-label={t('recipe.amounts.have-of', { food })}
        value={text}
        error={error}
        inputMode="decimal"
        className={classes.number}
        data-autofocus
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      {choices.length > 1 && (
        <NativeSelect
          aria-label={t('recipe.amounts.unit')}
          value={chosen}
          data={choices.map((value) => ({ value, label: wordFor(value) || t('recipe.amounts.as-many') }))}
          onChange={(event) => setUnit(choices.find((choice) => choice === event.currentTarget.value) ?? 'own')}
        />
      )}
      <Button type="submit" disabled={!units}>
        {t('recipe.amounts.scale')}
      </Button>
    </form>
  );
}
