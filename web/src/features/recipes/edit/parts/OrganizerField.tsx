import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { useChoices } from '../../list/choices.api.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import classes from './sections.module.css';

interface OrganizerFieldProps {
  kind: 'categories' | 'tags' | 'tools';
  label: string;
  placeholder: string;
  /** Names; the server finds or makes what they name. */
  value: string[];
  part: 'recipeCategory' | 'tags' | 'tools';
  edit: EditDraft;
}

/** Several categories, tags or tools: chosen from those that the group has, or new by typing. */
export const OrganizerField = memo(function OrganizerField({
  kind,
  label,
  placeholder,
  value,
  part,
  edit,
}: OrganizerFieldProps) {
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const [settled] = useDebouncedValue(typed, 150);
  const { choices } = useChoices(kind, settled, focused);
  return (
    <TagsInput
      size="md"
      classNames={{ pill: classes.pill ?? '' }}
      label={label}
      placeholder={value.length === 0 ? placeholder : ''}
      data={focused ? [...new Set(choices.map(({ name }) => name))] : []}
      filter={({ options }) => options}
      value={value}
      onChange={(names) => edit((draft) => ({ ...draft, [part]: names }))}
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      clearButtonProps={{ 'aria-label': t('recipe.edit.clear') }}
      maxLength={255}
      acceptValueOnBlur
    />
  );
});
