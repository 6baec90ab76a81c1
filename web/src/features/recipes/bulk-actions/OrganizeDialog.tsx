import { contract } from '@larder/contract';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useSuggestedOrganizers } from '../shared/use-suggested-organizers.ts';
import { BulkDialog, type BulkDialogPart } from './BulkDialog.tsx';
import { useBulk } from './use-bulk.ts';

const { tag, categorize } = contract.bulkRecipes;
const query = { details: true };

/** In a dialog that fills a phone, the list would else be taken for scrolled away and flicker. */
const unclipped = { hideDetached: false };

/** Gives recipes more tags or categories; new ones are made by typing. */
export default function OrganizeDialog({
  kind,
  slugs,
  onClose,
  onDone,
}: BulkDialogPart & { kind: 'tags' | 'categories' }) {
  const [names, setNames] = useState<string[]>([]);
  const [isListOpen, setListOpen] = useState(false);
  const suggested = useSuggestedOrganizers(kind);
  const bulk = useBulk();
  const submit = async () => {
    const organizers = names.map((name) => ({ name }));
    const ended = await bulk.run(slugs, (recipes) =>
      kind === 'tags'
        ? request(tag, { query, body: { recipes, tags: organizers } })
        : request(categorize, { query, body: { recipes, categories: organizers } }),
    );
    if (ended) onDone();
  };
  return (
    <BulkDialog
      title={t(kind === 'tags' ? 'recipe-data.tag-title' : 'recipe-data.categorize-title', { count: slugs.length })}
      submitLabel={t(kind === 'tags' ? 'recipe-data.tag' : 'recipe-data.categorize')}
      bulk={bulk}
      disabled={names.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TagsInput
        size="md"
        label={t(kind === 'tags' ? 'data.tags' : 'data.categories')}
        description={t('recipe-data.organize-hint')}
        value={names}
        onChange={(chosen) => {
          setNames(chosen);
          // The list lies over the button that comes next.
          setListOpen(false);
        }}
        dropdownOpened={isListOpen && suggested.data.length > 0}
        onDropdownOpen={() => setListOpen(true)}
        onDropdownClose={() => setListOpen(false)}
        maxLength={255}
        acceptValueOnBlur
        comboboxProps={unclipped}
        {...suggested}
        onSearchChange={(typed) => {
          suggested.onSearchChange(typed);
          if (typed) setListOpen(true);
        }}
        data-autofocus
      />
    </BulkDialog>
  );
}
