import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { AmountInput } from '../fields/AmountInput.tsx';
import { NamedField } from '../fields/NamedField.tsx';
import { useFoods, useUnits } from '../ingredients.api.ts';
import classes from './ParsedLine.module.css';
import type { LinePart, LineParts, ReadLine } from './read-line.ts';

interface ParsedPartsProps {
  line: ReadLine;
  parts: LineParts;
  onChange: (id: string, parts: LineParts) => void;
  onCreate: (what: 'food' | 'unit', name: string) => void;
}

/** The parts that a line was read as, each to be put right where it stands. */
export function ParsedParts({ line, parts, onChange, onCreate }: ParsedPartsProps) {
  const { quantity, unit, food, note } = parts;
  const change = (part: Partial<LineParts>) => onChange(line.id, { ...parts, ...part });
  return (
    <div className={classes.parts}>
      <Part part="quantity">
        <AmountInput
          label={t('recipe.edit.quantity')}
          value={quantity}
          fractions={unit?.fraction ?? true}
          onAmount={(quantity) => change({ quantity })}
        />
      </Part>
      <Part part="unit">
        <NamedField
          label={t('recipe.edit.unit')}
          placeholder=""
          value={unit}
          useKnown={useUnits}
          onChoose={(unit) => change({ unit })}
        />
        {unit && <Known name={unit.name} isKnown={unit.id !== undefined} what="unit" onCreate={onCreate} />}
      </Part>
      <Part part="food">
        <NamedField
          label={t('recipe.edit.food')}
          placeholder=""
          value={food}
          useKnown={useFoods}
          onChoose={(food) => change({ food })}
        />
        {food && <Known name={food.name} isKnown={food.id !== undefined} what="food" onCreate={onCreate} />}
      </Part>
      <Part part="note">
        <TextInput
          label={t('recipe.edit.note')}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </Part>
    </div>
  );
}

const Part = ({ part, children }: { part: LinePart; children: ReactNode }) => (
  <div className={classes.part} data-part={part}>
    {children}
  </div>
);

interface KnownProps {
  name: string;
  isKnown: boolean;
  what: 'food' | 'unit';
  onCreate: ParsedPartsProps['onCreate'];
}

/** Whether the household has a food or unit of that name; where not, a click adds it. */
function Known({ name, isKnown, what, onCreate }: KnownProps) {
  if (isKnown) {
    return (
      <span className={classes.known}>
        <IconCheck size={16} aria-hidden="true" />
        {t(what === 'food' ? 'parser.known-food' : 'parser.known-unit')}
      </span>
    );
  }
  if (name.trim() === '') return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.create ?? ''}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      aria-label={t(what === 'food' ? 'parser.create-food' : 'parser.create-unit', { name: name.trim() })}
      onClick={() => onCreate(what, name.trim())}
    >
      {t('parser.create', { name: name.trim() })}
    </Button>
  );
}
