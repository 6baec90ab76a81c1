import { type BulkOutcome, contract } from '@larder/contract';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { OrganizerNames } from '../shared/OrganizerNames.tsx';
import { BulkDialog, type BulkDialogPart } from './BulkDialog.tsx';
import { tellUndone } from './tell-undone.ts';
import { useBulk } from './use-bulk.ts';

const { tag, untag, categorize, uncategorize } = contract.bulkRecipes;
const query = { details: true };

type Way = 'add' | 'remove';
type Organizers = { id?: string; name?: string }[];

const actions = {
  tags: {
    add: (recipes: string[], tags: Organizers) => request(tag, { query, body: { recipes, tags } }),
    remove: (recipes: string[], tags: Organizers) => request(untag, { query, body: { recipes, tags } }),
  },
  categories: {
    add: (recipes: string[], categories: Organizers) => request(categorize, { query, body: { recipes, categories } }),
    remove: (recipes: string[], categories: Organizers) =>
      request(uncategorize, { query, body: { recipes, categories } }),
  },
};
const kinds = ['tags', 'categories'] as const;
const opposite = { add: 'remove', remove: 'add' } as const;

/** Gives recipes more tags and categories, or takes some off; new ones are made by typing. */
export default function OrganizeDialog({ slugs, onClose, onDone }: BulkDialogPart) {
  const [way, setWay] = useState<Way>('add');
  const [names, setNames] = useState<Record<(typeof kinds)[number], string[]>>({ tags: [], categories: [] });
  const bulk = useBulk();
  const submit = async () => {
    // Which of the two kinds an id is of is known by which call has changed it.
    const kindOf = new Map<string, (typeof kinds)[number]>();
    const both = async (recipes: string[]): Promise<BulkOutcome | null> => {
      const outcomes: BulkOutcome[] = [];
      for (const kind of kinds.filter((kind) => names[kind].length > 0)) {
        const organizers = names[kind].map((name) => ({ name }));
        const outcome = await actions[kind][way](recipes, organizers);
        for (const id of outcome?.changed.flatMap(({ what }) => what) ?? []) kindOf.set(id, kind);
        if (outcome) outcomes.push(outcome);
      }
      const [first = null] = outcomes;
      return first && { ...first, changed: outcomes.flatMap(({ changed }) => changed) };
    };
    const ended = await bulk.run(
      slugs,
      both,
      tellUndone((id, recipes) => actions[kindOf.get(id) ?? 'tags'][opposite[way]](recipes, [{ id }])),
    );
    if (ended) onDone();
  };
  return (
    <BulkDialog
      title={t('recipe-data.organize-title', { count: slugs.length })}
      submitLabel={t(way === 'add' ? 'recipe-data.add' : 'recipe-data.take-off')}
      bulk={bulk}
      disabled={names.tags.length + names.categories.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={t('recipe-data.add-or-take-off')}
        data={[
          { value: 'add', label: t('recipe-data.add') },
          { value: 'remove', label: t('recipe-data.take-off') },
        ]}
        value={way}
        onChange={(value) => setWay(value === 'add' ? 'add' : 'remove')}
      />
      <OrganizerNames
        kind="tags"
        label={t('data.tags')}
        description={t(way === 'add' ? 'recipe-data.organize-hint' : 'recipe-data.take-off-hint')}
        names={names.tags}
        onChange={(tags) => setNames((now) => ({ ...now, tags }))}
        data-autofocus
      />
      <OrganizerNames
        kind="categories"
        label={t('data.categories')}
        names={names.categories}
        onChange={(categories) => setNames((now) => ({ ...now, categories }))}
      />
    </BulkDialog>
  );
}
