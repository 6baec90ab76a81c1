import { SegmentedControl, TagsInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { t } from '../../lib/messages/index.ts';
import { useSuggestedOrganizers } from '../recipes/index.ts';
import classes from './CookbookDialog.module.css';
import type { Kind } from './cookbook-kinds.ts';

interface OrganizersFieldProps {
  kind: Kind | 'foods';
  label: string;
  names: string[];
  /** Undefined where one of several is always enough. */
  requireAll?: boolean;
  onChange: (names: string[], requireAll: boolean) => void;
}

/** In a dialog that fills a phone, the list would else be taken for scrolled away and flicker. */
const unclipped = { hideDetached: false };

/** Categories, tags, tools or foods that the group has, and whether all of several are asked for. */
export function OrganizersField({ kind, label, names, requireAll, onChange }: OrganizersFieldProps) {
  const suggested = useSuggestedOrganizers(kind);
  const known = useRef(new Map<string, string>());
  for (const name of suggested.data) known.current.set(name.toLowerCase(), name);
  const anyOrAll = useId();
  /** A book over what nobody has would be empty: only what there is can be chosen. */
  const choose = (chosen: string[]) => {
    const there = chosen.flatMap((name) =>
      names.includes(name) ? name : (known.current.get(name.toLowerCase()) ?? []),
    );
    onChange([...new Set(there)], requireAll ?? false);
  };
  return (
    <div className={classes.organizers}>
      <TagsInput
        size="md"
        aria-label={label}
        placeholder={names.length === 0 ? t('cookbook.any-organizer') : ''}
        value={names}
        onChange={choose}
        acceptValueOnBlur={false}
        comboboxProps={unclipped}
        {...suggested}
      />
      {requireAll !== undefined && names.length > 1 && (
        <SegmentedControl
          name={anyOrAll}
          aria-label={t('cookbook.any-or-all', { kind: label })}
          data={[
            { value: 'any', label: t('explorer.any') },
            { value: 'all', label: t('explorer.all') },
          ]}
          value={requireAll ? 'all' : 'any'}
          onChange={(value) => onChange(names, value === 'all')}
        />
      )}
    </div>
  );
}
