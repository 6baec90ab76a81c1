import { NativeSelect, TextInput } from '@mantine/core';
import { t } from '../../../../lib/messages/index.ts';
import classes from './AvailableFields.module.css';
import type { AvailableEntry } from './use-available.ts';

interface AvailableFieldsProps {
  entry: AvailableEntry;
  error?: string | undefined;
  /** They take the focus whenever they come, not only with a dialog that opens. */
  autoFocus?: boolean;
}

/** A number and its unit: how much one has of a food. */
export function AvailableFields({ entry, error, autoFocus = false }: AvailableFieldsProps) {
  const { text, unit, choices, nameOf, food, write, choose } = entry;
  return (
    <>
      <TextInput
        aria-label={t('recipe.amounts.have-of', { food })}
        value={text}
        error={error}
        inputMode="decimal"
        className={classes.number}
        data-autofocus
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {choices.length > 1 ? (
        <NativeSelect
          aria-label={t('recipe.amounts.unit')}
          value={unit}
          data={choices.map((value) => ({ value, label: nameOf(value) || t('recipe.amounts.as-many') }))}
          onChange={(event) => choose(choices.find((choice) => choice === event.currentTarget.value) ?? 'own')}
          className={classes.unit}
        />
      ) : (
        <span>{nameOf('own')}</span>
      )}
    </>
  );
}
