import { contract, type StandardUnit, type Unit } from '@larder/contract';
import { linkOptions } from '@tanstack/react-router';
import pie from '../../art/berry-pie.webp';
import cake from '../../art/chocolate-cake.webp';
import bread from '../../art/sourdough.webp';
import { tablePreference } from '../../components/data-table/index.ts';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import {
  aliasesColumn,
  aliasNames,
  allRows,
  byName,
  type Counted,
  type DataKind,
  DataScreen,
  nameColumn,
  referencesColumn,
  savingBy,
  TidyScreen,
  textColumn,
  useCounted,
} from '../entities/index.ts';
import { checkUnit, draftOfUnit, emptyUnit, type UnitDraft, UnitFields, unitOfDraft } from './UnitFields.tsx';

/** An abbreviation in Latin letters would take the number after it along to its own side of a line that runs to the left. */
const isolated = (text: string) => text && `\u2068${text}\u2069`;

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
const standardOf = ({ standardQuantity, standardUnit }: Unit) =>
  standardQuantity === null || standardUnit === null
    ? null
    : t(symbols[standardUnit], { quantity: formatNumber(standardQuantity), count: standardQuantity });

export const units: DataKind<Counted<Unit>, UnitDraft> = {
  name: 'units',
  endpoints: contract.units,
  useRows: () => useCounted(useFetch(contract.units.list, { query: allRows }), contract.units),
  useSaving: (onDone) =>
    savingBy(
      useChange(contract.units.create, { quiet: true, onDone }),
      useChange(contract.units.replace, { quiet: true, onDone }),
      unitOfDraft,
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
    [isolated(unit.abbreviation), standardOf(unit), t('data.in-recipes', { count: unit.references })]
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
  referencesAt: (row) => linkOptions({ to: '/group/data/units/$unitId', params: { unitId: row.id } }),
  emptyDraft: emptyUnit,
  draftOf: draftOfUnit,
  check: checkUnit,
  Fields: UnitFields,
  merging: {
    kind: 'unit',
    usePreview: (fromUnit, toUnit) => useFetch(contract.units.previewMerge, { query: { fromUnit, toUnit } }),
    useMerge: () => {
      const { mutateAsync, isPending } = useChange(contract.units.merge, { saysDone: true });
      return { mutateAsync: ({ from, to }) => mutateAsync({ body: { fromUnit: from, toUnit: to } }), isPending };
    },
  },
  pictures: [bread, cake, pie],
  isSeeded: true,
};

/** How an amount of one and a half of it looks on a recipe. */
function shownAs({ name, pluralName, abbreviation, pluralAbbreviation, useAbbreviation, fraction }: Unit) {
  const word = useAbbreviation && abbreviation ? pluralAbbreviation || abbreviation : pluralName || name;
  return t('data.equals-of', { quantity: fraction ? '1½' : formatNumber(1.5), unit: word });
}

export const UnitsScreen = () => <DataScreen kind={units} />;
export const TidyUnitsScreen = () => <TidyScreen kind={units} />;
