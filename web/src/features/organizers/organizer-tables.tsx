import { contract, type MergeKind, type OrganizerRow, type ToolRow } from '@larder/contract';
import { Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { linkOptions } from '@tanstack/react-router';
import { tablePreference } from '../../components/data-table/index.ts';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { BooksLeftEmpty } from '../cookbooks/index.ts';
import {
  allRows,
  byName,
  type DataKind,
  DataScreen,
  type Merging,
  NameInput,
  nameColumn,
  OnHandSwitch,
  onHandColumn,
  referencesColumn,
  savingBy,
  TidyScreen,
  textColumn,
  turnedOver,
  unusedRows,
} from '../entities/index.ts';

interface OrganizerDraft {
  name: string;
}
interface ToolDraft extends OrganizerDraft {
  onHand: boolean;
}
type OrganizerName = 'categories' | 'tags' | 'tools';

const mergingBy = (kind: MergeKind, { previewMerge, merge }: (typeof contract)[OrganizerName]): Merging => ({
  kind,
  usePreview: (from, to) => useFetch(previewMerge, { query: { from, to } }),
  useMerge: () => {
    const { mutateAsync, isPending } = useChange(merge, { saysDone: true });
    return { mutateAsync: (body) => mutateAsync({ body }), isPending };
  },
});

/** What categories, tags and tools have in common. */
const organizer = (name: OrganizerName, merging: Merging) => ({
  name,
  endpoints: contract[name],
  taste: tablePreference(name, byName),
  summary: ({ recipeCount }: OrganizerRow) => t('data.in-recipes', { count: recipeCount }),
  textsOf: (row: OrganizerRow) => [row.name],
  referencesOf: ({ recipeCount }: OrganizerRow) => recipeCount,
  check: () => ({}),
  merging,
  Aftermath: ({ gone }: { gone: string[] }) => <BooksLeftEmpty kind={name} gone={gone} />,
  isSeeded: false,
});

const slugColumn = <Row extends OrganizerRow>() =>
  textColumn<Row>('slug', t('data.slug'), ({ slug }) => slug, { isExtra: true });

function NameField({ form }: { form: UseFormReturnType<OrganizerDraft> }) {
  return <NameInput {...form.getInputProps('name')} />;
}

const categories: DataKind<OrganizerRow, OrganizerDraft> = {
  ...organizer('categories', mergingBy('category', contract.categories)),
  useRows: () => useFetch(contract.categories.list, { query: allRows }),
  useUnused: (enabled) => useFetch(contract.categories.list, { query: unusedRows }, { enabled }),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.categories.create, { quiet: true, onDone }),
      useChange(contract.categories.replace, { quiet: true, onDone }),
      (draft: OrganizerDraft) => draft,
    ),
  columns: () => [nameColumn(), referencesColumn(t('data.recipes'), categories), slugColumn()],
  emptyDraft: { name: '' },
  draftOf: ({ name }) => ({ name }),
  Fields: NameField,
  referencesAt: (row, groupSlug) =>
    linkOptions({ to: '/g/$groupSlug', params: { groupSlug }, search: { categories: [row.slug] } }),
};

const tags: DataKind<OrganizerRow, OrganizerDraft> = {
  ...organizer('tags', mergingBy('tag', contract.tags)),
  useRows: () => useFetch(contract.tags.list, { query: allRows }),
  useUnused: (enabled) => useFetch(contract.tags.list, { query: unusedRows }, { enabled }),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.tags.create, { quiet: true, onDone }),
      useChange(contract.tags.replace, { quiet: true, onDone }),
      (draft: OrganizerDraft) => draft,
    ),
  columns: () => [nameColumn(), referencesColumn(t('data.recipes'), tags), slugColumn()],
  emptyDraft: { name: '' },
  draftOf: ({ name }) => ({ name }),
  Fields: NameField,
  referencesAt: (row, groupSlug) =>
    linkOptions({ to: '/g/$groupSlug', params: { groupSlug }, search: { tags: [row.slug] } }),
};

const tools: DataKind<ToolRow, ToolDraft> = {
  ...organizer('tools', mergingBy('tool', contract.tools)),
  useRows: () => useFetch(contract.tools.list, { query: allRows }),
  useUnused: (enabled) => useFetch(contract.tools.list, { query: unusedRows }, { enabled }),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.tools.create, { quiet: true, onDone }),
      useChange(contract.tools.replace, { quiet: true, onDone }),
      (draft: ToolDraft) => draft,
    ),
  columns: () => [
    nameColumn(),
    onHandColumn((tool) => <OnHandTool tool={tool} />),
    referencesColumn(t('data.recipes'), tools),
    slugColumn(),
  ],
  summary: ({ recipeCount, onHand }) =>
    [t('data.in-recipes', { count: recipeCount }), onHand && t('data.on-hand')].filter(Boolean).join(' · '),
  emptyDraft: { name: '', onHand: false },
  draftOf: ({ name, onHand }) => ({ name, onHand }),
  Fields: ToolFields,
  referencesAt: (row, groupSlug) =>
    linkOptions({ to: '/g/$groupSlug', params: { groupSlug }, search: { tools: [row.slug] } }),
};

function ToolFields({ form }: { form: UseFormReturnType<ToolDraft> }) {
  return (
    <>
      <NameInput {...form.getInputProps('name')} />
      <Switch
        label={t('data.on-hand')}
        description={t('data.tool-on-hand-hint')}
        {...form.getInputProps('onHand', { type: 'checkbox' })}
      />
    </>
  );
}

/** Turns over at once, in the table itself. */
function OnHandTool({ tool }: { tool: ToolRow }) {
  const change = useChange(contract.tools.replace, {
    optimistic: (update, { params }) =>
      update.edit(contract.tools.list, (reply) => ({
        ...reply,
        items: turnedOver(reply.items, params.itemId),
      })),
  });
  return (
    <OnHandSwitch
      name={tool.name}
      isOnHand={tool.onHand}
      onChange={(onHand) => change.mutate({ params: { itemId: tool.id }, body: { onHand } })}
    />
  );
}

export const CategoriesScreen = () => <DataScreen kind={categories} />;
export const TagsScreen = () => <DataScreen kind={tags} />;
export const ToolsScreen = () => <DataScreen kind={tools} />;
export const TidyCategoriesScreen = () => <TidyScreen kind={categories} />;
export const TidyTagsScreen = () => <TidyScreen kind={tags} />;
export const TidyToolsScreen = () => <TidyScreen kind={tools} />;
