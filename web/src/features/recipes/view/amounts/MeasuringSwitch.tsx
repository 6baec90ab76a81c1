import { SegmentedControl } from '@mantine/core';
import { type MessageKey, t } from '../../../../lib/messages/index.ts';
import { type Measuring, measuringPreference, measurings } from './shown-line.ts';

const words = {
  original: 'recipe.amounts.original',
  metric: 'recipe.amounts.metric',
  us: 'recipe.amounts.us',
} as const satisfies Record<Measuring, MessageKey>;

/** The units that recipes are read in, on this device. */
export function MeasuringSwitch() {
  const [{ measuring }, change] = measuringPreference.use();
  return (
    <SegmentedControl
      aria-label={t('recipe.amounts.measures')}
      data={measurings.map((value) => ({ value, label: t(words[value]) }))}
      value={measuring}
      onChange={(value) => change({ measuring: measurings.find((known) => known === value) ?? 'original' })}
    />
  );
}
