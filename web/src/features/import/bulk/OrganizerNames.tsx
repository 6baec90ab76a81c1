import { TagsInput } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import { useSuggestedOrganizers } from '../../recipes/index.ts';

interface OrganizerNamesProps {
  kind: 'categories' | 'tags';
  label: string;
  /** Where its name stands beside it already. */
  isNamed?: boolean;
  value: string[];
  onChange: (names: string[]) => void;
}

/** Categories or tags that imported recipes get: chosen, or new by typing. */
export function OrganizerNames({ kind, label, isNamed = false, value, onChange }: OrganizerNamesProps) {
  const suggested = useSuggestedOrganizers(kind);
  return (
    <TagsInput
      {...(isNamed ? { 'aria-label': label } : { label })}
      placeholder={value.length === 0 ? t('create.bulk-none') : ''}
      value={value}
      onChange={onChange}
      maxLength={255}
      acceptValueOnBlur
      {...suggested}
    />
  );
}
