import { TagsInput } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import { useSuggestedOrganizers } from '../../recipes/index.ts';

interface OrganizersForAllProps {
  kind: 'categories' | 'tags';
  label: string;
  value: string[];
  onChange: (names: string[]) => void;
}

/** Categories or tags that every imported recipe gets: chosen, or new by typing. */
export function OrganizersForAll({ kind, label, value, onChange }: OrganizersForAllProps) {
  const suggested = useSuggestedOrganizers(kind);
  return (
    <TagsInput
      label={label}
      placeholder={value.length === 0 ? t('create.bulk-none') : ''}
      value={value}
      onChange={onChange}
      maxLength={255}
      acceptValueOnBlur
      {...suggested}
    />
  );
}
