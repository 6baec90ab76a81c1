import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import classes from './NamedField.module.css';

export interface OtherItem {
  id: string;
  slug: string;
  name: string;
}

/** What can stand in the place of an item, offered below those that are known. */
export interface OtherKind {
  label: string;
  useKnown: (typed: string, enabled: boolean) => OtherItem[];
  onChoose: (item: OtherItem) => void;
}

interface NamedFieldProps<Item extends { id?: string; name: string }> {
  label: string;
  placeholder: string;
  value: Item | null;
  /** What is read beside its amount, such as the plural, until somebody writes. */
  shown?: string | undefined;
  /** What is known under names like the one that is typed. */
  useKnown: (typed: string, enabled: boolean) => Item[];
  /** One that is known, or just its name; null for none. */
  onChoose: (item: Item | { name: string } | null) => void;
  other?: OtherKind;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Class of a bare field in a line; without one it is a labelled field of its own. */
  bare?: string | undefined;
}

const noOther: OtherKind = { label: '', useKnown: () => [], onChoose: () => undefined };

const optionsOf = (known: { label: string; names: string[] }, label: string, others: OtherItem[]) =>
  others.length === 0
    ? known.names
    : [
        { group: known.label, items: known.names },
        { group: label, items: others.map(({ id, name }) => ({ value: id, label: name })) },
      ];

/** A food or unit by its name: one of those that are known, or a new one. */
export function NamedField<Item extends { id?: string; name: string }>({
  label,
  placeholder,
  value,
  shown,
  useKnown,
  onChoose,
  other = noOther,
  onKeyDown,
  bare,
}: NamedFieldProps<Item>) {
  const [focused, setFocused] = useState(false);
  const typed = value?.name ?? '';
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const known = useKnown(settled, focused);
  const others = other.useKnown(settled, focused);
  const chosen = useRef<string>(undefined);
  // Of what the group has the id is known; everything else is made by the save.
  const isNew = value !== null && value.id === undefined && !focused;
  const choose = (name: string) => {
    const instead = others.find(({ id }) => id === chosen.current);
    chosen.current = undefined;
    if (instead) return other.onChoose(instead);
    const wanted = name.trim().toLocaleLowerCase();
    if (wanted === '') return onChoose(null);
    onChoose(known.find((item) => item.name.toLocaleLowerCase() === wanted) ?? { name });
  };
  return (
    <Autocomplete
      {...(bare === undefined
        ? { label, placeholder }
        : { 'aria-label': label, placeholder, variant: 'unstyled', classNames: { input: bare }, size: 'md' })}
      data={
        focused ? optionsOf({ label, names: [...new Set(known.map(({ name }) => name))] }, other.label, others) : []
      }
      onOptionSubmit={(value) => {
        chosen.current = value;
      }}
      filter={({ options }) => options}
      value={focused ? typed : (shown ?? typed)}
      onChange={choose}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
      data-new={isNew || undefined}
      aria-description={isNew ? t('recipe.edit.is-new') : undefined}
      title={isNew ? t('recipe.edit.is-new') : undefined}
      comboboxProps={{
        width: 'max-content',
        position: 'bottom-start',
        classNames: { dropdown: classes.suggestions ?? '' },
      }}
      maxLength={255}
    />
  );
}
