import type { MeasuringSystem } from '@larder/kitchen/units';
import { preference } from '../../../../lib/preferences/preference.ts';

export const measurings = ['original', 'metric', 'us'] as const satisfies readonly ('original' | MeasuringSystem)[];
export type Measuring = (typeof measurings)[number];

/** The units that this person reads recipes in: kept on this device. */
export const measuringPreference = preference<{ measuring: Measuring }>('recipe-measuring', { measuring: 'original' });
