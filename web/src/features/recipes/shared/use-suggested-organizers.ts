import type { TagsInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { useChoices } from '../list/choices.api.ts';
import type { FilterKind } from '../list/explorer-search.ts';

/** What a TagsInput needs to suggest the group's categories, tags, tools or foods while somebody types in it. */
export function useSuggestedOrganizers(kind: FilterKind) {
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const [settled] = useDebouncedValue(typed, 150);
  const { choices } = useChoices(kind, settled, focused);
  return {
    data: focused ? [...new Set(choices.map(({ name }) => name))] : [],
    filter: ({ options }) => options,
    searchValue: typed,
    onSearchChange: setTyped,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    clearButtonProps: { 'aria-label': t('recipe.edit.clear') },
  } satisfies TagsInputProps;
}
