import { contract, type Label, plainLabelColor } from '@larder/contract';
import type { UseFormReturnType } from '@mantine/form';
import { linkOptions } from '@tanstack/react-router';
import curry from '../../art/chickpea-curry.webp';
import salad from '../../art/garden-salad.webp';
import vegetables from '../../art/roast-vegetables.webp';
import { tablePreference } from '../../components/data-table/index.ts';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import {
  byName,
  type Counted,
  type DataKind,
  DataScreen,
  NameInput,
  referencesColumn,
  savingBy,
  TidyScreen,
  textColumn,
  useCounted,
} from '../entities/index.ts';
import { ColorField } from './ColorField.tsx';
import { LabelChip, useLabels } from './index.ts';

interface LabelDraft {
  name: string;
  color: string;
}

const labels: DataKind<Counted<Label>, LabelDraft> = {
  name: 'labels',
  endpoints: contract.labels,
  useRows: () => useCounted(useLabels(), contract.labels),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.labels.create, { quiet: true, onDone }),
      useChange(contract.labels.replace, { quiet: true, onDone }),
      (draft: LabelDraft) => draft,
    ),
  taste: tablePreference('labels', byName),
  columns: () => [
    {
      key: 'name',
      title: t('data.name'),
      cell: (label) => <LabelChip label={label} />,
      least: 150,
      share: 2,
      sortBy: ({ name }) => name,
    },
    textColumn('color', t('data.color'), ({ color }) => color, { share: 1 }),
    referencesColumn(t('data.foods'), labels),
  ],
  summary: ({ references }) => t('data.on-foods', { count: references }),
  textsOf: ({ name }) => [name],
  referencesAt: (row) => linkOptions({ to: '/group/data/foods', search: { label: row.id } }),
  emptyDraft: { name: '', color: plainLabelColor },
  draftOf: ({ name, color }) => ({ name, color }),
  check: () => ({}),
  Fields: LabelFields,
  pictures: [vegetables, salad, curry],
  isSeeded: true,
};

function LabelFields({ form }: { form: UseFormReturnType<LabelDraft> }) {
  const { name, color } = form.values;
  return (
    <>
      <NameInput {...form.getInputProps('name')} />
      <ColorField value={color} onChange={(chosen) => form.setFieldValue('color', chosen)} />
      <div>
        <LabelChip label={{ name: name || t('data.label'), color }} />
      </div>
    </>
  );
}

export const LabelsScreen = () => <DataScreen kind={labels} />;
export const TidyLabelsScreen = () => <TidyScreen kind={labels} />;
