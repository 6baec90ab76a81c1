import { contract, type Food } from '@larder/contract';
import { Select, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTag } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import salad from '../../art/garden-salad.webp';
import vegetables from '../../art/roast-vegetables.webp';
import bowl from '../../art/yoghurt-bowl.webp';
import { tablePreference } from '../../components/data-table/index.ts';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import {
  AliasesInput,
  aliasesColumn,
  aliasNames,
  allRows,
  asAliases,
  byName,
  type Counted,
  type DataKind,
  DataScreen,
  DescriptionInput,
  NameInput,
  nameColumn,
  onHandColumn,
  PluralInput,
  referencesColumn,
  savingBy,
  TidyScreen,
  textColumn,
  turnedOver,
  useCounted,
} from '../entities/index.ts';
import { LabelChip, useLabels } from '../labels/index.ts';
import { LabelFilter, withoutLabel } from './LabelFilter.tsx';
import { LabelManyDialog } from './LabelManyDialog.tsx';

interface FoodDraft {
  name: string;
  pluralName: string;
  description: string;
  aliases: string[];
  labelId: string | null;
  onHand: boolean;
}

const useTurnFood = () =>
  useChange(contract.foods.replace, {
    optimistic: (update, { params }) =>
      update.edit(contract.foods.list, (reply) => ({ ...reply, items: turnedOver(reply.items, params.itemId) })),
  });

export const foods: DataKind<Counted<Food>, FoodDraft> = {
  name: 'foods',
  endpoints: contract.foods,
  useRows: () => useCounted(useFetch(contract.foods.list, { query: allRows }), contract.foods),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.foods.create, { quiet: true, onDone }),
      useChange(contract.foods.replace, { quiet: true, onDone }),
      ({ aliases, ...rest }: FoodDraft) => ({ ...rest, aliases: asAliases(aliases) }),
    ),
  taste: tablePreference('foods', byName),
  columns: () => [
    nameColumn(),
    textColumn('pluralName', t('data.plural'), ({ pluralName }) => pluralName),
    {
      key: 'label',
      title: t('data.label'),
      cell: ({ label }) => label && <LabelChip label={label} />,
      least: 130,
      share: 1.2,
      sortBy: ({ label }) => label?.name ?? null,
    },
    onHandColumn(useTurnFood),
    referencesColumn(t('data.recipes'), foods),
    aliasesColumn(),
    textColumn('description', t('data.description'), ({ description }) => description, { isExtra: true, share: 2 }),
  ],
  summary: (food) => (
    <>
      {food.label && <LabelChip label={food.label} />} {t('data.in-recipes', { count: food.references })}
    </>
  ),
  textsOf: (food) => [food.name, food.pluralName ?? '', food.label?.name ?? '', food.description, ...aliasNames(food)],
  aliasesOf: aliasNames,
  referencesAt: (row, groupSlug) =>
    linkOptions({ to: '/g/$groupSlug/recipes/foods/$value', params: { groupSlug, value: row.id } }),
  Filters: LabelFilter,
  passes: ({ labelId }, { label }) => label === undefined || (labelId ?? withoutLabel) === label,
  bulk: { icon: IconTag, title: () => t('data.set-label'), Dialog: LabelManyDialog },
  emptyDraft: { name: '', pluralName: '', description: '', aliases: [], labelId: null, onHand: false },
  draftOf: ({ name, pluralName, description, aliases, labelId, onHand }) => ({
    name,
    pluralName: pluralName ?? '',
    description,
    aliases: aliasNames({ aliases }),
    labelId,
    onHand,
  }),
  check: () => ({}),
  Fields: FoodFields,
  merging: {
    kind: 'food',
    usePreview: (fromFood, toFood) => useFetch(contract.foods.previewMerge, { query: { fromFood, toFood } }),
    useMerge: () => {
      const { mutateAsync, isPending } = useChange(contract.foods.merge, { saysDone: true });
      return { mutateAsync: ({ from, to }) => mutateAsync({ body: { fromFood: from, toFood: to } }), isPending };
    },
  },
  pictures: [salad, vegetables, bowl],
  isSeeded: true,
};

function FoodFields({ form }: { form: UseFormReturnType<FoodDraft> }) {
  const { data: labels } = useLabels();
  return (
    <>
      <NameInput {...form.getInputProps('name')} />
      <PluralInput description={t('data.plural-hint')} {...form.getInputProps('pluralName')} />
      <AliasesInput {...form.getInputProps('aliases')} />
      <Select
        label={t('data.label')}
        placeholder={t('data.no-label')}
        data={(labels?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('data.no-label') }}
        {...form.getInputProps('labelId')}
      />
      <DescriptionInput {...form.getInputProps('description')} />
      <Switch
        label={t('data.on-hand')}
        description={t('data.on-hand-hint')}
        {...form.getInputProps('onHand', { type: 'checkbox' })}
      />
    </>
  );
}

export const FoodsScreen = () => <DataScreen kind={foods} />;
export const TidyFoodsScreen = () => <TidyScreen kind={foods} />;
