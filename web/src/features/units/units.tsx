import { contract, type StandardUnit, standardUnits, type UnitRow } from '@larder/contract';
import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { linkOptions } from '@tanstack/react-router';
import { tablePreference } from '../../components/data-table/index.ts';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import {
  AliasesInput,
  aliasesColumn,
  aliasNames,
  allRows,
  asAliases,
  byName,
  type DataKind,
  DataScreen,
  DescriptionInput,
  NameInput,
  nameColumn,
  PluralInput,
  referencesColumn,
  savingBy,
  TidyScreen,
  textColumn,
  unusedRows,
} from '../entities/index.ts';
import classes from './units.module.css';

interface UnitDraft {
  name: string;
  pluralName: string;
  abbreviation: string;
  pluralAbbreviation: string;
  useAbbreviation: boolean;
  fraction: boolean;
  aliases: string[];
  standardQuantity: number | '';
  standardUnit: StandardUnit | null;
  description: string;
}

const standardNames = {
  milliliter: 'data.milliliter',
  liter: 'data.liter',
  gram: 'data.gram',
  kilogram: 'data.kilogram',
  fluid_ounce: 'data.fluid-ounce',
  cup: 'data.cup',
  ounce: 'data.ounce',
  pound: 'data.pound',
} as const satisfies Record<StandardUnit, MessageKey>;

const symbols = {
  milliliter: 'data.in-milliliters',
  liter: 'data.in-liters',
  gram: 'data.in-grams',
  kilogram: 'data.in-kilograms',
  fluid_ounce: 'data.in-fluid-ounces',
  cup: 'data.in-cups',
  ounce: 'data.in-ounces',
  pound: 'data.in-pounds',
} as const satisfies Record<StandardUnit, MessageKey>;

/** “240 ml”, null for a unit that equals none. */
const standardOf = ({ standardQuantity, standardUnit }: UnitRow) =>
  standardQuantity === null || standardUnit === null
    ? null
    : t(symbols[standardUnit], { quantity: formatNumber(standardQuantity), count: standardQuantity });

export const units: DataKind<UnitRow, UnitDraft> = {
  name: 'units',
  endpoints: contract.units,
  useRows: () => useFetch(contract.units.list, { query: allRows }),
  useUnused: (enabled) => useFetch(contract.units.list, { query: unusedRows }, { enabled }),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.units.create, { quiet: true, onDone }),
      useChange(contract.units.replace, { quiet: true, onDone }),
      ({ aliases, standardQuantity, standardUnit, ...rest }: UnitDraft) => ({
        ...rest,
        aliases: asAliases(aliases),
        standardQuantity: standardQuantity === '' ? null : standardQuantity,
        standardUnit: standardQuantity === '' ? null : standardUnit,
      }),
    ),
  taste: tablePreference('units', byName),
  columns: () => [
    nameColumn(),
    textColumn('pluralName', t('data.plural'), ({ pluralName }) => pluralName),
    textColumn('abbreviation', t('data.abbreviation'), ({ abbreviation }) => abbreviation, { least: 100, share: 0.8 }),
    textColumn('standard', t('data.equals'), standardOf, { least: 110, share: 1 }),
    referencesColumn(t('data.recipes'), units),
    aliasesColumn(),
    textColumn('shown', t('data.shown-as'), shownAs, { isExtra: true }),
    textColumn('description', t('data.description'), ({ description }) => description, { isExtra: true, share: 2 }),
  ],
  summary: (unit) =>
    [unit.abbreviation, standardOf(unit), t('data.in-recipes', { count: unit.recipeCount })]
      .filter(Boolean)
      .join(' · '),
  textsOf: (unit) => [
    unit.name,
    unit.pluralName ?? '',
    unit.abbreviation,
    unit.pluralAbbreviation ?? '',
    unit.description,
    ...aliasNames(unit),
  ],
  aliasesOf: aliasNames,
  referencesOf: ({ recipeCount }) => recipeCount,
  referencesAt: (row) => linkOptions({ to: '/group/data/units/$unitId', params: { unitId: row.id } }),
  emptyDraft: {
    name: '',
    pluralName: '',
    abbreviation: '',
    pluralAbbreviation: '',
    useAbbreviation: false,
    fraction: true,
    aliases: [],
    standardQuantity: '',
    standardUnit: null,
    description: '',
  },
  draftOf: ({ aliases, pluralName, pluralAbbreviation, standardQuantity, ...unit }) => ({
    name: unit.name,
    pluralName: pluralName ?? '',
    abbreviation: unit.abbreviation,
    pluralAbbreviation: pluralAbbreviation ?? '',
    useAbbreviation: unit.useAbbreviation,
    fraction: unit.fraction,
    aliases: aliasNames({ aliases }),
    standardQuantity: standardQuantity ?? '',
    standardUnit: unit.standardUnit,
    description: unit.description,
  }),
  check: ({ standardQuantity, standardUnit }) => ({
    ...(standardQuantity === 0 && { standardQuantity: t('data.equals-more') }),
    ...(standardQuantity !== '' && standardUnit === null && { standardUnit: t('data.equals-unit-missing') }),
  }),
  Fields: UnitFields,
  merging: {
    kind: 'unit',
    usePreview: (fromUnit, toUnit) => useFetch(contract.units.previewMerge, { query: { fromUnit, toUnit } }),
    useMerge: () => {
      const { mutateAsync, isPending } = useChange(contract.units.merge, { saysDone: true });
      return { mutateAsync: ({ from, to }) => mutateAsync({ body: { fromUnit: from, toUnit: to } }), isPending };
    },
  },
  isSeeded: true,
};

/** How an amount of one and a half of it looks on a recipe. */
function shownAs({ name, pluralName, abbreviation, pluralAbbreviation, useAbbreviation, fraction }: UnitRow) {
  const word = useAbbreviation && abbreviation ? pluralAbbreviation || abbreviation : pluralName || name;
  return t('data.equals-of', { quantity: fraction ? '1½' : formatNumber(1.5), unit: word });
}

function UnitFields({ form }: { form: UseFormReturnType<UnitDraft> }) {
  return (
    <>
      <div className={classes.pair}>
        <NameInput placeholder={t('data.unit-example')} {...form.getInputProps('name')} />
        <PluralInput {...form.getInputProps('pluralName')} />
        <TextInput label={t('data.abbreviation')} maxLength={255} {...form.getInputProps('abbreviation')} />
        <TextInput
          label={t('data.plural-abbreviation')}
          maxLength={255}
          {...form.getInputProps('pluralAbbreviation')}
        />
      </div>
      <Switch
        label={t('data.use-abbreviation')}
        description={t('data.use-abbreviation-hint')}
        {...form.getInputProps('useAbbreviation', { type: 'checkbox' })}
      />
      <Switch
        label={t('data.fraction')}
        description={t('data.fraction-hint')}
        {...form.getInputProps('fraction', { type: 'checkbox' })}
      />
      <div className={classes.pair}>
        <NumberInput
          label={t('data.equals')}
          description={t('data.equals-hint')}
          min={0}
          decimalScale={6}
          hideControls
          allowNegative={false}
          {...form.getInputProps('standardQuantity')}
        />
        <Select
          label={t('data.equals-unit')}
          description={t('data.equals-unit-hint')}
          data={standardUnits.map((unit) => ({ value: unit, label: t(standardNames[unit]) }))}
          clearable
          clearButtonProps={{ 'aria-label': t('data.equals-nothing') }}
          {...form.getInputProps('standardUnit')}
        />
      </div>
      <AliasesInput {...form.getInputProps('aliases')} />
      <DescriptionInput {...form.getInputProps('description')} />
    </>
  );
}

export const UnitsScreen = () => <DataScreen kind={units} />;
export const TidyUnitsScreen = () => <TidyScreen kind={units} />;
