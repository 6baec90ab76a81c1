import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { useOrganizerNames } from './bulk.api.ts';

interface OrganizersForAllProps {
  kind: 'categories' | 'tags';
  label: string;
  value: string[];
  onChange: (names: string[]) => void;
}

/** Categories or tags that every imported recipe gets: chosen, or new by typing. */
export function OrganizersForAll({ kind, label, value, onChange }: OrganizersForAllProps) {
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const [settled] = useDebouncedValue(typed, 150);
  const names = useOrganizerNames(kind, settled, focused);
  return (
    <TagsInput
      label={label}
      placeholder={value.length === 0 ? t('create.bulk-none') : ''}
      data={focused ? [...new Set(names)] : []}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      clearButtonProps={{ 'aria-label': t('recipe.edit.clear') }}
      maxLength={255}
      acceptValueOnBlur
    />
  );
}
