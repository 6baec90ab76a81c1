import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { AmountInput } from '../fields/AmountInput.tsx';
import { NamedField } from '../fields/NamedField.tsx';
import { useFoods, useUnits } from '../ingredients.api.ts';
import classes from './ParsedLine.module.css';
import { isChanged, type LinePart, type LineParts, type ReadLine, surenessOf } from './read-line.ts';
import sureness from './Sureness.module.css';

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
      <Part line={line} part="quantity">
        <AmountInput
          label={t('recipe.edit.quantity')}
          value={quantity}
          fractions={unit?.fraction ?? true}
          onAmount={(quantity) => change({ quantity })}
        />
      </Part>
      <Part line={line} part="unit">
        <NamedField
          label={t('recipe.edit.unit')}
          placeholder=""
          value={unit}
          useKnown={useUnits}
          onChoose={(unit) => change({ unit })}
        />
        {unit && <Known name={unit.name} isKnown={unit.id !== undefined} what="unit" onCreate={onCreate} />}
      </Part>
      <Part line={line} part="food">
        <NamedField
          label={t('recipe.edit.food')}
          placeholder=""
          value={food}
          useKnown={useFoods}
          onChoose={(food) => change({ food })}
        />
        {food && <Known name={food.name} isKnown={food.id !== undefined} what="food" onCreate={onCreate} />}
      </Part>
      <Part line={line} part="note">
        <TextInput
          label={t('recipe.edit.note')}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </Part>
    </div>
  );
}

/** A field with how sure the parser was of it; once somebody has changed it, they are. */
function Part({ line, part, children }: { line: ReadLine; part: LinePart; children: ReactNode }) {
  return (
    <div className={classes.part} data-part={part}>
      {!isChanged(line, part) && (
        <span className={classes.sure}>
          <Sureness value={surenessOf(line, part)} />
        </span>
      )}
      {children}
    </div>
  );
}

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

/** How sure the parser is of a part: a short bar, and words for those who point at it or do not see it. */
function Sureness({ value }: { value: number | null }) {
  const words =
    value === null ? t('parser.unsaid') : t('parser.sure', { percent: formatNumber(value, { style: 'percent' }) });
  const level = value === null ? 'unsaid' : value < 0.5 ? 'low' : value < 0.75 ? 'middle' : 'high';
  return (
    <span className={sureness.sureness} data-level={level} title={words} role="img" aria-label={words}>
      <span style={{ inlineSize: `${Math.round((value ?? 0) * 100)}%` }} />
    </span>
  );
}
