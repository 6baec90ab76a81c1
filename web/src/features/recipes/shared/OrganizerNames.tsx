import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useState } from 'react';
import { useSuggestedOrganizers } from './use-suggested-organizers.ts';

interface OrganizerNamesProps extends Pick<TagsInputProps, 'label' | 'description' | 'error'> {
  kind: 'categories' | 'tags' | 'tools';
  names: string[];
  onChange: (names: string[]) => void;
  'data-autofocus'?: boolean;
}

/** In a dialog that fills a phone, the list would else be taken for scrolled away and flicker. */
const unclipped = { hideDetached: false };

/** Several categories, tags or tools in a dialog: chosen from those that the group has, or new by typing. */
export function OrganizerNames({ kind, names, onChange, ...rest }: OrganizerNamesProps) {
  const [isListOpen, setListOpen] = useState(false);
  const suggested = useSuggestedOrganizers(kind);
  return (
    <TagsInput
      size="md"
      value={names}
      onChange={(chosen) => {
        onChange(chosen);
        // The list lies over the button that comes next.
        setListOpen(false);
      }}
      dropdownOpened={isListOpen && suggested.data.length > 0}
      onDropdownOpen={() => setListOpen(true)}
      onDropdownClose={() => setListOpen(false)}
      maxLength={255}
      // The first field of a dialog has the focus before anybody looks for it.
      openOnFocus={false}
      acceptValueOnBlur
      comboboxProps={unclipped}
      {...suggested}
      onSearchChange={(typed) => {
        suggested.onSearchChange(typed);
        if (typed) setListOpen(true);
      }}
      {...rest}
    />
  );
}
