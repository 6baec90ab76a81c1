import { type StandardUnit, standardUnits, type Unit } from '@larder/contract';
import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import { AliasesInput, aliasNames, asAliases, DescriptionInput, NameInput, PluralInput } from '../entities/index.ts';
import classes from './UnitFields.module.css';

export interface UnitDraft {
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

export const emptyUnit: UnitDraft = {
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
};

export const draftOfUnit = ({
  aliases,
  pluralName,
  pluralAbbreviation,
  standardQuantity,
  ...unit
}: Unit): UnitDraft => ({
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
});

/** As the server takes it. */
export const unitOfDraft = ({ aliases, standardQuantity, standardUnit, ...rest }: UnitDraft) => ({
  ...rest,
  aliases: asAliases(aliases),
  standardQuantity: standardQuantity === '' ? null : standardQuantity,
  standardUnit: standardQuantity === '' ? null : standardUnit,
});

export const checkUnit = ({ standardQuantity, standardUnit }: UnitDraft) => ({
  ...(standardQuantity === 0 && { standardQuantity: t('data.equals-more') }),
  ...(standardQuantity !== '' && standardUnit === null && { standardUnit: t('data.equals-unit-missing') }),
});

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

export function UnitFields({ form }: { form: UseFormReturnType<UnitDraft> }) {
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
