import type { MeasuringSystem } from '../shown-in.ts';
import { lengthsIn } from './lengths.ts';
import { ovenMarksIn } from './oven-marks.ts';
import { temperaturesIn } from './temperatures.ts';

/**
 * The text of a step with its temperatures and lengths in the units of a system: "350°F" is "180 °C", "a 9-inch pan" a "23 cm
 * pan". Where both are written already, or the scale is not said, nothing changes; a gas mark, a
 * German "Stufe" or a French thermostat has degrees beside it.
 */
export const stepIn = (system: MeasuringSystem, text: string, locale?: string): string =>
  lengthsIn(system, ovenMarksIn(system, temperaturesIn(system, text)), locale);
