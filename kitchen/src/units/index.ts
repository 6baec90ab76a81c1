export { type AmountInText, amountInText } from './amount-in-text.ts';
export { convert } from './convert.ts';
export { densityOf } from './densities/density-of.ts';
export { findUnit } from './find-unit.ts';
export type { LadderUnit, ShownAmount } from './ladders.ts';
export { type GroupUnit, measureOf } from './measure-of.ts';
export { type MeasuringSystem, shownIn, tidied } from './shown-in.ts';
export { type StandardUnit, type StandardUnitName, standardUnits } from './standard-units.ts';
export { stepIn } from './steps/step-in.ts';
