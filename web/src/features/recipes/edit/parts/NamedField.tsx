import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import classes from './IngredientLine.module.css';

interface NamedFieldProps<Thing extends { name: string }> {
  label: string;
  placeholder: string;
  value: Thing | null;
  /** What is known under names like the one that is typed. */
  useKnown: (typed: string, enabled: boolean) => Thing[];
  /** A thing that is known, or just its name; null for none. */
  onChoose: (thing: Thing | { name: string } | null) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** A labelled field of its own, instead of a word in a line. */
  labelled?: boolean;
}

/** A food or unit by its name: one of those that are known, or a new one. */
export function NamedField<Thing extends { name: string }>({
  label,
  placeholder,
  value,
  useKnown,
  onChoose,
  onKeyDown,
  labelled = false,
}: NamedFieldProps<Thing>) {
  const [focused, setFocused] = useState(false);
  const typed = value?.name ?? '';
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const known = useKnown(settled, focused);
  const choose = (name: string) => {
    const wanted = name.trim().toLocaleLowerCase();
    if (wanted === '') return onChoose(null);
    onChoose(known.find((thing) => thing.name.toLocaleLowerCase() === wanted) ?? { name });
  };
  return (
    <Autocomplete
      {...(labelled
        ? { label, placeholder }
        : { 'aria-label': label, placeholder, variant: 'unstyled', classNames: { input: classes.part ?? '' } })}
      data={focused ? [...new Set(known.map(({ name }) => name))] : []}
      filter={({ options }) => options}
      value={typed}
      onChange={choose}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      maxLength={255}
    />
  );
}
