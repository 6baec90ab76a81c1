import { Button, TextInput } from '@mantine/core';
import { IconAlphabetLatin, IconArrowBackUp, IconArrowsSplit2, IconCheck, IconPlus } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { AmountInput } from '../fields/AmountInput.tsx';
import { NamedField } from '../fields/NamedField.tsx';
import { useFoods, useUnits } from '../ingredients.api.ts';
import classes from './ParsedLine.module.css';
import {
  isChanged,
  isDoubtful,
  isTouched,
  type LinePart,
  type LineParts,
  type ReadLine,
  surenessOf,
} from './read-line.ts';
import { Sureness } from './Sureness.tsx';

interface ParsedLineProps {
  line: ReadLine;
  number: number;
  /** Null leaves the line as a text; what the parser has read takes every change back. */
  onChange: (id: string, parts: LineParts | null) => void;
  onCreate: (what: 'food' | 'unit', name: string) => void;
}

/** One line: what stands in the recipe, and below it the parts that it was read as, each to be put right where it stands. */
export const ParsedLine = memo(function ParsedLine({ line, number, onChange, onCreate }: ParsedLineProps) {
  const { id, text, read, parts } = line;
  const touched = isTouched(line);
  return (
    <li
      className={classes.line}
      aria-label={t('parser.line', { number, text })}
      data-doubtful={isDoubtful(line) || undefined}
    >
      <div className={classes.head}>
        <p className={classes.text}>{text}</p>
        {line.isTaught && !touched && <span className={classes.fact}>{t('parser.taught')}</span>}
        {touched && <span className={classes.fact}>{t('parser.corrected')}</span>}
        <div className={classes.tools}>
          {touched && (
            <IconButton icon={IconArrowBackUp} label={t('parser.reset')} onClick={() => onChange(id, read)} points />
          )}
          <IconButton
            icon={parts ? IconAlphabetLatin : IconArrowsSplit2}
            label={t(parts ? 'parser.as-text' : 'parser.as-parts')}
            onClick={() => onChange(id, parts ? null : read)}
          />
        </div>
      </div>
      {parts ? (
        <Parts line={line} parts={parts} onChange={onChange} onCreate={onCreate} />
      ) : (
        <p className={classes.plain}>{t('parser.stays-text')}</p>
      )}
    </li>
  );
});

type PartsProps = Omit<ParsedLineProps, 'number'> & { parts: LineParts };

function Parts({ line, parts, onChange, onCreate }: PartsProps) {
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
  onCreate: ParsedLineProps['onCreate'];
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
