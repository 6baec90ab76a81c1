import type { Ingredient } from '@larder/contract';
import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../../components/Dialog.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { factorText, type Scale } from '../use-scale.ts';
import classes from './AvailableDialog.module.css';
import { AvailableFields } from './AvailableFields.tsx';
import { measuredLine } from './measured-line.ts';
import { amountText, type ShownLine } from './shown-line.ts';
import { type AvailableEntry, useAvailable } from './use-available.ts';
import { useShownLines } from './use-shown.ts';

interface AvailableDialogProps {
  lines: Ingredient[];
  scale: Scale;
  onClose: () => void;
}

/** Which ingredient one has only so much of, how much of it, and what the recipe comes to with that. */
export default function AvailableDialog({ lines, scale, onClose }: AvailableDialogProps) {
  const shownLine = useShownLines(scale.factor);
  const choices = lines.map((line) => ({ line, shown: shownLine(line), food: measuredLine(line)?.food ?? line.note }));
  const [id, setId] = useState(choices[0]?.line.referenceId ?? '');
  const chosen = choices.find(({ line }) => line.referenceId === id) ?? choices[0];
  return (
    <Dialog opened onClose={onClose} title={t('recipe.amounts.by-available')} width={420} small>
      <div className={classes.body}>
        <NativeSelect
          label={t('recipe.amounts.ingredient')}
          value={chosen?.line.referenceId ?? ''}
          data={choices.map(({ line, shown, food }) => ({
            value: line.referenceId,
            label: t('recipe.amounts.needed', { food, amount: amountText(shown) }),
          }))}
          onChange={(event) => setId(event.currentTarget.value)}
        />
        {chosen && (
          <AvailableForm
            key={chosen.line.referenceId}
            line={chosen.line}
            shown={chosen.shown}
            scale={scale}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface AvailableFormProps {
  line: Ingredient;
  shown: ShownLine;
  scale: Scale;
  onDone: () => void;
}

function AvailableForm({ line, shown, scale, onDone }: AvailableFormProps) {
  const entry = useAvailable(line, shown);
  const heading = useId();
  const { outcome } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!('available' in outcome)) return;
    scale.fitTo(outcome.available);
    onDone();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for */}
      <div role="group" aria-labelledby={heading} className={classes.have}>
        <span id={heading}>{t('recipe.amounts.have')}</span>
        <AvailableFields entry={entry} />
      </div>
      <output className={classes.outcome} data-problem={'problem' in outcome || undefined}>
        {entry.isReady && outcomeText(outcome, scale)}
      </output>
      <Button type="submit" fullWidth disabled={!entry.isReady || 'problem' in outcome}>
        {t('recipe.amounts.scale-recipe')}
      </Button>
    </form>
  );
}

function outcomeText(outcome: AvailableEntry['outcome'], scale: Scale): string {
  if ('problem' in outcome) return t(outcome.problem);
  const factor = factorText(outcome.available.factor);
  const result = scale.yieldAt(outcome.available.factor);
  return result ? t('recipe.amounts.result', { factor, yield: result }) : t('recipe.amounts.scaled', { factor });
}
