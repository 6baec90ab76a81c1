import { contract, type MergeKind, type Organizer, type Tool } from '@larder/contract';
import { Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { linkOptions } from '@tanstack/react-router';
import { organizerPictures } from '../../art/of-organizers.ts';
import { tablePreference } from '../../components/data-table/index.ts';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { BooksLeftEmpty } from '../cookbooks/index.ts';
import {
  allRows,
  byName,
  type Counted,
  type DataKind,
  DataScreen,
  type Merging,
  NameInput,
  nameColumn,
  onHandColumn,
  referencesColumn,
  savingBy,
  TidyScreen,
  textColumn,
  turnedOver,
  useCounted,
} from '../entities/index.ts';
import { type OrganizerName, organizers } from './organizers.api.ts';

interface OrganizerDraft {
  name: string;
}
interface ToolDraft extends OrganizerDraft {
  onHand: boolean;
}
type OrganizerRow = Counted<Organizer>;

const mergingBy = (kind: MergeKind, { previewMerge, merge }: (typeof organizers)[OrganizerName]): Merging => ({
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
  endpoints: organizers[name],
  taste: tablePreference(name, byName),
  summary: ({ references }: OrganizerRow) => t('data.in-recipes', { count: references }),
  textsOf: (row: OrganizerRow) => [row.name],
  referencesAt: ({ slug }: OrganizerRow, groupSlug: string) =>
    linkOptions({ to: `/g/$groupSlug/recipes/${name}/$value`, params: { groupSlug, value: slug } }),
  check: () => ({}),
  merging,
  Aftermath: ({ gone }: { gone: string[] }) => <BooksLeftEmpty kind={name} gone={gone} />,
  pictures: organizerPictures[name],
  isSeeded: false,
});

const slugColumn = <Row extends OrganizerRow>() =>
  textColumn<Row>('slug', t('data.slug'), ({ slug }) => slug, { isExtra: true });

function NameField({ form }: { form: UseFormReturnType<OrganizerDraft> }) {
  return <NameInput {...form.getInputProps('name')} />;
}

/** Categories and tags have nothing but a name. */
function namedOrganizer(name: 'categories' | 'tags', merging: Merging): DataKind<OrganizerRow, OrganizerDraft> {
  const { list, create, replace } = organizers[name];
  const kind: DataKind<OrganizerRow, OrganizerDraft> = {
    ...organizer(name, merging),
    useRows: () => useCounted(useFetch(list, { query: allRows }), organizers[name]),
    useSaving: (onDone) =>
      savingBy(
        useChange(create, { quiet: true, onDone }),
        useChange(replace, { quiet: true, onDone }),
        (draft: OrganizerDraft) => draft,
      ),
    columns: () => [nameColumn(), referencesColumn(t('data.recipes'), kind), slugColumn()],
    emptyDraft: { name: '' },
    draftOf: ({ name }) => ({ name }),
    Fields: NameField,
  };
  return kind;
}

const categories = namedOrganizer('categories', mergingBy('category', contract.categories));
const tags = namedOrganizer('tags', mergingBy('tag', contract.tags));

const useTurnTool = () =>
  useChange(contract.tools.replace, {
    optimistic: (update, { params }) =>
      update.edit(contract.tools.list, (reply) => ({ ...reply, items: turnedOver(reply.items, params.itemId) })),
  });

const tools: DataKind<Counted<Tool>, ToolDraft> = {
  ...organizer('tools', mergingBy('tool', contract.tools)),
  useRows: () => useCounted(useFetch(contract.tools.list, { query: allRows }), contract.tools),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.tools.create, { quiet: true, onDone }),
      useChange(contract.tools.replace, { quiet: true, onDone }),
      (draft: ToolDraft) => draft,
    ),
  columns: () => [nameColumn(), onHandColumn(useTurnTool), referencesColumn(t('data.recipes'), tools), slugColumn()],
  summary: ({ references, onHand }) =>
    [t('data.in-recipes', { count: references }), onHand && t('data.on-hand')].filter(Boolean).join(' · '),
  emptyDraft: { name: '', onHand: false },
  draftOf: ({ name, onHand }) => ({ name, onHand }),
  Fields: ToolFields,
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

/** The same kinds as tables. */
export const organizerTables = { categories, tags, tools };

export const CategoriesScreen = () => <DataScreen kind={categories} />;
export const TagsScreen = () => <DataScreen kind={tags} />;
export const ToolsScreen = () => <DataScreen kind={tools} />;
export const TidyCategoriesScreen = () => <TidyScreen kind={categories} />;
export const TidyTagsScreen = () => <TidyScreen kind={tags} />;
export const TidyToolsScreen = () => <TidyScreen kind={tools} />;
