import { TagsInput } from '@mantine/core';
import { memo } from 'react';
import { useSuggestedOrganizers } from '../../shared/use-suggested-organizers.ts';
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
  const suggested = useSuggestedOrganizers(kind);
  return (
    <TagsInput
      size="md"
      classNames={{ pill: classes.pill ?? '' }}
      label={label}
      placeholder={value.length === 0 ? placeholder : ''}
      value={value}
      onChange={(names) => edit((draft) => ({ ...draft, [part]: names }))}
      maxLength={255}
      acceptValueOnBlur
      {...suggested}
    />
  );
});
