import type { MeasuringSystem } from '../shown-in.ts';
import { gasMarksIn } from './gas-marks.ts';
import { lengthsIn } from './lengths.ts';
import { temperaturesIn } from './temperatures.ts';

/**
 * The text of a step with its temperatures and lengths in the units of a system: "350°F" is "180 °C", "a 9-inch pan" a "23 cm
 * pan". Where both are written already, or the scale is not said, nothing changes; a gas mark has
 * degrees beside it.
 */
export const stepIn = (system: MeasuringSystem, text: string, locale?: string): string =>
  lengthsIn(system, gasMarksIn(system, temperaturesIn(system, text)), locale);
